import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Answer, type Representation } from "../../../../src/adapters/http/rendered-pages/answer.ts";
import { packAll } from "../../../../src/adapters/http/rendered-pages/compression.ts";

const body = Buffer.from("All about the results of the year. ".repeat(100));
const parts = { status: 200, body, headers: { "content-type": "text/html", "cache-control": "public" } };

function headersOf({ headers }: Representation): Record<string, string> {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : []));
  return Object.fromEntries(pairs);
}

describe("an answer that is kept", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
    ["gzip", gunzipSync],
  ])("comes packed as %s to whoever takes that, and says how long it is", async (coding, unpack) => {
    const form = new Answer(parts, await packAll(body, "quick")).formFor(coding, undefined);
    expect(headersOf(form)).toMatchObject({
      "content-encoding": coding,
      "content-length": String(form.body?.length),
      "content-type": "text/html",
      vary: "accept-encoding",
    });
    expect(unpack(form.body ?? "")).toEqual(body);
  });

  it("comes as it is to whoever takes nothing else", async () => {
    const form = new Answer(parts, await packAll(body, "quick")).formFor(undefined, undefined);
    expect(form.body).toBe(body);
    expect(headersOf(form)).not.toHaveProperty("content-encoding");
  });

  it("is not packed where that saves nothing", async () => {
    expect(await packAll(Buffer.from("short"), "thorough")).toEqual({});
  });

  it("gets smaller when it is packed thoroughly, and stays the same answer", async () => {
    const answer = new Answer(parts, await packAll(body, "quick"));
    const before = answer.formFor("gzip", undefined);
    answer.repack(await packAll(body, "thorough"));
    const after = answer.formFor("gzip", undefined);
    expect(after.body?.length).toBeLessThanOrEqual(before.body?.length ?? 0);
    expect(headersOf(after).etag).toBe(headersOf(before).etag);
    expect(gunzipSync(after.body ?? "")).toEqual(body);
  });

  it("is a 304 for whoever has it, however the tag came back", () => {
    const answer = new Answer(parts);
    const strong = answer.etag.replace("W/", "");
    for (const named of [answer.etag, strong, `"other", ${answer.etag}`, "*"]) {
      const form = answer.formFor("br", named);
      expect([form.status, form.body]).toEqual([304, undefined]);
      expect(headersOf(form)).toEqual({
        etag: answer.etag,
        "cache-control": "public",
        vary: "accept-encoding",
      });
    }
    expect(answer.formFor("br", '"other"').status).toBe(200);
  });

  it("has another tag when it says something else", () => {
    expect(new Answer({ ...parts, body: Buffer.from("other") }).etag).not.toBe(new Answer(parts).etag);
  });

  it("that there is no page is never a 304", () => {
    const answer = new Answer({ ...parts, status: 404 });
    expect(answer.formFor(undefined, answer.etag).status).toBe(404);
  });
});
