import { describe, expect, it } from "vitest";
import { ContentSnapshot } from "../../../src/domain/content/content-snapshot.ts";
import { formerAddresses, MAX_FORMER_ADDRESSES } from "../../../src/domain/content/former-addresses.ts";
import {
  addressOf,
  COMPOSED_PAGE_TYPES,
  candidatesAt,
  type PageReference,
} from "../../../src/domain/links/address.ts";
import { canonicalPath } from "../../../src/domain/links/canonical-path.ts";
import type { ContentLink } from "../../../src/domain/links/content-link.ts";
import { addressWords, sharedWords } from "../../../src/domain/links/near-address.ts";
import { plainPath } from "../../../src/domain/links/plain-path.ts";
import { repairedAddress } from "../../../src/domain/links/repair-address.ts";
import { type LinkedDocument, resolveLink } from "../../../src/domain/links/resolve-link.ts";
import { contentPage } from "../sample-content.ts";

describe("the address of a page", () => {
  it.each<[PageReference, string]>([
    [{ type: "home" }, "/"],
    [{ type: "news-archive", uid: "news" }, "/news"],
    [{ type: "news-article", uid: "fy26-results" }, "/news/fy26-results"],
    [{ type: "contact-page", uid: "contact" }, "/contact"],
    [{ type: "investors-page", uid: "investors" }, "/investors"],
    [{ type: "page", uid: "company" }, "/company"],
    [{ type: "page", uid: "leadership", parentUid: "company" }, "/company/leadership"],
    [{ type: "page", uid: "annual reports", parentUid: "investors" }, "/investors/annual%20reports"],
  ])("of %o is %s", (page, address) => {
    expect(addressOf(page)).toBe(address);
  });

  it.each<PageReference>([
    { type: "page" },
    // A lone surrogate cannot be encoded.
    { type: "page", uid: "\ud800" },
    { type: "page", uid: "board", parentUid: "\udfff" },
    // It would be its own parent.
    { type: "page", uid: "loop", parentUid: "loop" },
  ])("does not exist for %o", (page) => {
    expect(addressOf(page)).toBeUndefined();
  });

  it.each([".", "..", ".well-known", "sitemap.xml", "robots.txt", "rss.xml", "calendar.ics"])(
    "does not exist for the uid %s, which is a file or no page",
    (uid) => {
      expect(addressOf({ type: "page", uid })).toBeUndefined();
      expect(addressOf({ type: "page", uid, parentUid: "company" })).toBeUndefined();
      expect(addressOf({ type: "page", uid: "board", parentUid: uid })).toBeUndefined();
      expect(addressOf({ type: "news-article", uid })).toBeUndefined();
    },
  );
});

it.each([
  ["/", [{ type: "home" }]],
  ["/news", [{ type: "news-archive", uid: "news" }]],
  ["/news/fy26-results", [{ type: "news-article", uid: "fy26-results" }]],
  ["/contact", COMPOSED_PAGE_TYPES.map((type) => ({ type, uid: "contact" }))],
  ["/company/leadership", [{ type: "page", uid: "leadership" }]],
  ["/company/leadership/board", []],
  ["/%E0%A4%A", []],
])("the documents that may have the path %s are %j", (path, candidates) => {
  expect(candidatesAt(path)).toEqual(candidates);
});

