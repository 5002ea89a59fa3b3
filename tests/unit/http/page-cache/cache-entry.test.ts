import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CacheEntry } from "../../../../src/adapters/http/encoding/cache-entry.ts";
import { compressInAllEncodings } from "../../../../src/adapters/http/encoding/content-encoding.ts";

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
