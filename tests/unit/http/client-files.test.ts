import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientFiles } from "../../../src/adapters/http/plugins/client-files.ts";
import { siteOf } from "./site.ts";

const script = "export const all = [1, 2, 3];".repeat(50);
const folder = mkdtempSync(join(tmpdir(), "client-"));

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "assets/app-1a2b.js"), script);
  writeFileSync(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
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
  it("comes as the build packed it, and is kept for good under a name with a hash", async () => {
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

  it("comes as it is to whoever takes nothing else, and its head alone for HEAD", async () => {
    const server = site();
    expect((await server.inject("/assets/app-1a2b.js")).body).toBe(script);
    const head = await server.inject({ method: "HEAD", url: "/assets/app-1a2b.js" });
    expect([head.body, head.headers["content-length"]]).toEqual(["", String(script.length)]);
  });

  it("is asked for again under a name without one, and is 304 for who has it", async () => {
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
    "is not what %s names",
    async (url) => {
      expect((await site().inject(url)).headers["content-type"]).not.toMatch(/javascript|\/json|svg/);
    },
  );

  it("that another version of the site has is not here, which no cache may keep", async () => {
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
