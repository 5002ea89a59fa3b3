import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText } from "../../../client/content/rich-text.tsx";
import type { HeadingLevel, Inline, RichText as Text } from "../../../src/domain/content/rich-text.ts";

function html(text: Text, topLevel?: HeadingLevel): string {
  const markup = renderToStaticMarkup(<RichText text={text} topLevel={topLevel} />);
  return markup.replace(/^<div[^>]*>|<\/div>$/g, "");
}

const paragraph = (...children: Inline[]): Text => [{ kind: "paragraph", children }];

describe("rich text", () => {
  it("renders nothing for an empty text", () => {
    expect(html([])).toBe("");
  });

  it("supports nested emphasis", () => {
    const text = paragraph(
      "Up ",
      { kind: "strong", children: [{ kind: "em", children: ["6.0%"] }] },
      " on FY25",
    );
    expect(html(text)).toBe("<p>Up <strong><em>6.0%</em></strong> on FY25</p>");
  });

  it("keeps line breaks", () => {
    expect(html(paragraph("Level 14\nBrisbane\n"))).toBe("<p>Level 14<br/>Brisbane<br/></p>");
  });

  it("renders both kinds of lists", () => {
    const items = [["One"], ["Two"]];
    expect(html([{ kind: "list", ordered: true, items }])).toBe("<ol><li>One</li><li>Two</li></ol>");
    expect(html([{ kind: "list", ordered: false, items }])).toBe("<ul><li>One</li><li>Two</li></ul>");
  });

  it("keeps links in preformatted text", () => {
    const link = { kind: "page", href: "/results" } as const;
    const children = ["See ", { kind: "link", link, children: ["results"] }, "\n  below"] as const;
    expect(html([{ kind: "preformatted", children }])).toMatch(
      /^<pre>See <a href="\/results"[^>]*>results<\/a><br\/> {2}below<\/pre>$/,
    );
  });

  it("escapes markup", () => {
    expect(html([{ kind: "preformatted", children: ["<b>"] }])).toBe("<pre>&lt;b&gt;</pre>");
  });

  it("links an image to its target", () => {
    const image = { url: "https://images.prismic.io/a.webp", width: 8, height: 6, alt: "A chart" };
    const linkTo = { kind: "page", href: "/results" } as const;
    expect(html([{ kind: "image", image, linkTo }])).toMatch(
      /^<figure><a href="\/results"[^>]*><img [^>]*alt="A chart"[^>]*\/><\/a><\/figure>$/,
    );
  });

  it("has the direction in which it is written", () => {
    const items = [["\u05d0"]];
    expect(html([{ kind: "list", ordered: false, items, direction: "rtl" }])).toMatch(/^<ul dir="rtl">/);
  });

  it("links to an embedded video instead of loading it", () => {
    const markup = html([{ kind: "embed", url: "https://film.example/1", title: "Results briefing" }]);
    expect(markup).toContain('<a href="https://film.example/1"');
    expect(markup).not.toContain("iframe");
  });
});

describe("headings in rich text", () => {
  const heading = (level: HeadingLevel): Text => [{ kind: "heading", level, children: [`Was ${level}`] }];

  it("start at the given level, whatever the editor chose", () => {
    expect(html([...heading(4), ...heading(5)], 3)).toBe("<h3>Was 4</h3><h4>Was 5</h4>");
    expect(html(heading(1))).toBe("<h2>Was 1</h2>");
  });

  it("are never below level 6", () => {
    expect(html([...heading(1), ...heading(6)], 3)).toBe("<h3>Was 1</h3><h6>Was 6</h6>");
  });
});

describe("links in rich text", () => {
  const linked = (kind: "page" | "web" | "pdf" | "media", href: string) =>
    html(paragraph({ kind: "link", link: { kind, href }, children: ["Read on"] }));

  it("within the site open in the same tab", () => {
    expect(linked("page", "/investors")).toMatch(/^<p><a href="\/investors"[^>]*>Read on<\/a><\/p>$/);
    expect(linked("page", "/investors")).not.toContain("target");
    expect(linked("media", "https://files.example/a.zip")).not.toContain("target");
  });

  it.each(["web", "pdf"] as const)("open a new tab for a %s, and announce it", (kind) => {
    const markup = linked(kind, "https://elsewhere.example/");
    expect(markup).toContain('target="_blank" rel="noopener"');
    expect(markup).toContain("(opens in a new tab)");
  });
});
