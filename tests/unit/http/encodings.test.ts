import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CacheEntry } from "../../../src/adapters/http/encoding/cache-entry.ts";
import {
  acceptedEncodings,
  compressInAllEncodings,
} from "../../../src/adapters/http/encoding/content-encoding.ts";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

describe("the accepted encodings", () => {
  it.each([
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["GZIP;Q=1.0", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["*", ["br", "gzip", "identity"]],
    ["*;q=0.1, br;q=0", ["gzip", "identity"]],
    ["identity", ["identity"]],
    ["identity;q=1, br;q=0.5", ["identity"]],
    ["br;q=nonsense, gzip;q=2", ["identity"]],
    ["deflate, sdch", ["identity"]],
    ["", ["identity"]],
    [undefined, ["identity"]],
    ["identity;q=0, *;q=0", ["identity"]],
  ])("%j", (header, accepted) => {
    expect(acceptedEncodings(header)).toEqual(accepted);
  });
});

it("compression is skipped if it saves nothing", async () => {
  expect(await compressInAllEncodings(Buffer.from("short"))).toEqual({});
});

const body = Buffer.from("All about the results of the year. ".repeat(100));
const parts = { status: 200, body, headers: { "content-type": "text/html", "cache-control": "public" } };

describe("a page cache entry", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is sent as %s to a client that accepts it, with its length", async (encoding, decompress) => {
    const entry = new CacheEntry(parts, await compressInAllEncodings(body));
    const sent = entry.representationFor({ "accept-encoding": encoding });
    expect(sent.headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(sent.body?.length),
      "content-type": "text/html",
      vary: "accept-encoding",
    });
    expect(decompress(sent.body ?? "")).toEqual(body);
  });

  it("is sent uncompressed to a client that accepts nothing else", async () => {
    const sent = new CacheEntry(parts, await compressInAllEncodings(body)).representationFor({});
    expect(sent.body).toBe(body);
    expect(sent.headers).not.toHaveProperty("content-encoding");
  });

  it("is a 304 for its ETag, weakened or in a list", () => {
    const entry = new CacheEntry(parts);
    const strong = entry.etag.replace("W/", "");
    for (const named of [entry.etag, strong, `"other", ${entry.etag}`, "*"]) {
      const sent = entry.representationFor({ "accept-encoding": "br", "if-none-match": named });
      expect([sent.status, sent.body]).toEqual([304, undefined]);
      expect(sent.headers).toEqual({ etag: entry.etag, "cache-control": "public", vary: "accept-encoding" });
    }
    expect(entry.representationFor({ "if-none-match": '"other"' }).status).toBe(200);
  });

  it("has another ETag if its content differs", () => {
    const other = new CacheEntry({ ...parts, body: Buffer.from("other") });
    expect(other.etag).not.toBe(new CacheEntry(parts).etag);
  });

  it("with status 404 is never a 304", () => {
    const entry = new CacheEntry({ ...parts, status: 404 });
    expect(entry.representationFor({ "if-none-match": entry.etag }).status).toBe(404);
  });
});

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
