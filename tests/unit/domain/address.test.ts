import { describe, expect, it } from "vitest";
import {
  addressOf,
  COMPOSED_PAGE_TYPES,
  candidatesAt,
  type PageReference,
} from "../../../src/domain/links/address.ts";
import { canonicalPath } from "../../../src/domain/links/canonical-path.ts";
import { addressWords, sharedWords } from "../../../src/domain/links/near-address.ts";
import { plainPath } from "../../../src/domain/links/plain-path.ts";

describe("the address of a page", () => {
  it.each<[PageReference, string]>([
    [{ type: "home" }, "/"],
    [{ type: "news-archive", uid: "news" }, "/news"],
    [{ type: "news-article", uid: "fy26-results" }, "/news/fy26-results"],
    [{ type: "contact-page", uid: "contact" }, "/contact"],
    [{ type: "investors-page", uid: "investors" }, "/investors"],
    [{ type: "page", uid: "company" }, "/company"],
    [{ type: "page", uid: "leadership", parentUid: "company" }, "/company/leadership"],
    [
      { type: "page", uid: "shareholder services", parentUid: "investors" },
      "/investors/shareholder%20services",
    ],
  ])("of %o is %s", (page, address) => {
    expect(addressOf(page)).toBe(address);
  });

  it("does not exist for a page without a uid", () => {
    expect(addressOf({ type: "page" })).toBeUndefined();
  });

  it("does not exist for a uid with a lone surrogate, which cannot be encoded", () => {
    expect(addressOf({ type: "page", uid: "\ud800" })).toBeUndefined();
    expect(addressOf({ type: "page", uid: "board", parentUid: "\udfff" })).toBeUndefined();
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

  it("does not exist for a page that is its own parent", () => {
    expect(addressOf({ type: "page", uid: "loop", parentUid: "loop" })).toBeUndefined();
  });
});

describe("the documents that may have a path", () => {
  it.each([
    ["/", [{ type: "home" }]],
    ["/news", [{ type: "news-archive", uid: "news" }]],
    ["/news/fy26-results", [{ type: "news-article", uid: "fy26-results" }]],
    ["/company/leadership", [{ type: "page", uid: "leadership" }]],
  ])("%s", (path, candidates) => {
    expect(candidatesAt(path)).toEqual(candidates);
  });

  it("at the top level are those of every type that is composed of sections", () => {
    expect(candidatesAt("/contact").map((candidate) => candidate.type)).toEqual(COMPOSED_PAGE_TYPES);
  });

  it("do not exist below the second level", () => {
    expect(candidatesAt("/company/leadership/board")).toEqual([]);
  });

  it("do not exist for a path with an invalid encoding", () => {
    expect(candidatesAt("/%E0%A4%A")).toEqual([]);
  });
});

describe("the canonical spelling of a path", () => {
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
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
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

describe("the words that an address shares with a misspelt one", () => {
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
  ])("%s, %s: %i", (href, written, count) => {
    expect(sharedWords(addressWords(href), addressWords(written))).toBe(count);
  });
});
