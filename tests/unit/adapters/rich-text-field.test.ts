import { describe, expect, it } from "vitest";
import { richText } from "../../../src/adapters/prismic/rich-text-field.ts";
import { pathOf } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

function readBody(...body: unknown[]) {
  const log = recordingLog();
  const path = pathOf({ id: "page_sample", type: "page" }, log, "data.body");
  return { body: richText(body, path), warnings: log.warnings };
}

const bodyOf = (...body: unknown[]) => readBody(...body).body;

const web = { link_type: "Web" as const, url: "https://x.test/" };
const unpublished = { link_type: "Document", id: "p", type: "page", uid: "gone", isBroken: true };
const mark = (type: string, start: number, end: number) => ({ type, start, end });
const hyperlink = (start: number, end: number, data: object = web) => ({
  ...mark("hyperlink", start, end),
  data,
});
const label = (start: number, end: number) => ({ ...mark("label", start, end), data: { label: "small" } });
const block = (type: string, text: string, ...spans: object[]) => ({ type, text, spans });
const paragraph = (text: string, ...spans: object[]) => block("paragraph", text, ...spans);

const link = { kind: "link", link: { kind: "web", href: "https://x.test/" } };
const LINES = "Level 14\u000bBrisbane\u2028Qld\r\n4000\u200b\ufeff\u0007";
const JOINED = "\u{1f469}\u200d\u{1f52c} \u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645";

describe("rich text", () => {
  it("shows a link to an unpublished document as text, and reports it", () => {
    const { body, warnings } = readBody(paragraph("Our locations today", hyperlink(4, 13, unpublished)));
    expect(body).toEqual([{ kind: "paragraph", children: ["Our ", "locations", " today"] }]);
    const problem = "leads to a document that is not published";
    const field = "data.body[0].spans[0].data";
    expect(warnings).toMatchObject([{ document: "page_sample", field, problem }]);
  });

  it("has headings of six levels", () => {
    const levels = [1, 2, 3, 4, 5, 6];
    const blocks = levels.map((level) => block(`heading${level}`, "A"));
    expect(bodyOf(...blocks)).toEqual(levels.map((level) => ({ kind: "heading", level, children: ["A"] })));
    expect(bodyOf(block("heading7", "A"))).toEqual([]);
  });

  it.each([
    [
      "nests marks, and does not split a link with an emphasised word",
      paragraph("Read the annual report now", hyperlink(9, 22), mark("em", 9, 15), mark("strong", 0, 15)),
      [
        { kind: "strong", children: ["Read the "] },
        {
          ...link,
          children: [{ kind: "strong", children: [{ kind: "em", children: ["annual"] }] }, " report"],
        },
        " now",
      ],
    ],
    [
      "has the line breaks of word processors, and no characters that nobody sees",
      paragraph(LINES, mark("strong", 9, 17)),
      ["Level 14\n", { kind: "strong", children: ["Brisbane"] }, "\nQld\n4000"],
    ],
    ["has them in preformatted text", block("preformatted", LINES), ["Level 14\nBrisbane\nQld\n4000"]],
    ["keeps what joins letters", paragraph(JOINED), [JOINED]],
    [
      "keeps links in preformatted text",
      block("preformatted", "See here", hyperlink(4, 8)),
      ["See ", { ...link, children: ["here"] }],
    ],
    [
      "shows the words of a label, and no link without words",
      paragraph("A B", label(0, 1), hyperlink(1, 2)),
      ["A B"],
    ],
    [
      "limits spans to the length of the text",
      paragraph("abcd", mark("strong", 2, 99)),
      ["ab", { kind: "strong", children: ["cd"] }],
    ],
  ])("%s", (_, given, children) => {
    expect(bodyOf(given)).toEqual([{ kind: given.type, children }]);
  });

  it("groups items into lists, which an empty paragraph ends", () => {
    const bullet = block("list-item", "a");
    const first = block("o-list-item", "1");
    expect(bodyOf(bullet, bullet, first, paragraph("p"), first, paragraph(""), first)).toMatchObject([
      { kind: "list", ordered: false, items: [["a"], ["a"]] },
      { kind: "list", ordered: true, items: [["1"]] },
      { kind: "paragraph" },
      { kind: "list", items: [["1"]] },
      { kind: "list", items: [["1"]] },
    ]);
  });

  const types = ["heading1", "paragraph", "list-item", "o-list-item", "preformatted"] as const;

  it.each([...types, "embed"])("leaves out a %s without a text", (type) => {
    const texts = ["", " \n", "\u000b", "\u200b\ufeff\u00a0"].map((text) => block(type, text));
    const empty = type === "embed" ? [{ type, oembed: {} }] : texts;
    expect(readBody(...empty)).toEqual({ body: [], warnings: [] });
  });

  it("leaves out unknown blocks, and reports them", () => {
    const warnings = [{ problem: 'unknown block "hologram"' }];
    expect(readBody({ type: "hologram" })).toMatchObject({ body: [], warnings });
  });

  it("has images with their links", () => {
    const image = { url: "https://x.test/a.webp", alt: "A chart", dimensions: { width: 800, height: 600 } };
    const picture = (linkTo: object) => ({ type: "image", ...image, linkTo });
    expect(bodyOf(picture(web))).toMatchObject([{ kind: "image", linkTo: link.link }]);
    const { body, warnings } = readBody(picture(unpublished));
    expect(body).toMatchObject([{ kind: "image", image: { alt: "A chart" } }]);
    expect(body[0]).not.toHaveProperty("linkTo");
    expect(warnings).toMatchObject([{ field: "data.body[0].linkTo" }]);
  });

  it.each(["paragraph", "heading2", "list-item", "preformatted"])("has the direction of a %s", (type) => {
    const written = block(type, "\u05e9\u05dc\u05d5\u05dd");
    expect(bodyOf({ ...written, direction: "rtl" })).toMatchObject([{ direction: "rtl" }]);
    expect(bodyOf({ ...written, direction: "ltr" })[0]).not.toHaveProperty("direction");
  });
});
