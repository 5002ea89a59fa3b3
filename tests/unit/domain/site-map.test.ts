import { describe, expect, it } from "vitest";
import { byTitle, type SiteMapPage, siteMapOf } from "../../../src/domain/content/site-map.ts";

const entries = (...hrefs: readonly string[]) => hrefs.map((href) => ({ href, title: href }));

/** A site map as the addresses of its pages, each with those below it. */
const tree = (pages: readonly SiteMapPage[]): unknown[] =>
  pages.map(({ href, pages: below }) => (below.length === 0 ? href : [href, ...tree(below)]));

describe("a site map", () => {
  it.each([
    [[], []],
    [
      ["/", "/company", "/company/board"],
      ["/", ["/company", "/company/board"]],
    ],
    // A parent may come after its child; the order is that of the entries.
    [
      ["/a/b", "/c", "/a", "/a/d"],
      ["/c", ["/a", "/a/b", "/a/d"]],
    ],
    // The page above may not be there.
    [
      ["/gone/a", "/b"],
      ["/gone/a", "/b"],
    ],
    // What only begins alike is not above.
    [
      ["/co", "/company"],
      ["/co", "/company"],
    ],
    [["/a", "/a/b", "/a/b/c"], [["/a", ["/a/b", "/a/b/c"]]]],
  ])("of %j has each page below its parent: %j", (hrefs, expected) => {
    expect(tree(siteMapOf(entries(...hrefs)))).toEqual(expected);
  });

  it("has nothing but titles and addresses of its pages", () => {
    const entry = { href: "/a", title: "A", changed: "2026-01-01T00:00:00.000Z" };
    expect(siteMapOf([entry])).toEqual([{ href: "/a", title: "A", pages: [] }]);
  });
});

it("pages are in the order of their titles, after the home page", () => {
  const pages = [
    { href: "/b", title: "Board" },
    { href: "/z", title: "Éthique" },
    { href: "/a", title: "annual report" },
    { href: "/", title: "Welcome" },
  ];
  expect(pages.toSorted(byTitle).map(({ href }) => href)).toEqual(["/", "/a", "/b", "/z"]);
});
