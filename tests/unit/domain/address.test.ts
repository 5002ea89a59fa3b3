import { describe, expect, it } from "vitest";
import {
  addressOf,
  COMPOSED_PAGE_TYPES,
  candidatesAt,
  type PageReference,
} from "../../../src/domain/links/address.ts";

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
