import { describe, expect, it } from "vitest";
import { Place } from "../../../src/adapters/prismic/field.ts";
import { richText } from "../../../src/adapters/prismic/rich-text-field.ts";
import { recordingLog } from "./recording-log.ts";

describe("rich text", () => {
  function readBody(...body: unknown[]) {
    const log = recordingLog();
    const place = new Place({ id: "page_sample", type: "page" }, log, "data.body");
    return { body: richText(body, place), warnings: log.warnings };
  }

  const bodyOf = (...body: unknown[]) => readBody(...body).body;

  it("shows a link to an unpublished document as text, and reports it", () => {
    const data = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };
    const spans = [{ start: 4, end: 13, type: "hyperlink", data }];
    const { body, warnings } = readBody({ type: "paragraph", text: "Our locations today", spans });
    expect(body).toEqual([{ kind: "paragraph", children: ["Our ", "locations", " today"] }]);
    expect(warnings).toMatchObject([
      {
        document: "page_sample",
        field: "data.body[0].spans[0].data",
        problem: "leads to a document that is not published",
      },
    ]);
  });

  it("has headings of six levels", () => {
    const levels = [1, 2, 3, 4, 5, 6];
    const blocks = levels.map((level) => ({ type: `heading${level}`, text: "A", spans: [] }));
    expect(bodyOf(...blocks)).toEqual(levels.map((level) => ({ kind: "heading", level, children: ["A"] })));
    expect(readBody({ type: "heading7", text: "A", spans: [] }).body).toEqual([]);
  });

  it("nests marks, and does not split a link with an emphasised word", () => {
    const text = "Read the annual report now";
    const data = { link_type: "Web", url: "https://x.test/" };
    const spans = [
      { start: 9, end: 22, type: "hyperlink", data },
      { start: 9, end: 15, type: "em" },
      { start: 0, end: 15, type: "strong" },
    ];
    expect(bodyOf({ type: "paragraph", text, spans })).toEqual([
      {
        kind: "paragraph",
        children: [
          { kind: "strong", children: ["Read the "] },
          {
            kind: "link",
            link: { kind: "web", href: "https://x.test/" },
            children: [{ kind: "strong", children: [{ kind: "em", children: ["annual"] }] }, " report"],
          },
          " now",
        ],
      },
    ]);
  });

  it("groups items into lists", () => {
    const item = (type: string, text: string) => ({ type, text, spans: [] });
    expect(
      bodyOf(
        item("list-item", "a"),
        item("list-item", "b"),
        item("o-list-item", "1"),
        item("paragraph", "p"),
      ),
    ).toMatchObject([
      { kind: "list", ordered: false, items: [["a"], ["b"]] },
      { kind: "list", ordered: true, items: [["1"]] },
      { kind: "paragraph" },
    ]);
  });

  it("leaves out empty paragraphs and unknown blocks", () => {
    expect(bodyOf({ type: "paragraph", text: " " }, { type: "hologram" })).toEqual([]);
  });

  it("limits spans to the length of the text", () => {
    const spans = [{ start: 2, end: 99, type: "strong" }];
    expect(bodyOf({ type: "paragraph", text: "abcd", spans })).toMatchObject([
      { children: ["ab", { kind: "strong", children: ["cd"] }] },
    ]);
  });
});
