import { describe, expect, it } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { SharedCache } from "./shared-cache.ts";
import { siteOf } from "./site.ts";

const DAY = 86_400;
const company = contentPage("company");
const terms = contentPage("terms");
const pages = [
  homePage(),
  company,
  { ...terms, title: "Terms of what is long enough to be compressed ".repeat(20) },
];

/** The listening site with a shared cache in front of it. */
async function cachedSite(options: ConstructorParameters<typeof SharedCache>[1] = {}) {
  const { content, server } = siteOf({ pages });
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });
  return { content, server, cache: new SharedCache(origin, options) };
}

type Site = Awaited<ReturnType<typeof cachedSite>>;

const DRAFT = { pages: [homePage(), { ...company, title: "A draft" }, terms] };

/** The cookies of an editor with a preview of the company's page. */
const editorOf = ({ content }: Site) => ({
  cookie: `visited=1; editor-preview=${encodeURIComponent(content.preview(DRAFT))}`,
});

/** Publishes, and waits until the site shows it. */
async function publish({ content, server }: Site, title: string) {
  const ref = content.publish({ pages: [homePage(), { ...company, title }, terms] });
  // The first request after a publish may get the stale page.
  await expect.poll(async () => (await server.inject("/company")).body).toContain(title);
  return ref;
}

describe("a shared cache in front of the site", () => {
  it("revalidates a page every ten seconds for any number of visitors", async () => {
    const { cache } = await cachedSite();
    for (let reader = 0; reader < 100; reader++) await cache.get("/company");
    expect(cache.asked).toBe(1);
    cache.now = 9;
    expect((await cache.get("/company")).from).toBe("cache");
  });

  it("sends no stale page while it revalidates, and gets a 304 of a few bytes", async () => {
    const { cache } = await cachedSite();
    await cache.get("/company");
    cache.now = 11;
    expect((await cache.get("/company")).from).toBe("origin");
    expect([cache.asked, cache.unchanged]).toEqual([2, 1]);
    expect((await cache.get("/company")).from).toBe("cache");
  });

  it("can purge one page by its id after a publish", async () => {
    const site = await cachedSite();
    for (const path of ["/company", "/terms"]) await site.cache.get(path);
    await publish(site, "Company, published");
    expect((await site.cache.get("/company")).body).not.toContain("Company, published");
    site.cache.purge(company.id);
    expect(await site.cache.get("/company")).toMatchObject({ from: "origin" });
    expect((await site.cache.get("/company")).body).toContain("Company, published");
    expect((await site.cache.get("/terms")).from).toBe("cache");
  });

  it("can purge all pages of the previous content by its ref", async () => {
    const site = await cachedSite();
    const paths = ["/", "/company", "/terms", "/nowhere"];
    for (const path of paths) await site.cache.get(path);
    const [before = ""] = site.cache.keysOf("/nowhere");
    const ref = await publish(site, "Company, published");
    expect(ref).not.toBe(before);
    site.cache.purge(before);
    const asked = site.cache.asked;
    for (const path of paths) expect((await site.cache.get(path)).from).toBe("origin");
    expect(site.cache.asked).toBe(asked + paths.length);
  });

  it("sends stale pages for a day while the site is down, and no longer", async () => {
    const { cache } = await cachedSite();
    await cache.get("/company");
    cache.isOriginDown = true;
    for (const now of [61, 3_600, DAY]) {
      cache.now = now;
      expect(await cache.get("/company")).toMatchObject({ from: "stale", status: 200 });
    }
    cache.now = DAY + 61;
    expect((await cache.get("/company")).status).toBe(502);
    expect((await cache.get("/terms")).status).toBe(502);
  });

  it("soon shows a new page at the address of a 404", async () => {
    const { cache } = await cachedSite();
    expect((await cache.get("/nowhere")).status).toBe(404);
    cache.now = 9;
    expect((await cache.get("/nowhere")).from).toBe("cache");
    cache.now = 11;
    expect((await cache.get("/nowhere")).from).toBe("origin");
  });

  it("stores each encoding of a page, compressed by the site", async () => {
    const { cache } = await cachedSite();
    const takes = (coding: string) => cache.get("/terms", { "accept-encoding": coding });
    const packed = [await takes("br"), await takes("gzip"), await cache.get("/terms")];
    expect(packed.map(({ from, coding }) => [from, coding])).toEqual([
      ["origin", "br"],
      ["origin", "gzip"],
      ["origin", ""],
    ]);
    expect(new Set(packed.map(({ body }) => body)).size).toBe(1);
    expect(await takes("br")).toMatchObject({ from: "cache", coding: "br" });
    expect(await takes("gzip")).toMatchObject({ from: "cache", coding: "gzip" });
  });

  it("sends the same page to everybody, with any cookies", async () => {
    const { cache } = await cachedSite();
    await cache.get("/company", { cookie: "visited=1" });
    expect((await cache.get("/company", { cookie: "announcement-closed=2" })).from).toBe("cache");
  });

  it("does not store searches and health checks", async () => {
    const { cache } = await cachedSite();
    for (const path of ["/search?s=company&t=page", "/readyz", "/healthz"]) {
      await cache.get(path);
      expect((await cache.get(path)).from).toBe("origin");
    }
  });
});

describe("an editor, behind a shared cache", () => {
  it("gets the toolbar after switching it on, and nobody else does", async () => {
    const { cache } = await cachedSite();
    const author = { cookie: "visited=1; editor-toolbar=1" };
    for (const from of ["origin", "cache"]) {
      expect(await cache.get("/company", author)).toMatchObject({
        from: "origin",
        body: expect.stringContaining("toolbar.js"),
      });
      expect(await cache.get("/company")).toMatchObject({
        from,
        body: expect.not.stringContaining("toolbar.js"),
      });
    }
  });

  it("gets the draft, which no cache stores, and nobody else does", async () => {
    const site = await cachedSite();
    const { cache, server } = site;
    const editor = editorOf(site);
    await cache.get("/company");
    expect(await cache.get("/company", editor)).toMatchObject({
      from: "origin",
      body: expect.stringContaining("A draft"),
    });
    expect((await cache.get("/company")).body).not.toContain("A draft");
    for (const url of ["/company", "/terms", "/nowhere", "/search?s=draft"]) {
      const { headers } = await server.inject({ url, headers: editor });
      expect(headers["cdn-cache-control"], url).toBeUndefined();
      expect(headers["surrogate-key"], url).toBeUndefined();
      expect(headers["cache-control"], url).toBe("private, no-store");
    }
  });

  it("is the only one to get it, even if the cache ignores the cookie", async () => {
    const site = await cachedSite({ knowsEditors: false });
    expect((await site.cache.get("/company", editorOf(site))).body).toContain("A draft");
    expect(await site.cache.get("/company")).toMatchObject({
      from: "origin",
      body: expect.not.stringContaining("A draft"),
    });
  });
});
