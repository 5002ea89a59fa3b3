import { describe, expect, it } from "vitest";
import { pageTypesWith } from "../../../src/domain/links/address.ts";
import { type Link, opensInNewTab } from "../../../src/domain/links/link.ts";
import { type LinkedDocument, resolveLink } from "../../../src/domain/links/resolve-link.ts";

const types = pageTypesWith([]);
const toDocument = (document: LinkedDocument | undefined) =>
  resolveLink({ linkType: "Document" }, document, types);
const to = (linkType: string, url?: string) => resolveLink({ linkType, url }, undefined, types);
const leading = (kind: Link["kind"], href: string) => ({ link: { kind, href } });

describe("a link to a document", () => {
  it.each([
    [{ type: "home" }, "/"],
    [{ type: "news-archive", uid: "news" }, "/news"],
    [{ type: "news-article", uid: "fy26" }, "/news/fy26"],
    [{ type: "contact-page", uid: "contact" }, "/contact"],
    [{ type: "page", uid: "board", ancestors: ["company", "group"] }, "/company/board"],
    [{ type: "page", uid: "über-uns" }, "/%C3%BCber-uns"],
  ])("that is a page leads to its address: %o", (document, href) => {
    expect(toDocument(document)).toEqual(leading("page", href));
  });

  it("that is a PDF document leads to its file", () => {
    const file = "https://files.example/report.pdf";
    expect(toDocument({ type: "pdf", uid: "report", file })).toEqual(leading("pdf", file));
  });

  it.each([
    ["is not published", undefined, "leads to a document that is not published"],
    ["has no uid", { type: "page" }, "leads to page null, which has no address"],
    ["has the site’s own address", { type: "page", uid: "search" }, 'page "search", which has no address'],
    ["is of an unknown type", { type: "job", uid: "cook" }, 'leads to job "cook", which has no address'],
    ["is its own parent", { type: "page", uid: "a", ancestors: ["a"] }, "whose parents form a circle"],
    ["is in a circle", { type: "page", uid: "a", ancestors: ["b", "c", "b"] }, "whose parents form a circle"],
    ["has no file", { type: "pdf", uid: "report" }, "has no address that can be followed: null"],
  ])("that %s leads home, and says so", (_what, document, problem) => {
    expect(toDocument(document)).toEqual({
      ...leading("page", "/"),
      problem: expect.stringContaining(problem),
    });
  });
});

describe("a link to an address", () => {
  it.each([
    ["https://www.asx.com.au/a?b#c", "web", "https://www.asx.com.au/a?b#c"],
    ["HTTPS://X.EXAMPLE", "web", "https://X.EXAMPLE"],
    [" www.asx.com.au ", "web", "https://www.asx.com.au"],
    ["mailto:ir@x.example", "web", "mailto:ir@x.example"],
    ["tel:+61730000000", "web", "tel:+61730000000"],
    ["#contact", "web", "#contact"],
    ["/company?x#board", "page", "/company?x#board"],
    ["/東京", "page", "/東京"],
    // What is not a page is not opened by the application.
    ["/api/openapi.json", "web", "/api/openapi.json"],
    ["/news/rss.xml?x", "web", "/news/rss.xml?x"],
    ["/%zz", "web", "/%zz"],
  ] as const)("%s is one of kind %s to %s", (url, kind, href) => {
    for (const linkType of ["Web", "Any"]) expect(to(linkType, url)).toEqual(leading(kind, href));
  });

  it.each([
    ["", '""'],
    ["javascript:alert(1)", '"javascript:alert(1)"'],
    ["java\tscript:alert(1)", "script:alert(1)"],
    ["data:text/html,x", '"data:text/html,x"'],
    ["//evil.example", '"//evil.example"'],
    ["/\\evil.example", "evil.example"],
    ["/\t/evil.example", "evil.example"],
    ["# ", '"# "'],
    ["https://", '"https://"'],
    ["to be decided", '"to be decided"'],
  ])("%j cannot be followed: it leads home, and says so", (url, shown) => {
    const { link, problem } = to("Web", url);
    expect(link).toEqual({ kind: "page", href: "/" });
    expect(problem).toMatch(/^has no address that can be followed: /);
    expect(problem).toContain(shown);
  });

  it("of no known type leads home", () => {
    expect(to("Telepathy", "https://x.example").problem).toBe('unknown link type "Telepathy"');
  });
});

describe("a link to a file", () => {
  it.each([
    ["https://files.example/report.pdf", "pdf"],
    ["https://files.example/REPORT.PDF?v=2#page=3", "pdf"],
    ["\u200bhttps://files.example/report.pdf ", "pdf"],
    ["https://files.example/film.mp4", "media"],
    ["https://files.example/view?of=report.pdf", "media"],
    ["https://files.example/report.pdf.zip", "media"],
    ["/files/report.pdf", "pdf"],
  ] as const)("%s is one of kind %s", (url, kind) => {
    expect(to("Media", url).link.kind).toBe(kind);
  });
});

it.each([
  ["pdf", "/files/report.pdf", true],
  ["web", "https://x.example", true],
  ["web", "mailto:ir@x.example", false],
  ["web", "#contact", false],
  ["page", "/company", false],
  ["media", "/files/film.mp4", false],
] as const)("a link of kind %s to %s opens in a new tab: %s", (kind, href, isNew) => {
  expect(opensInNewTab({ kind, href })).toBe(isNew);
});
