import { asHTML } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { FieldPath } from "../../../src/adapters/prismic/field.ts";
import { richText } from "../../../src/adapters/prismic/rich-text-field.ts";
import { plainText } from "../../../src/domain/content/rich-text.ts";
import { recordingLog } from "./recording-log.ts";

describe("rich text", () => {
  function readBody(...body: unknown[]) {
    const log = recordingLog();
    const path = new FieldPath({ id: "page_sample", type: "page" }, log, "data.body");
    return { body: richText(body, path), warnings: log.warnings };
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

  it.each(["heading1", "paragraph", "list-item", "o-list-item", "preformatted"])(
    "leaves out a %s without a text",
    (type) => {
      const texts = ["", " \n", "\u000b", "\u200b\ufeff\u00a0"];
      const { body, warnings } = readBody(...texts.map((text) => ({ type, text, spans: [] })));
      expect({ body, warnings }).toEqual({ body: [], warnings: [] });
    },
  );

  it("leaves out an empty embed", () => {
    const { body, warnings } = readBody({ type: "embed", oembed: {} });
    expect({ body, warnings }).toEqual({ body: [], warnings: [] });
  });

  it("leaves out unknown blocks, and reports them", () => {
    const { body, warnings } = readBody({ type: "hologram" });
    expect(body).toEqual([]);
    expect(warnings).toMatchObject([{ problem: 'unknown block "hologram"' }]);
  });

  it("begins a list again after an empty paragraph", () => {
    const item = { type: "o-list-item", text: "First", spans: [] };
    expect(bodyOf(item, { type: "paragraph", text: "", spans: [] }, item)).toHaveLength(2);
  });

  it("has the line breaks of word processors, and no characters that nobody sees", () => {
    const text = "Level 14\u000bBrisbane\u2028Qld\r\n4000\u200b\ufeff\u0007";
    const spans = [{ start: 9, end: 17, type: "strong" }];
    expect(bodyOf({ type: "paragraph", text, spans }, { type: "preformatted", text })).toEqual([
      {
        kind: "paragraph",
        children: ["Level 14\n", { kind: "strong", children: ["Brisbane"] }, "\nQld\n4000"],
      },
      { kind: "preformatted", children: ["Level 14\nBrisbane\nQld\n4000"] },
    ]);
  });

  it("keeps what joins letters", () => {
    const text = "\u{1f469}\u200d\u{1f52c} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645";
    expect(bodyOf({ type: "paragraph", text })).toMatchObject([{ children: [text] }]);
  });

  const picture = {
    type: "image",
    url: "https://images.prismic.io/larkfield/a.webp",
    alt: "A chart",
    copyright: null,
    dimensions: { width: 800, height: 600 },
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  };

  it("has images with their links", () => {
    const linkTo = { link_type: "Web", url: "https://x.test/", target: "_blank" };
    expect(bodyOf({ ...picture, linkTo })).toMatchObject([
      { kind: "image", linkTo: { kind: "web", href: "https://x.test/" } },
    ]);
    const gone = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };
    const { body, warnings } = readBody({ ...picture, linkTo: gone });
    expect(body).toMatchObject([{ kind: "image", image: { alt: "A chart" } }]);
    expect(body[0]).not.toHaveProperty("linkTo");
    expect(warnings).toMatchObject([{ field: "data.body[0].linkTo" }]);
  });

  it("has the direction of each block", () => {
    const blocks = ["paragraph", "heading2", "list-item", "preformatted"].map((type) => ({
      type,
      text: "\u05e9\u05dc\u05d5\u05dd",
      spans: [],
      direction: "rtl",
    }));
    expect(bodyOf(...blocks).map((block) => "direction" in block && block.direction)).toEqual(
      blocks.map(() => "rtl"),
    );
    expect(bodyOf({ ...blocks[0], direction: "ltr" })[0]).not.toHaveProperty("direction");
  });

  it("keeps links in preformatted text", () => {
    const data = { link_type: "Web", url: "https://x.test/" };
    const spans = [{ start: 4, end: 8, type: "hyperlink", data }];
    expect(bodyOf({ type: "preformatted", text: "See here", spans })).toMatchObject([
      { kind: "preformatted", children: ["See ", { kind: "link", link: { href: "https://x.test/" } }] },
    ]);
  });

  it("shows the words of a label, and no link without words", () => {
    const data = { link_type: "Web", url: "https://x.test/" };
    const spans = [
      { start: 0, end: 1, type: "label", data: { label: "small" } },
      { start: 1, end: 2, type: "hyperlink", data },
    ];
    expect(bodyOf({ type: "paragraph", text: "A B", spans })).toEqual([
      { kind: "paragraph", children: ["A B"] },
    ]);
  });

  it("shows all words that the vendor's serialiser shows", () => {
    const spans = [
      { start: 0, end: 8, type: "strong" as const },
      { start: 4, end: 12, type: "em" as const },
      { start: 2, end: 10, type: "label" as const, data: { label: "small" } },
      {
        start: 6,
        end: 16,
        type: "hyperlink" as const,
        data: { link_type: "Web" as const, url: "https://x.test/" },
      },
    ];
    const text = "One two three four";
    const types = ["heading1", "paragraph", "list-item", "o-list-item", "preformatted"] as const;
    const blocks = types.map((type) => ({ type, text, spans }));
    const [first, ...others] = blocks;
    if (first === undefined) throw new Error("no blocks");
    const shown = asHTML([first, ...others]).replace(/<[^>]*>/g, "");
    expect(plainText(bodyOf(...blocks)).replaceAll("\n", "")).toBe(shown);
  });

  it("limits spans to the length of the text", () => {
    const spans = [{ start: 2, end: 99, type: "strong" }];
    expect(bodyOf({ type: "paragraph", text: "abcd", spans })).toMatchObject([
      { children: ["ab", { kind: "strong", children: ["cd"] }] },
    ]);
  });
});
