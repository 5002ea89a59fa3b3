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