it.each([
  ["/", "/"],
  ["/company/leadership", "/company/leadership"],
  ["/company/", "/company"],
  ["//company///leadership//", "/company/leadership"],
  ["/%63ompany/%7Eowner%2d1", "/company/~owner-1"],
  ["/news/./../company", "/company"],
  ["/news/%2e%2E/company", "/company"],
  ["/../..", "/"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/a%2fb", "/a%2Fb"],
  ["//evil.example", "/evil.example"],
  ["/\\evil.example/", "/%5Cevil.example"],
  ["/./\\/evil.example", "/%5C/evil.example"],
])("the canonical spelling of the path %s is %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

it.each([
  ["/company).", "/company"],
  ["/company/).", "/company"],
  ["/).", "/"],
  ["/a%2Fb%E2%80%9D", "/a%2Fb"],
  ["/cafe%CC%81", "/caf%C3%A9"],
  // Nothing to remove: these are not looked up again.
  ["/", "/"],
  ["/company/", "/company/"],
  ["/company/leadership", "/company/leadership"],
  ["/fy26-results", "/fy26-results"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/%E0%A4%A.", "/%E0%A4%A."],
])("the path %s is meant as %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});

it.each([
  ["/company/leadership", "/company/leadership.html", 2],
  ["/company/corporate-governance", "/corporate_governance.aspx", 2],
  ["/company/leadership", "company leadershp", 2],
  ["/company/leadership", "leaderhsip", 1],
  ["/company/leadership", "leadershipp", 1],
  ["/news/fy26-results", "fy2026 result", 2],
  ["/careers/our-teams", "careers jobs", 1],
  ["/contact", "wp login", 0],
  ["/news/notes", "nope", 0],
  ["/company", "leadership", 0],
])("the words that the address %s shares with a misspelt %s: %i", (href, written, count) => {
  expect(sharedWords(addressWords(href), addressWords(written))).toBe(count);
});

const home = { kind: "page", href: "/" };
const toDocument: ContentLink = { linkType: "Document" };

describe("the address of a link (specification, section 2)", () => {
  it.each<[LinkedDocument, string, string]>([
    [{ type: "page", uid: "board", ancestors: ["leadership", "company"] }, "page", "/leadership/board"],
    [{ type: "pdf", uid: "report", file: "/files/report.pdf" }, "pdf", "/files/report.pdf"],
  ])("to %o is its own", (document, kind, href) => {
    expect(resolveLink(toDocument, document)).toEqual({ link: { kind, href } });
  });

  it.each<[ContentLink, string, string]>([
    [{ linkType: "Web", url: "https://asx.example/LKF" }, "web", "https://asx.example/LKF"],
    [{ linkType: "Web", url: "mailto:media@larkfield.example" }, "web", "mailto:media@larkfield.example"],
    [{ linkType: "Web", url: "/contact" }, "page", "/contact"],
    [{ linkType: "Any", url: "https://jobs.example" }, "web", "https://jobs.example"],
    [{ linkType: "Media", url: "https://x.example/report.PDF" }, "pdf", "https://x.example/report.PDF"],
    [{ linkType: "Media", url: "https://x.example/logo.svg" }, "media", "https://x.example/logo.svg"],
  ])("%o has its own address", (link, kind, href) => {
    expect(resolveLink(link)).toEqual({ link: { kind, href } });
  });

  it.each<[string, ContentLink, LinkedDocument | undefined]>([
    ["a document that is not there", toDocument, undefined],
    ["a document of unknown type", toDocument, { type: "recipe", uid: "x" }],
    ["a type that every object has", toDocument, { type: "constructor", uid: "x" }],
    ["a page without uid", toDocument, { type: "page" }],
    ["a page that is its own parent", toDocument, { type: "page", uid: "a", ancestors: ["a"] }],
    ["a page whose parent is its child", toDocument, { type: "page", uid: "a", ancestors: ["b", "a"] }],
    ["a page below a circle", toDocument, { type: "page", uid: "a", ancestors: ["b", "c", "b"] }],
    ["a PDF document without a file", toDocument, { type: "pdf", uid: "report" }],
    ["an unknown link type", { linkType: "Portal", url: "https://x.example" }, undefined],
    ["no address", { linkType: "Web" }, undefined],
    ["a script", { linkType: "Web", url: "javascript:alert(1)" }, undefined],
    ["another site in the guise of a path", { linkType: "Web", url: "//evil.example" }, undefined],
    ["the same with a backslash", { linkType: "Any", url: "/\\evil.example" }, undefined],
  ])("to %s: the home page, with the reason", (_case, link, document) => {
    expect(resolveLink(link, document)).toEqual({ link: home, problem: expect.stringMatching(/.{10}/) });
  });
});

describe("an address as an editor pasted it", () => {
  it.each([
    [" https://x.test ", "https://x.test"],
    ["\u200bhttps://x.test/\u200ea\u2069", "https://x.test/a"],
    ["\ufeffir@x.\u200btest", "mailto:ir@x.test"],
    ["HTTPS://X.test/", "https://X.test/"],
    ["https:// prismic.io", "https://prismic.io"],
    ["https//x.test", "https://x.test"],
    ["https://https://x.test/a", "https://x.test/a"],
    ["http://HTTPS://x.test", "https://x.test"],
    ["http://tel:555-555-5555", "tel:555-555-5555"],
    ["https://mailto:ir@x.test", "mailto:ir@x.test"],
    ["mailto: ir@x.test", "mailto:ir@x.test"],
    ["https://#contact", "#contact"],
    ["https:///contact", "/contact"],
    ["www.asx.com.au", "https://www.asx.com.au"],
    ["asx.com.au/markets?code=LKF#news", "https://asx.com.au/markets?code=LKF#news"],
    ["ir@x.test", "mailto:ir@x.test"],
    ["+61 7 3000 0000", "tel:+61730000000"],
    ["company/leadership", "/company/leadership"],
  ])("%j is %s", (typed, address) => expect(repairedAddress(typed)).toBe(address));

  it.each([
    "https://x.test/a?to=https://y.test/",
    "https://x.test/a b",
    "mailto:ir@x.test?subject=A%20B",
    "tel:+61 7 3000 0000",
    "/company#board",
    "#contact",
    "//evil.test",
    "https:////evil.test",
    "javascript:alert(1)",
    "report.pdf",
    "n/a",
    "tbc",
    "To be decided",
    "",
  ])("%j stays as it is", (typed) => expect(repairedAddress(typed)).toBe(typed));

  it("is repaired once", () => {
    const once = repairedAddress("http:// https://tel:5");
    expect(repairedAddress(once)).toBe(once);
  });
});

it("the oldest addresses are forgotten first", () => {
  const known = new Map(Array.from({ length: MAX_FORMER_ADDRESSES }, (_, at) => [`/${at}`, `${at}`]));
  const before = new ContentSnapshot([{ kind: "page", page: contentPage("terms") }]);
  const former = formerAddresses(known, before, new ContentSnapshot([]));
  expect(former.size).toBe(MAX_FORMER_ADDRESSES);
  expect(former.has("/0")).toBe(false);
  expect(former.get("/terms")).toBe("page_terms");
});
