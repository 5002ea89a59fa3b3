import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CacheEntry } from "../../../src/adapters/http/encoding/cache-entry.ts";
import {
  acceptedEncodings,
  compressInAllEncodings,
} from "../../../src/adapters/http/encoding/content-encoding.ts";
import { clientFiles } from "../../../src/adapters/http/plugins/client-files.ts";
import { contentPage, homePage } from "../sample-content.ts";
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

const script = "export const all = [1, 2, 3];".repeat(50);
const folder = mkdtempSync(join(tmpdir(), "client-"));

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "icon-512.png"), "icon");
  writeFileSync(join(folder, "assets/logo-3c4d.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function site() {
  const { server } = siteOf();
  server.register(clientFiles, { folder });
  return server;
}

describe("a file of the client", () => {
  it("is sent precompressed, and is immutable if its name has a hash", async () => {
    const response = await site().inject({
      url: "/assets/app-1a2b.js",
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  });

  it("is sent uncompressed if the client accepts nothing else, and without a body for HEAD", async () => {
    const server = site();
    expect((await server.inject("/assets/app-1a2b.js")).body).toBe(script);
    const head = await server.inject({ method: "HEAD", url: "/assets/app-1a2b.js" });
    expect([head.body, head.headers["content-length"]]).toEqual(["", String(script.length)]);
  });

  it.each([
    ["/favicon.svg", "cross-origin"],
    ["/icon-512.png", "cross-origin"],
    ["/assets/logo-3c4d.svg", "same-origin"],
    ["/assets/app-1a2b.js", "same-origin"],
  ])("can be shown by other sites if it is an icon: %s is %s", async (url, policy) => {
    const { headers } = await site().inject(url);
    expect(headers["cross-origin-resource-policy"]).toBe(policy);
  });

  it("is revalidated if its name has no hash, and is a 304 if it has not changed", async () => {
    const server = site();
    const { headers } = await server.inject("/favicon.svg");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    const again = await server.inject({
      url: "/favicon.svg",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["/assets/app-1a2b.js.br", "/.vite/manifest.json", "/assets/"])(
    "does not exist at %s",
    async (url) => {
      expect((await site().inject(url)).headers["content-type"]).not.toMatch(/javascript|\/json|svg/);
    },
  );

  it("of another version is an uncacheable 404", async () => {
    const server = site();
    for (const _ of ["first", "again"]) {
      const { statusCode, headers } = await server.inject("/assets/app-0f0f.js");
      expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
      expect([headers["cdn-cache-control"], headers["content-type"]]).toEqual([
        undefined,
        "application/problem+json; charset=utf-8",
      ]);
    }
  });
});
