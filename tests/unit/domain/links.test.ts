import { describe, expect, it } from "vitest";
import { addressOf, type PageReference } from "../../../src/domain/links/address.ts";
import { redirectFrom } from "../../../src/domain/links/redirects.ts";
import { repairedAddress } from "../../../src/domain/links/repair-address.ts";
import { isLinear } from "../../cpu-time.ts";

describe("the address of a page", () => {
  it.each<PageReference>([
    { type: "page" },
    // A lone surrogate cannot be encoded.
    { type: "page", uid: "\ud800" },
    { type: "page", uid: "board", parentUid: "\udfff" },
    // It would be its own parent.
    { type: "page", uid: "loop", parentUid: "loop" },
    // Percent-encoded, it has more characters than an address may have.
    { type: "page", uid: "年".repeat(84), parentUid: "報".repeat(83) },
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

describe("the redirect of an address", () => {
  const between = (...ends: readonly (readonly [string, string])[]) =>
    ends.map(([from, href]) => ({ from, link: { kind: "page", href } }) as const);

  it.each([
    ["to itself", between(["/a", "/A/"])],
    ["over another", between(["/a", "/b"], ["/b", "/a"])],
    ["to what is changed into it", between(["/a", "/a.html"])],
    ["to what is changed into another, and back", between(["/a", "/b.html?x"], ["/b", "/(a"])],
  ])("does not exist if it leads back: %s", (_case, redirects) => {
    expect(redirectFrom(redirects, "/a")).toBeUndefined();
  });

  it("is that from its path in any spelling, and of two the first", () => {
    const redirects = between(["/Caf\u00e9/", "/a"], ["/cafe\u0301", "/b"], ["no path", "/c"]);
    for (const path of ["/caf%C3%A9", "/CAFE\u0301//?x#y"]) expect(redirectFrom(redirects, path)).toBe("/a");
    for (const path of ["no path", "/caf%C3", "/"]) expect(redirectFrom(redirects, path)).toBeUndefined();
  });

  it("is found as fast among thousands: each is looked up in all of them when content is checked", async () => {
    const lookUpAll = (count: number) => {
      const redirects = between(...Array.from({ length: count }, (_, at) => [`/old-${at}`, "/new"] as const));
      return redirects.map(({ from }) => redirectFrom(redirects, from));
    };
    expect(await isLinear(lookUpAll, 5_000)).toBe(true);
  });

  it("is the first of several, which may end in a file or at another site", () => {
    const redirects = between(["/a", "/b"], ["/b", "/news/rss.xml"], ["/c", "https://www.asx.com.au/a"]);
    expect(redirectFrom(redirects, "/a")).toBe("/b");
    expect(redirectFrom(redirects, "/b")).toBe("/news/rss.xml");
    expect(redirectFrom(redirects, "/c")).toBe("https://www.asx.com.au/a");
  });
});

describe("an address as an editor pasted it", () => {
  it.each([
    [" https://x.test ", "https://x.test"],
    ["\u200bhttps://x.test/\u200ea\u2069", "https://x.test/a"],
    ["\ufeffir@x.\u200btest", "mailto:ir@x.test"],
    ["https:// prismic.io", "https://prismic.io"],
    ["https//x.test", "https://x.test"],
    ["https://https://x.test/a", "https://x.test/a"],
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
    "javascript:alert(1)",
    "report.pdf",
    "To be decided",
    "",
  ])("%j stays as it is", (typed) => expect(repairedAddress(typed)).toBe(typed));

  it("is repaired once", () => {
    const once = repairedAddress("http:// https://tel:5");
    expect(repairedAddress(once)).toBe(once);
  });
});
