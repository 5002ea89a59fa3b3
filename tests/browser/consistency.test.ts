import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_HEAD_END_ID } from "../../src/adapters/http/contract/first-screen.ts";
import { ALL_PAGES, MENU_PAGES } from "./addresses.ts";
import { editor } from "./editing.ts";
import { origin } from "./site.ts";
import { visit } from "./windows.ts";

/** A link of a page's header, footer or content. */
interface FoundLink {
  readonly name: string;
  readonly href: string;
  readonly place: string;
  /** The visible name of the navigation that it is in. */
  readonly navigation?: string | undefined;
}

/** The default public address of the site. */
const PUBLIC = "http://localhost:3000";

/** Each document, and its links, before any script has run. */
const documents = new Map<string, string>();
const linksOf = new Map<string, readonly FoundLink[]>();

beforeAll(async () => {
  const page = await visit("/terms");
  for (const path of [...ALL_PAGES, "/nope"]) {
    const html = await (await fetch(origin + path)).text();
    documents.set(path, html);
    linksOf.set(path, await page.evaluate(linksIn, html));
  }
});

/** Runs in the page. */
function linksIn(html: string): FoundLink[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  // Those to another language lead to the page in it.
  return [...parsed.querySelectorAll<HTMLElement>("a[href]:not([hreflang])")].map((link) => ({
    name: (link.getAttribute("aria-label") ?? link.textContent).replace(/\s+/g, " ").trim(),
    href: link.getAttribute("href") ?? "",
    navigation: parsed.getElementById(link.closest("nav")?.getAttribute("aria-labelledby") ?? "")
      ?.textContent,
    place: link.closest("body > #root > * > header, body > #root > * > footer, main")?.localName ?? "",
  }));
}

const within = (path: string, place: string) =>
  (linksOf.get(path) ?? []).filter((link) => link.place === place);

describe("every page has", () => {
  it("the same links in the same order in its header and its footer (WCAG 3.2.3, 3.2.4)", () => {
    for (const place of ["header", "footer"]) {
      const expected = new Map<string, readonly FoundLink[]>();
      for (const path of linksOf.keys()) {
        const links = within(path, place);
        const [, language = ""] = /<html lang="([^"]*)"/.exec(documents.get(path) ?? "") ?? [];
        expect(links.length).toBeGreaterThan(5);
        expect(links, path).toEqual(expected.getOrInsert(language, links));
      }
    }
  });

  it("the contact link at the same place in the header and in the footer (3.2.6)", () => {
    const places = [...linksOf.values()].map((links) =>
      ["header", "footer"].map((place) =>
        links
          .filter((link) => link.place === place)
          .findIndex(({ href }) => /^(?:\/[a-z]{2})?\/contact$/.test(href)),
      ),
    );
    expect(places[0]).not.toContain(-1);
    // The sample has other menus in German.
    const inEnglish = places.slice(
      0,
      ALL_PAGES.findIndex((path) => path.startsWith("/de")),
    );
    expect(new Set(inEnglish.map(String)).size).toBe(1);
  });

  it("no two links with the same name and different targets, but in navigations that say of what (2.4.4)", () => {
    for (const [path, links] of linksOf) {
      const inContent = links.filter(({ place }) => place === "main");
      const places = Map.groupBy(inContent, ({ name, navigation = "" }) => `${navigation} ${name}`.trim());
      const ambiguous = [...places].filter(([, same]) => new Set(same.map(({ href }) => href)).size > 1);
      expect(
        ambiguous.map(([name]) => name),
        path,
      ).toEqual([]);
    }
  });

  it("the end of its head, or browsers would wait for the whole document before they paint", () => {
    for (const [path, html] of documents)
      expect(html.split(`id="${PAGE_HEAD_END_ID}"`), path).toHaveLength(2);
  });

  it("no tooltips, which are not accessible to everybody (1.4.13)", () => {
    for (const [path, html] of documents) expect(html, path).not.toMatch(/<(?:a|button|input)[^>]* title="/);
  });

  it("a title of its own, and a description", () => {
    const known = [...documents].filter(([path]) => !/^\/(?:search|nope)/.test(path));
    const titles = known.map(([, html]) => /<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(known.length);
    for (const [path, html] of known)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{41,}"/);
  });
});

describe("a page can be reached in two ways (2.4.5)", () => {
  it.each(ALL_PAGES.filter((path) => path !== "/" && !path.includes("/search")))(
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

it("every internal link leads to a page or a file, without JavaScript", { timeout: 60_000 }, async () => {
  // Only its own reading of files had to fail.
  await editor("DELETE", "/faults");
  const seen = new Set<string>();
  const toVisit = ["/"];
  for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
    const response = await fetch(origin + path, { redirect: "manual" });
    expect(response.status, path).toBe(200);
    const html = await response.text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) {
      const link = href.replaceAll("&amp;", "&");
      if (seen.has(link)) continue;
      seen.add(link);
      if (link.startsWith("/sandbox/")) {
        const file = await fetch(origin + link, { method: "HEAD" });
        expect(file.status, link).toBe(200);
      } else toVisit.push(link);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(MENU_PAGES));
  expect(seen.size).toBeGreaterThan(80);
});

describe("documents for programs", () => {
  it.each([
    ["/sitemap.xml", "urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"],
    ["/news/rss.xml", "rss", null],
    ["/news/atom.xml", "feed", "http://www.w3.org/2005/Atom"],
  ])(
    "%s is valid, by the browser's strict parser, and what it lists exists",
    async (path, root, namespace) => {
      const text = await (await fetch(origin + path)).text();
      const page = await visit("/robots.txt");
      const parsed = await page.evaluate((xml) => {
        const { documentElement } = new DOMParser().parseFromString(xml, "application/xml");
        return { root: documentElement.localName, namespace: documentElement.namespaceURI };
      }, text);
      expect(parsed).toEqual({ root, namespace });
      const listed = [...text.matchAll(/<(?:loc|link)>(http.*?)<|<link href="(http[^"]*)"/g)];
      expect(listed.length).toBeGreaterThan(19);
      for (const [, inner, attribute] of listed) {
        const address = (inner ?? attribute ?? "").replace(PUBLIC, origin);
        expect((await fetch(address, { redirect: "manual" })).status, address).toBe(200);
      }
    },
  );

  it("are linked from a page, icons and the social image too, and all of them exist", async () => {
    const html = documents.get("/news/fy26-results") ?? "";
    const links = [...html.matchAll(/<link [^>]*rel="(?:alternate|icon|apple-touch-icon)"[^>]*>/g)].filter(
      ([link]) => !link.includes("hreflang"),
    );
    const hrefs = links.map(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
    expect(hrefs).toHaveLength(4);
    const [, image = ""] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
    for (const href of [...hrefs, image, "/icon-512.png", "/.well-known/security.txt"]) {
      const response = await fetch(new URL(href.replaceAll("&amp;", "&").replace(PUBLIC, ""), origin));
      expect(response.status, href).toBe(200);
      if (href === image) expect(response.headers.get("content-type")).toBe("image/png");
    }
  });
});
