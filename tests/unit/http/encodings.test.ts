import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncodings } from "../../../src/adapters/http/encoding/content-encoding.ts";
import { clientFiles } from "../../../src/adapters/http/plugins/client-files.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { siteOf } from "./site.ts";

it.each([
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["GZIP;Q=1.0", ["gzip", "identity"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["*;q=0.1, br;q=0", ["gzip", "identity"]],
  ["identity;q=1, br;q=0.5", ["identity"]],
  ["br;q=nonsense, gzip;q=2", ["identity"]],
  ["", ["identity"]],
  [undefined, ["identity"]],
])("the accepted encodings of %j", (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted);
});

const pages = [
  { ...homePage(), title: "All about the results of the year. ".repeat(100) },
  ...Array.from({ length: 20 }, (_, number) => contentPage(`company-${number}`)),
];

describe("a text", () => {
  it.each(["/", "/sitemap.xml", "/api/openapi.json", "/search?s=company"])(
    "%s is compressed for a client that accepts it, with its length",
    async (url) => {
      const { server } = siteOf({ pages });
      const { body, headers } = await server.inject(url);
      expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "accept-encoding"]);
      for (const [encoding, decompress] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
        const sent = await server.inject({ url, headers: { "accept-encoding": encoding } });
        expect(sent.headers).toMatchObject({
          "content-encoding": encoding,
          "content-length": String(sent.rawPayload.length),
          vary: "accept-encoding",
        });
        expect(decompress(sent.rawPayload).toString()).toBe(body);
      }
    },
  );

  it("is not compressed if it is short", async () => {
    const { server } = siteOf({ pages });
    const { headers } = await server.inject({ url: "/robots.txt", headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("is a 304 for its ETag, weakened or in a list, unless it is a 404", async () => {
    const { server } = siteOf({ pages });
    const named = (url: string, known: string) =>
      server.inject({ url, headers: { "accept-encoding": "br", "if-none-match": known } });
    const { headers } = await server.inject("/company-0");
    const etag = String(headers.etag);
    // What it tells shared caches, which go on with the page.
    const names = ["etag", "cdn-cache-control", "surrogate-key", "vary"];
    const told = Object.fromEntries(names.map((name) => [name, headers[name]]));
    for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
      const sent = await named("/company-0", known);
      expect([sent.statusCode, sent.body, sent.headers]).toMatchObject([304, "", told]);
      expect(sent.headers).not.toHaveProperty("content-length");
    }
    expect((await named("/company-1", etag)).statusCode).toBe(200);
    const missing = await server.inject("/nope");
    expect((await named("/nope", String(missing.headers.etag))).statusCode).toBe(404);
  });
});

const script = "export const all = [1, 2, 3];".repeat(50);
const FILES = {
  "assets/app-1a2b.js": script,
  "assets/app-1a2b.js.br": brotliCompressSync(script),
  "assets/logo-3c4d.svg": "<svg/>",
  "favicon.svg": "<svg/>",
  "icon-512.png": "icon",
  ".vite/manifest.json": "{}",
};

function site() {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  const { server } = siteOf();
  server.register(clientFiles, { folder });
  return server;
}

describe("a file of the client", () => {
  it("is sent precompressed, and is immutable if its name has a hash", async () => {
    const headers = { "accept-encoding": "br" };
    const response = await site().inject({ url: "/assets/app-1a2b.js", headers });
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
    const known = { "if-none-match": String(headers.etag) };
    const again = await server.inject({ url: "/favicon.svg", headers: known });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it.each(["/assets/app-1a2b.js.br", "/.vite/manifest.json", "/assets/"])(
    "does not exist at %s",
    async (url) => {
      expect((await site().inject(url)).headers["content-type"]).not.toMatch(/javascript|\/json|svg/);
    },
  );

  it("of another version is an uncacheable 404", async () => {
    const { statusCode, headers } = await site().inject("/assets/app-0f0f.js");
    const caching = [headers["cache-control"], headers["cdn-cache-control"]];
    expect([statusCode, ...caching]).toEqual([404, "no-store", undefined]);
    expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  });
});
