import type { ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { ContentImage, imageSources, scaledUrl } from "../../../client/content/content-image.tsx";
import { ContentLink } from "../../../client/content/content-link.tsx";
import { SiteOrigin } from "../../../client/content/page-address.ts";
import { RichText } from "../../../client/content/rich-text.tsx";
import { pageUrlOf } from "../../../client/navigation/page-links.ts";
import type { HeadingLevel, RichText as Text } from "../../../src/domain/content/rich-text.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { paragraph } from "../sample-content.ts";
import { rendered } from "./rendered.tsx";

function html(text: Text, topLevel?: HeadingLevel): string {
  const markup = rendered(<RichText text={text} topLevel={topLevel} />);
  return markup.replace(/^<div[^>]*>|<\/div>$/g, "").replace(/ (?:class|data-address)="[^"]*"/g, "");
}

const items = [["One"], ["Two"]];
const toResults = { kind: "page", href: "/results" } as const;

it.each<[string, Text, string]>([
  ["is nothing if it is empty", [], ""],
  [
    "has nested emphasis",
    paragraph("Up ", { kind: "strong", children: [{ kind: "em", children: ["6.0%"] }] }, " on FY25"),
    "<p>Up <strong><em>6.0%</em></strong> on FY25</p>",
  ],
  ["keeps line breaks", paragraph("Level 14\nBrisbane\n"), "<p>Level 14<br/>Brisbane<br/></p>"],
  ["has numbered lists", [{ kind: "list", ordered: true, items }], "<ol><li>One</li><li>Two</li></ol>"],
  ["has other lists", [{ kind: "list", ordered: false, items }], "<ul><li>One</li><li>Two</li></ul>"],
  [
    "has the direction in which it is written",
    [{ kind: "list", ordered: false, items: [["\u05d0"]], direction: "rtl" }],
    '<ul dir="rtl"><li>\u05d0</li></ul>',
  ],
  [
    "keeps links in preformatted text",
    [
      {
        kind: "preformatted",
        children: ["See ", { kind: "link", link: toResults, children: ["results"] }, "\n  below"],
      },
    ],
    '<pre>See <a href="/results">results</a><br/>  below</pre>',
  ],
  ["escapes markup", [{ kind: "preformatted", children: ["<b>"] }], "<pre>&lt;b&gt;</pre>"],
])("rich text %s", (_does, text, markup) => {
  expect(html(text)).toBe(markup);
});

it("an image in rich text is linked to its target", () => {
  const image = { url: "https://images.prismic.io/a.webp", width: 8, height: 6, alt: "A chart" };
  expect(html([{ kind: "image", image, linkTo: toResults }])).toMatch(
    /^<figure><a href="\/results"><img [^>]*alt="A chart"[^>]*\/><\/a><\/figure>$/,
  );
});

it("a video in rich text is linked instead of loaded", () => {
  const markup = html([{ kind: "embed", url: "https://film.example/1", title: "Results briefing" }]);
  expect(markup).toContain('<a href="https://film.example/1"');
  expect(markup).not.toContain("iframe");
});

it("headings in rich text start at the given level, whatever the editor chose, and are never below 6", () => {
  const headings = (...levels: HeadingLevel[]): Text =>
    levels.map((level) => ({ kind: "heading", level, children: [`Was ${level}`] }));
  expect(html(headings(4, 5), 3)).toBe("<h3>Was 4</h3><h4>Was 5</h4>");
  expect(html(headings(1))).toBe("<h2>Was 1</h2>");
  expect(html(headings(1, 6), 3)).toBe("<h3>Was 1</h3><h6>Was 6</h6>");
});

it.each([
  ["page", "/investors", false],
  ["media", "https://files.example/a.zip", false],
  ["web", "https://elsewhere.example/", true],
  ["pdf", "https://elsewhere.example/a.pdf", true],
] as const)("a link to a %s, %s, opens a new tab, and announces it: %s", (kind, href, isNew) => {
  const markup = html(paragraph({ kind: "link", link: { kind, href }, children: ["Read on"] }));
  expect(markup).toContain(`<p><a href="${href}"`);
  expect(markup.includes('target="_blank" rel="noopener"')).toBe(isNew);
  expect(markup.includes("(opens in a new tab)")).toBe(isNew);
});

const PAGE: Link = { kind: "page", href: "/investors" };
const WEB: Link = { kind: "web", href: "https://registry.example/" };

function anchor(link: Link, options: Partial<ComponentProps<typeof ContentLink>> = {}): string {
  return rendered(
    <ContentLink link={link} {...options}>
      Words
    </ContentLink>,
  );
}

describe("a link of the content", () => {
  it("may have its whole address for print, if it is one of the site", () => {
    const printed = rendered(
      <SiteOrigin value="https://www.example.com">
        {[PAGE, WEB].map((link) => (
          <ContentLink key={link.href} link={link} isPrinted>
            Words
          </ContentLink>
        ))}
      </SiteOrigin>,
    );
    expect(printed.match(/data-address="[^"]*"/g)).toEqual([
      'data-address="https://www.example.com/investors"',
    ]);
  });

  it("respects an explicit target for every kind, and has a title", () => {
    expect(anchor(PAGE, { target: "_blank", title: "Figures" })).toContain('title="Figures"');
    expect(anchor(PAGE, { target: "_blank" })).toContain('target="_blank" rel="noopener"');
    expect(anchor(WEB, { target: "_self" })).not.toContain("target");
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
  it.each(["https://images.example/track.jpg", "/images/track.jpg"])(
    "has parameters for the width and the best format: %s",
    (url) => expect(scaledUrl({ ...image, url }, 640)).toBe(`${url}?auto=format,compress&w=640`),
  );

  it("keeps a crop and replaces existing scaling parameters", () => {
    const url = "https://images.example/track.jpg?auto=compress&rect=0,10,1200,800&w=1200&h=800";
    const query = Object.fromEntries(new URL(scaledUrl({ ...image, url }, 600)).searchParams);
    expect(query).toEqual({ auto: "format,compress", rect: "0,10,1200,800", w: "600", h: "400" });
  });
});

it.each([
  [700, /^360w 560w 700w$/],
  // No screen needs more.
  [6000, / 2000w$/],
])("the sources of an image of %i px end with its own width, up to that of screens", (width, widths) => {
  const sources = imageSources({ ...image, width }).split(", ");
  expect(sources.map((source) => source.split(" ")[1]).join(" ")).toMatch(widths);
});

describe("an image", () => {
  it("has dimensions and is loaded lazily", () => {
    const markup = rendered(<ContentImage image={image} sizes="50vw" />);
    expect(markup).toMatch(/width="1200" height="800" loading="lazy"/);
    expect(markup).toContain('alt="The home straight"');
    expect(markup).toContain('sizes="50vw"');
  });

  it.each(["/images/map.svg?auto=format", "/images/MAP.SVG"])("that is an SVG is not scaled: %s", (url) => {
    const drawing = { ...image, url };
    const markup = rendered(<ContentImage image={drawing} sizes="50vw" />);
    expect(markup).toContain(`src="${url}"`);
    expect(markup).toContain('width="1200" height="800"');
    expect(markup).not.toMatch(/srcset|sizes/i);
  });

  it("loads eagerly with priority", () => {
    const markup = rendered(<ContentImage image={image} sizes="100vw" priority />);
    expect(markup).not.toContain("lazy");
    expect(markup).toMatch(/fetchpriority="high"/i);
  });
});

const ORIGIN = "https://www.larkfield.example";

const leadsTo = (href: string, { target = "", isDownload = false } = {}) => {
  const url = pageUrlOf({ href, target, hasAttribute: () => isDownload }, { origin: ORIGIN });
  return url && url.pathname + url.search + url.hash;
};

describe("client-side navigation handles a link", () => {
  it.each([
    "/",
    "/company/leadership",
    "/apiary",
    "/search?s=report.pdf&t=page",
    "/investors?year=2026#documents",
  ])("when it leads to a page of the site: %s", (path) => expect(leadsTo(ORIGIN + path)).toBe(path));

  it.each([
    "https://registry.example/company",
    "http://www.larkfield.example/company",
    "https://www.larkfield.example:8443/company",
    "https://www.larkfield.example//registry.example/company",
    "mailto:office@larkfield.example",
    "tel:+61290000000",
    "javascript:void(0)",
    "",
  ])("not when it leads elsewhere: %s", (href) => expect(leadsTo(href)).toBeUndefined());

  it.each([
    "/news/rss.xml",
    "/reports/annual-report.pdf",
    "/investors/calendar.ics",
    "/favicon.ico",
    "/api",
    "/api/openapi.json",
    "/sandbox/editor",
    "/assets/x",
  ])("not when it leads to a file or what is no page: %s", (path) => {
    expect(leadsTo(ORIGIN + path)).toBeUndefined();
  });

  it.each([{ target: "_blank" }, { target: "_self" }, { isDownload: true }])("not with %j", (how) => {
    expect(leadsTo(`${ORIGIN}/company`, how)).toBeUndefined();
  });
});
