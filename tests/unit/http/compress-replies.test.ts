import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), ...Array.from({ length: 20 }, (_, number) => contentPage(`company-${number}`))];

describe("a text that is not cached", () => {
  it.each(["/sitemap.xml", "/api/openapi.json", "/search?s=company"])("%s is compressed", async (url) => {
    const { server } = siteOf({ pages });
    const plain = await server.inject(url);
    const compressed = await server.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(compressed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(compressed.headers["content-length"]).toBe(String(compressed.rawPayload.length));
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
  });

  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, zstd", "gzip", gunzipSync],
  ])("is compressed with the best encoding that %s allows", async (accepted, encoding, decompress) => {
    const { server } = siteOf({ pages });
    const plain = await server.inject("/sitemap.xml");
    const compressed = await server.inject({ url: "/sitemap.xml", headers: { "accept-encoding": accepted } });
    expect(compressed.headers["content-encoding"]).toBe(encoding);
    expect(decompress(compressed.rawPayload).toString()).toBe(plain.body);
  });

  it("is compressed in a response of the API too", async () => {
    const { server } = siteOf({ pages });
    const response = await server.inject({
      method: "POST",
      url: "/api/globalSearch",
      payload: { searchInput: "company", searchPages: true },
      headers: { "accept-encoding": "gzip" },
    });
    expect(JSON.parse(gunzipSync(response.rawPayload).toString()).data.total_results_size).toBe(20);
  });

  it("is sent uncompressed if the client accepts nothing else, with a Vary header", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject("/sitemap.xml");
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "accept-encoding"]);
  });

  it("is not compressed if it is short", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject({ url: "/robots.txt", headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

it("a page is a 304 if it has not changed", async () => {
  const { server } = siteOf({ pages });
  const url = "/company-1";
  const first = await server.inject({ url, headers: { "accept-encoding": "br" } });
  const again = await server.inject({ url, headers: { "if-none-match": String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ""]);
});
