import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../sandbox/content/json.ts";
import { fromMarkup, toMarkup } from "../../../sandbox/content/rich-text-markup.ts";

const block = (type: string, text: string, spans: Json[] = []): JsonObject => ({
  type,
  text,
  spans,
  direction: "ltr",
});
const web = (url: string, more: JsonObject = {}): JsonObject => ({ link_type: "Web", url, ...more });
const linkOf = (target: string): JsonObject => ({ link_type: "Web", url: target });
const read = (markup: string, before: Json[] = []) =>
  fromMarkup(markup, before, linkOf, (name) => ({ url: `https://images.example/${name}`, alt: null }));

const image: JsonObject = {
  type: "image",
  url: "https://images.example/a.jpg",
  alt: "A",
  dimensions: { width: 1, height: 1 },
};

describe("a rich text as markup", () => {
  it.each<[string, Json[], string]>([
    ["paragraphs", [block("paragraph", "One"), block("paragraph", "Two")], "One\n\nTwo"],
    ["a line within a paragraph", [block("paragraph", "One\nTwo")], "One\nTwo"],
    ["headings", [block("heading2", "A"), block("heading3", "B")], "## A\n\n### B"],
    [
      "lists",
      [block("paragraph", "P"), block("list-item", "a"), block("list-item", "b"), block("o-list-item", "c")],
      "P\n\n- a\n- b\n\n1. c",
    ],
    [
      "strong and emphasised words, one within the other",
      [
        block("paragraph", "so very bold", [
          { start: 3, end: 12, type: "strong" },
          { start: 3, end: 7, type: "em" },
        ]),
      ],
      "so **_very_ bold**",
    ],
    [
      "a link, in a new window",
      [
        block("paragraph", "See us", [
          { start: 4, end: 6, type: "hyperlink", data: web("https://x.example", { target: "_blank" }) },
        ]),
      ],
      "See [us](https://x.example _blank)",
    ],
    [
      "links to documents and files",
      [
        block("paragraph", "A B", [
          { start: 0, end: 1, type: "hyperlink", data: { link_type: "Document", id: "page_a" } },
          {
            start: 2,
            end: 3,
            type: "hyperlink",
            data: { link_type: "Media", name: "b.pdf", url: "https://m.example/b.pdf" },
          },
        ]),
      ],
      "[A](document:page_a) [B](media:b.pdf)",
    ],
    [
      "what looks like a mark",
      [block("paragraph", "# 5*3 = a_b [c] {d}\n- e\n1. f \\")],
      "\\# 5\\*3 = a\\_b \\[c\\] \\{d}\n\\- e\n1\\. f \\\\",
    ],
  ])("has %s", (_what, nodes, markup) => {
    expect(toMarkup(nodes)).toBe(markup);
    expect(read(markup, nodes)).toEqual(nodes);
    expect(read(markup).map(textsOf)).toEqual(nodes.map(textsOf));
  });

  it.each<[string, Json]>([
    ["an image", image],
    ["a label", { ...block("paragraph", "Note"), label: "note" }],
    [
      "words that are marked over each other",
      block("paragraph", "abc", [
        { start: 0, end: 2, type: "strong" },
        { start: 1, end: 3, type: "em" },
      ]),
    ],
    ["an empty paragraph", block("paragraph", "")],
    ["an empty line in a paragraph", block("paragraph", "a\n\nb")],
    ["preformatted text", block("preformatted", "a\n  b")],
    [
      "an address with a bracket",
      block("paragraph", "a", [{ start: 0, end: 1, type: "hyperlink", data: web("https://x.example/(y)") }]),
    ],
  ])("keeps %s as a placeholder line when other blocks change", (_what, node) => {
    const before = [block("paragraph", "First"), node, block("paragraph", "Last")];
    const markup = toMarkup(before);
    expect(markup).toMatch(/^First\n\n\{\{2 [\w-]+\}\}\n\nLast$/);
    const [, kept] = read(markup.replace("First", "Changed"), before);
    expect(kept).toBe(node);
    const line = markup.split("\n\n")[1] ?? "";
    expect(read(`${line}\n\nFirst`, before)).toEqual([node, block("paragraph", "First")]);
  });

  it("keeps data without markup: of an unchanged block, and of a link in a changed one", () => {
    const link = web("https://x.example", { key: "k-1" });
    const before = [
      block("paragraph", "See us", [{ start: 4, end: 6, type: "hyperlink", data: link }]),
      { type: "paragraph", text: "Without a direction", spans: [] },
    ];
    const [changed, same] = read(toMarkup(before).replace("See", "Do see"), before);
    expect(same).toBe(before[1]);
    expect(changed).toEqual(
      block("paragraph", "Do see us", [{ start: 7, end: 9, type: "hyperlink", data: link }]),
    );
  });

  it.each(["**bold", "_a", "[words", "{{9 image}}"])(
    "refuses %s, which has no end or stands for nothing",
    (markup) => {
      expect(() => read(markup)).toThrow(/has no end|There is no block 9/);
    },
  );

  it("accepts the line ends that browsers send", () => {
    expect(read("One\r\n\r\nTwo")).toEqual([block("paragraph", "One"), block("paragraph", "Two")]);
  });
});

/** The content of a block: all of it, except the data of links other than their addresses. */
function textsOf(node: Json): Json {
  const { type, text } = JSON.parse(JSON.stringify(node));
  return [type, text];
}

describe("what is inserted into a rich text", () => {
  it("is an image of the media library, with its alternative text", () => {
    expect(read("Before\n![A course from the air](course.webp)\nAfter")).toEqual([
      block("paragraph", "Before"),
      { type: "image", url: "https://images.example/course.webp", alt: "A course from the air" },
      block("paragraph", "After"),
    ]);
    expect(read("![](course.webp)")).toMatchObject([{ type: "image", alt: null }]);
  });

  it("is an embed, with its title", () => {
    expect(read("!embed[The meeting](https://video.example/agm?t=1)")).toEqual([
      {
        type: "embed",
        oembed: { type: "link", embed_url: "https://video.example/agm?t=1", title: "The meeting" },
      },
    ]);
  });

  it("is no text with a link after an exclamation mark, which stays one", () => {
    const spans = [{ start: 1, end: 3, type: "hyperlink", data: web("https://x.example") }];
    const text = [block("paragraph", "!us", spans), block("paragraph", "!embed[us](x)")];
    expect(read(toMarkup(text))).toEqual(text);
  });
});
