import { describe, expect, it } from "vitest";
import { look, origin } from "./site.ts";

/** The default public address of the site. */
const PUBLIC = "http://localhost:3000";

/** Parses an XML document of the site with the browser's strict parser. */
async function parsed(path: string) {
  const text = await (await fetch(origin + path)).text();
  const page = await look("/robots.txt");
  return page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, "application/xml");
    const texts = (name: string) =>
      Array.from(document.getElementsByTagNameNS("*", name), (element) => element.textContent ?? "");
    return {
      fault: document.querySelector("parsererror")?.textContent ?? undefined,
      root: document.documentElement.localName,
      namespace: document.documentElement.namespaceURI,
      loc: texts("loc"),
      lastmod: texts("lastmod"),
      titles: texts("title"),
      links: texts("link"),
      dates: [...texts("pubDate"), ...texts("updated")],
      ids: [...texts("guid"), ...texts("id")],
    };
  }, text);
}

describe("machine-readable documents", () => {
  it("the sitemap is valid, and all its pages exist", async () => {
    const map = await parsed("/sitemap.xml");
    expect(map).toMatchObject({
      fault: undefined,
      root: "urlset",
      namespace: "http://www.sitemaps.org/schemas/sitemap/0.9",
    });
    expect(map.loc.length).toBeGreaterThan(50);
    expect(new Set(map.loc).size).toBe(map.loc.length);
    expect(map.lastmod).toHaveLength(map.loc.length);
    for (const moment of map.lastmod) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    for (const loc of map.loc) {
      const { status } = await fetch(loc.replace(PUBLIC, origin), { redirect: "manual" });
      expect(status, loc).toBe(200);
    }
  });

  it.each([
    ["/news/rss.xml", "rss", null],
    ["/news/atom.xml", "feed", "http://www.w3.org/2005/Atom"],
  ])("%s is valid, and its entries have dates and addresses", async (path, root, namespace) => {
    const feed = await parsed(path);
    expect(feed).toMatchObject({ fault: undefined, root, namespace });
    const articles = feed.ids.filter((id) => id.startsWith("tag:"));
    expect(articles).toHaveLength(20);
    expect(new Set(articles).size).toBe(20);
    for (const date of feed.dates) expect(Date.parse(date), date).not.toBeNaN();
    expect(feed.titles).toHaveLength(21);
  });

  it("a page links to its feeds and icons, and all of them exist", async () => {
    const page = await look("/news/fy26-results");
    const links = page.locator('link[rel="alternate"], link[rel~="icon"], link[rel="apple-touch-icon"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs).toHaveLength(4);
    for (const href of [...hrefs, "/icon-512.png", "/.well-known/security.txt"]) {
      expect((await fetch(new URL(href.replace(PUBLIC, ""), origin))).status, href).toBe(200);
    }
    const image = await page.locator('meta[property="og:image"]').getAttribute("content");
    const drawn = await fetch((image ?? "").replace(PUBLIC, origin));
    expect(drawn.headers.get("content-type")).toBe("image/png");
    await drawn.arrayBuffer();
  });

  it("the page of the financial calendar links to its feed", async () => {
    const page = await look("/investors");
    const href = await page
      .getByRole("link", { name: "Add these dates to your calendar" })
      .getAttribute("href");
    const response = await fetch(origin + href);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const feed = await response.text();
    // Of the editors, of dividends and of general meetings.
    for (const name of ["Half-year results", "Payment date: Final dividend", "Proxy forms due"])
      expect(feed).toContain(`SUMMARY:${name}`);
  });
});
