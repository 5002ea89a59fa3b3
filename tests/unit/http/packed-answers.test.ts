import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), ...Array.from({ length: 20 }, (_, number) => contentPage(`company-${number}`))];

/** How the map of a site is packed for who accepts some codings. */
function codingOf(server: FastifyInstance): (accepted: string) => Promise<unknown> {
  return async (accepted) => {
    const answer = await server.inject({ url: "/sitemap.xml", headers: { "accept-encoding": accepted } });
    return answer.headers["content-encoding"];
  };
}

describe("a text that is made for one request", () => {
  it.each(["/sitemap.xml", "/api/openapi.json", "/search?s=company"])("%s is packed", async (url) => {
    const { server } = siteOf({ pages });
    const plain = await server.inject(url);
    const packed = await server.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(packed.headers["content-length"]).toBe(String(packed.rawPayload.length));
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ["gzip, deflate, br, zstd", "zstd", zstdDecompressSync],
    ["br", "br", brotliDecompressSync],
  ])("is packed for who takes %s in the quickest of these", async (accepted, coding, unpack) => {
    const { server } = siteOf({ pages });
    const plain = await server.inject("/sitemap.xml");
    const packed = await server.inject({ url: "/sitemap.xml", headers: { "accept-encoding": accepted } });
    expect(packed.headers["content-encoding"]).toBe(coding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it("is packed as an answer of the API, too", async () => {
    const { server } = siteOf({ pages });
    const response = await server.inject({
      method: "POST",
      url: "/api/globalSearch",
      payload: { searchInput: "company", searchPages: true },
      headers: { "accept-encoding": "gzip" },
    });
    expect(JSON.parse(gunzipSync(response.rawPayload).toString()).data.total_results_size).toBe(20);
  });

  it("comes as it is to whoever takes nothing else, and says that it could come otherwise", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject("/sitemap.xml");
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "accept-encoding"]);
  });

  it("that comes again is packed for each in a way that it takes", async () => {
    const { server } = siteOf({ pages });
    const codingFor = codingOf(server);
    const asked = ["zstd", "zstd", "gzip", "gzip", "gzip, zstd", "br"];
    const codings: unknown[] = [];
    for (const accepted of asked) codings.push(await codingFor(accepted));
    expect(codings).toEqual(["zstd", "zstd", "gzip", "gzip", "gzip", "br"]);
  });

  it("that comes again stays packed however much else is asked for once", async () => {
    const many = Array.from({ length: 60 }, (_, number) => contentPage(`company-${number}`));
    const { server } = siteOf({ pages: [homePage(), ...many] });
    const codingFor = codingOf(server);
    await codingFor("gzip");
    await codingFor("gzip");
    for (let results = 20; results < 60; results++) {
      const { headers } = await server.inject({
        method: "POST",
        url: "/api/globalSearch",
        remoteAddress: `192.0.2.${results}`,
        payload: { searchInput: "company", searchPages: true, pageSize: results },
        headers: { "accept-encoding": "gzip" },
      });
      expect(headers["content-encoding"]).toBe("gzip");
    }
    expect(await codingFor("gzip, zstd")).toBe("gzip");
  });

  it("is left as it is where it is short", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject({ url: "/robots.txt", headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("an answer that browsers ask for again and again", () => {
  it.each(["/api/shell", "/api/page?path=/company-1", "/company-1"])(
    "%s is 304 for who has it",
    async (url) => {
      const { server } = siteOf({ pages });
      const first = await server.inject({ url, headers: { "accept-encoding": "br" } });
      const headers = { "if-none-match": String(first.headers.etag) };
      const again = await server.inject({ url, headers });
      expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ""]);
    },
  );
});
