import { beforeAll, describe, expect, it } from "vitest";
import { ALL_PAGES } from "./addresses.ts";
import { look, origin } from "./site.ts";

/** A link of a page's header, footer or content. */
interface FoundLink {
  readonly name: string;
  readonly href: string;
  readonly place: string;
}

/** The links of each page in its document, before any script has run. */
const linksOf = new Map<string, readonly FoundLink[]>();

beforeAll(async () => {
  const page = await look("/terms");
  for (const path of [...ALL_PAGES, "/nope"]) {
    const html = await (await fetch(origin + path)).text();
    linksOf.set(path, await page.evaluate(linksIn, html));
  }
});

/** Runs in the page. */
function linksIn(html: string): FoundLink[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  return [...parsed.querySelectorAll<HTMLElement>("a[href]")].map((link) => ({
    name: (link.getAttribute("aria-label") ?? link.textContent).replace(/\s+/g, " ").trim(),
    href: link.getAttribute("href") ?? "",
    place: link.closest("body > #root > * > header, body > #root > * > footer, main")?.localName ?? "",
  }));
}

const within = (path: string, place: string) =>
  (linksOf.get(path) ?? []).filter((link) => link.place === place);

describe("every page has", () => {
  it("the same links in the same order in its header and its footer (WCAG 3.2.3, 3.2.4)", () => {
    for (const place of ["header", "footer"]) {
      const expected = within("/", place);
      expect(expected.length).toBeGreaterThan(10);
      for (const path of linksOf.keys()) expect(within(path, place), path).toEqual(expected);
    }
  });

  it("the contact link at the same place in the header and in the footer (3.2.6)", () => {
    const places = [...linksOf.values()].map((links) =>
      ["header", "footer"].map((place) =>
        links.filter((link) => link.place === place).findIndex(({ href }) => href === "/contact"),
      ),
    );
    expect(places[0]).not.toContain(-1);
    expect(new Set(places.map(String)).size).toBe(1);
  });

  it("no two links with the same name and different targets (2.4.4)", () => {
    for (const [path, links] of linksOf) {
      const inContent = links.filter(({ place }) => place === "main");
      const places = Map.groupBy(inContent, ({ name }) => name);
      const ambiguous = [...places].filter(([, same]) => new Set(same.map(({ href }) => href)).size > 1);
      expect(
        ambiguous.map(([name]) => name),
        path,
      ).toEqual([]);
    }
  });

  it("no tooltips, which are not accessible to everybody (1.4.13)", async () => {
    for (const path of linksOf.keys()) {
      expect(await (await fetch(origin + path)).text(), path).not.toMatch(/<(?:a|button|input)[^>]* title="/);
    }
  });
});

describe("a page can be reached in two ways (2.4.5)", () => {
  it.each(ALL_PAGES.filter((path) => path !== "/" && !path.startsWith("/search")))(
    "%s is linked from another, and in the sitemap that the search has too",
    async (path) => {
      const linking = [...linksOf].filter(
        ([from, links]) => from !== path && links.some(({ href }) => href === path),
      );
      expect(linking.length).toBeGreaterThan(0);
      expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain(`${path}</loc>`);
    },
  );
});
