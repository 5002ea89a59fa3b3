import { describe, expect, it } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("company")];
/** Ten seconds, and for a day while the site is down (RFC 9213, RFC 5861). */
const SHARED = "public, max-age=10, stale-if-error=86400";

/** What a response tells a shared cache, such as a CDN, that respects `CDN-Cache-Control` before `Cache-Control`. */
function toldBy(headers: Readonly<Record<string, unknown>>) {
  return [headers["cdn-cache-control"], headers["surrogate-key"], headers.vary];
}

describe("a shared cache in front of the site", () => {
  it.each([
    ["/company", 200, "page_company memory-1"],
    ["/nowhere", 404, "memory-1"],
  ])(
    "keeps %s for everybody, and can purge it by its page and by the published ref",
    async (url, status, keys) => {
      const { server } = siteOf({ pages });
      const told = [SHARED, keys, "accept-encoding"];
      for (const cookies of [{}, { visited: "1" }, { "announcement-closed": "2" }]) {
        const { statusCode, headers } = await server.inject({ url, cookies });
        expect([statusCode, ...toldBy(headers)]).toEqual([status, ...told]);
      }
    },
  );

  it("goes on with a page that is unchanged", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject("/company");
    const again = await server.inject({
      url: "/company",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, ...toldBy(again.headers)]).toEqual([304, ...toldBy(headers)]);
  });

  it("can purge what was published before by its ref", async () => {
    const { content, server } = siteOf({ pages });
    const title = "Company, published";
    const ref = content.publish({ pages: [homePage(), { ...contentPage("company"), title }] });
    await expect.poll(async () => (await server.inject("/company")).body).toContain(title);
    expect((await server.inject("/company")).headers["surrogate-key"]).toBe(`page_company ${ref}`);
  });

  it.each(["/search?s=company&t=page", "/readyz", "/healthz"])("does not keep %s", async (url) => {
    const { headers } = await siteOf({ pages }).server.inject(url);
    expect(headers["cdn-cache-control"]).toBeUndefined();
    expect(headers["cache-control"]).toMatch(/no-store|max-age=0, must-revalidate/);
  });
});
