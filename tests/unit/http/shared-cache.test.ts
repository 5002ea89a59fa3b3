import { describe, expect, it } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { SharedCache } from "./shared-cache.ts";
import { siteOf } from "./site.ts";

const DAY = 86_400;
const company = contentPage("company");
const terms = contentPage("terms");
const pages = [homePage(), company, terms];

function cachedSite() {
  const { content, server } = siteOf({ pages });
  return { content, server, cache: new SharedCache(server) };
}

/** Publishes, and lets the site see it. */
async function publish(
  { content, server }: ReturnType<typeof siteOf> | ReturnType<typeof cachedSite>,
  title: string,
) {
  content.publish({ pages: [homePage(), { ...company, title }, terms] });
  const ref = await server.keptAnswers.ask();
  // The first who asks after a publish may get the page before it, and has it made anew.
  await expect.poll(async () => (await server.inject("/company")).body).toContain(title);
  return ref;
}

describe("a shared cache in front of the site", () => {
  it("asks once a minute, however many read a page", async () => {
    const { cache } = cachedSite();
    for (let reader = 0; reader < 100; reader++) await cache.get("/company");
    expect(cache.asked).toBe(1);
    cache.now = 59;
    expect((await cache.get("/company")).from).toBe("cache");
  });

  it("lets nobody wait after that minute, and is told in a few bytes that nothing has changed", async () => {
    const { cache } = cachedSite();
    await cache.get("/company");
    cache.now = 61;
    expect((await cache.get("/company")).from).toBe("stale");
    await cache.settled();
    expect([cache.asked, cache.unchanged]).toEqual([2, 1]);
    expect((await cache.get("/company")).from).toBe("cache");
  });

  it("forgets one page by its id once it is published, and no other", async () => {
    const site = cachedSite();
    for (const path of ["/company", "/terms"]) await site.cache.get(path);
    await publish(site, "Company, published");
    expect((await site.cache.get("/company")).body).not.toContain("Company, published");
    site.cache.purge(company.id);
    expect(await site.cache.get("/company")).toMatchObject({ from: "origin" });
    expect((await site.cache.get("/company")).body).toContain("Company, published");
    expect((await site.cache.get("/terms")).from).toBe("cache");
  });

  it("forgets everything that was made from the content before, by the ref that was replaced", async () => {
    const site = cachedSite();
    const paths = ["/", "/company", "/terms", "/api/shell", "/nowhere"];
    for (const path of paths) await site.cache.get(path);
    const [before = ""] = site.cache.keysOf("/nowhere");
    const ref = await publish(site, "Company, published");
    expect(ref).not.toBe(before);
    site.cache.purge(before);
    const asked = site.cache.asked;
    for (const path of paths) expect((await site.cache.get(path)).from).toBe("origin");
    expect(site.cache.asked).toBe(asked + paths.length);
  });

  it("shows what it has for a day while the site is down, and no longer", async () => {
    const { cache } = cachedSite();
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

  it("soon sees that there is a page where there was none", async () => {
    const { cache } = cachedSite();
    expect((await cache.get("/nowhere")).status).toBe(404);
    cache.now = 9;
    expect((await cache.get("/nowhere")).from).toBe("cache");
    cache.now = 11;
    expect((await cache.get("/nowhere")).from).toBe("stale");
  });

  it("keeps nothing of searches, of what an editor previews, and of the health of a process", async () => {
    const { content, server, cache } = cachedSite();
    const preview = content.preview({ pages: [homePage(), { ...company, title: "A draft" }, terms] });
    const cookie = `io.prismic.preview=${encodeURIComponent(preview)}`;
    const draft = await server.inject({ url: "/company", headers: { cookie } });
    expect([draft.headers["cdn-cache-control"], draft.headers["surrogate-key"]]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await cache.get("/company", cookie)).body).toContain("A draft");
    expect((await cache.get("/company")).body).not.toContain("A draft");
    for (const path of ["/search?s=company&t=page", "/readyz", "/healthz"]) {
      await cache.get(path);
      expect((await cache.get(path)).from).toBe("origin");
    }
  });
});
