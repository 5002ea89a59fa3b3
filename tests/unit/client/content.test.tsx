import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ContentImage, imageSources, scaledUrl } from "../../../client/content/content-image.tsx";
import { regular, small } from "../../../client/content/content-link.css.ts";
import { ContentLink } from "../../../client/content/content-link.tsx";
import { SiteOrigin } from "../../../client/content/page-address.ts";
import { RichText } from "../../../client/content/rich-text.tsx";
import { ShareLinks } from "../../../client/server/content/share-links.tsx";
import type { HeadingLevel, RichText as Text } from "../../../src/domain/content/rich-text.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { paragraph } from "../sample-content.ts";

function html(text: Text, topLevel?: HeadingLevel): string {
  const markup = renderToStaticMarkup(<RichText text={text} topLevel={topLevel} />);
  return markup.replace(/^<div[^>]*>|<\/div>$/g, "");
}

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

const PAGE: Link = { kind: "page", href: "/investors" };
const WEB: Link = { kind: "web", href: "https://registry.example/" };

function anchor(link: Link, options: Partial<ComponentProps<typeof ContentLink>> = {}): string {
  return renderToStaticMarkup(
    <ContentLink link={link} {...options}>
      Words
    </ContentLink>,
  );
}

describe("a link of the content", () => {
  it("has only its text by default", () => {
    expect(anchor(PAGE)).toBe('<a href="/investors">Words</a>');
  });

  it("may have its whole address for print", () => {
    const printed = (link: Link) =>
      renderToStaticMarkup(
        <SiteOrigin value="https://www.example.com">
          <ContentLink link={link} isPrinted>
            Words
          </ContentLink>
        </SiteOrigin>,
      );
    expect(printed(PAGE)).toContain('data-address="https://www.example.com/investors"');
    expect(printed(WEB)).not.toContain("data-address");
  });

  it("has a title", () => {
    expect(anchor(PAGE, { title: "Figures and dates" })).toContain('title="Figures and dates"');
  });

  it("respects an explicit target for every kind", () => {
    expect(anchor(PAGE, { target: "_blank" })).toContain('target="_blank"');
    expect(anchor(PAGE, { target: "_blank" })).toContain('rel="noopener"');
    expect(anchor(WEB, { target: "_self" })).not.toContain("target");
  });

  it("may be regular or small, or have a download icon", () => {
    expect(anchor(PAGE, { isRegular: true })).toContain(`class="${regular}"`);
    expect(anchor(PAGE, { isSmall: true })).toContain(`class="${small}"`);
    expect(anchor(PAGE, { hasDownloadIcon: true })).toContain("<svg");
    expect(anchor(PAGE)).not.toContain("<svg");
  });

  it("leads to / while unresolved, and holds its target", () => {
    const target = { linkType: "Document", type: "pdf", uid: "annual-report-fy26" };
    expect(anchor({ kind: "unresolved", href: "/", target })).toBe(
      `<a href="/" data-unresolved="${JSON.stringify(target).replaceAll('"', "&quot;")}">Words</a>`,
    );
  });
});

const image = { url: "https://images.example/track.jpg", width: 1200, height: 800, alt: "The home straight" };

describe("the address of a scaled image", () => {
  it("has parameters for the width and the best format", () => {
    expect(scaledUrl(image, 640)).toBe("https://images.example/track.jpg?auto=format,compress&w=640");
  });

  it("may be relative to the root of the site", () => {
    expect(scaledUrl({ ...image, url: "/images/track.jpg" }, 640)).toMatch(/^\/images\/track\.jpg\?.*w=640$/);
  });

  it("keeps a crop and replaces existing scaling parameters", () => {
    const url = "https://images.example/track.jpg?auto=compress&rect=0,10,1200,800&w=1200&h=800";
    const query = new URL(scaledUrl({ ...image, url }, 600)).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      auto: "format,compress",
      rect: "0,10,1200,800",
      w: "600",
      h: "400",
    });
  });
});

describe("the sources of an image", () => {
  const widthsOf = (width: number) =>
    imageSources({ ...image, width })
      .split(", ")
      .map((source) => source.split(" ")[1]);

  it("end with its own width", () => {
    expect(widthsOf(700)).toEqual(["360w", "560w", "700w"]);
  });

  it("are never larger than screens need", () => {
    expect(widthsOf(6000).at(-1)).toBe("2000w");
  });
});

describe("an image", () => {
  it("has dimensions and is loaded lazily", () => {
    const markup = renderToStaticMarkup(<ContentImage image={image} sizes="50vw" />);
    expect(markup).toMatch(/width="1200" height="800" loading="lazy"/);
    expect(markup).toContain('alt="The home straight"');
    expect(markup).toContain('sizes="50vw"');
  });

  it.each(["/images/map.svg?auto=format", "/images/MAP.SVG"])("that is an SVG is not scaled: %s", (url) => {
    const drawing = { ...image, url };
    const markup = renderToStaticMarkup(<ContentImage image={drawing} sizes="50vw" />);
    expect(markup).toContain(`src="${url}"`);
    expect(markup).toContain('width="1200" height="800"');
    expect(markup).not.toMatch(/srcset|sizes/i);
  });

  it("loads eagerly with priority", () => {
    const markup = renderToStaticMarkup(<ContentImage image={image} sizes="100vw" priority />);
    expect(markup).not.toContain("lazy");
    expect(markup).toMatch(/fetchpriority="high"/i);
  });
});

function shared(title: string): string {
  return renderToStaticMarkup(<ShareLinks path="/news/results" title={title} />);
}

describe("share links", () => {
  it("start a mail with the title as its subject", () => {
    expect(shared("Results & dividend")).toContain("mailto:?subject=Results%20%26%20dividend&amp;body=");
  });

  it("replace a lone surrogate in the title, which cannot be encoded", () => {
    expect(shared("Results \ud800")).toContain(
      `mailto:?subject=Results%20${encodeURIComponent("\ufffd")}&amp;`,
    );
  });
});
