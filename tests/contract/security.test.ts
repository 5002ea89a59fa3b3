import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemSchema } from "../../src/adapters/http/contract/problem.ts";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../src/composition/config.ts";
import { createSite } from "../../src/composition/site.ts";
import { EMPTY_SITE_OPTIONS } from "../../src/domain/content/site-options.ts";
import { hasSample } from "../configuration/sample.ts";
import { siteOf } from "../unit/http/site.ts";
import { homePage } from "../unit/sample-pages.ts";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const PUBLIC_URL = "https://www.larkfield.example";
const data = mkdtempSync(join(tmpdir(), "larkfield-"));
let site: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const config = readConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: data,
    RENDERINGS_PER_MINUTE: "0",
    SEARCHES_PER_MINUTE: "0",
    PUBLIC_URL,
    HSTS: "subdomains",
    KEEP_ALIVE_SECONDS: "620",
  });
  site = await createSite(config, await createBuiltRenderer(DIST));
  site.register(clientFiles, { folder: `${DIST}/client` });
  origin = await site.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(data, { recursive: true });
});

/** The headers of a response by name. */
async function headersAt(path: string): Promise<Record<string, string>> {
  const answer = await fetch(origin + path, { redirect: "manual", headers: { accept: "text/html" } });
  await answer.text();
  return Object.fromEntries(answer.headers);
}

describe("a response instructs browsers", () => {
  it.each([
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/privacy",
    ...(hasSample ? ["/leadership"] : []),
    "/search/",
  ])("%s: to load and run nothing, and not to frame it", async (path) => {
    expect(await headersAt(path)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it.each([
    "/company",
    "/nope",
    "/search?s=dividend&t=page",
    "/privacy",
    ...(hasSample ? ["/leadership"] : []),
    "/favicon.svg",
    "/assets/of-another-build.js",
    "/api/openapi.json",
    "/api/nope",
    "/api/preview?token=x",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/healthz",
    "/readyz",
  ])("%s: to use its content type, to cache it, and to use https only", async (path) => {
    for (const _ of ["made", "kept"]) {
      expect(await headersAt(path)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": "max-age=31536000; includeSubDomains",
      });
    }
  });

  it.each(["/company", "/nope", "/search?s=dividend&t=page", "/search"])(
    "%s: to isolate it from other sites, and to deny it all permissions",
    async (path) => {
      for (const _ of ["made", "kept"]) {
        expect(await headersAt(path)).toMatchObject({
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
          "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
          "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        });
      }
    },
  );

  it.each(["/api/openapi.json", "/api/nope", "/api/exit-preview"])("%s: not to frame it", async (path) => {
    expect((await headersAt(path))["content-security-policy"]).toContain("frame-ancestors 'none'");
  });
});

/** All data that the server sends for these bytes, until it closes the connection. */
function written(bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, "latin1"));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(Buffer.from(part)));
    socket.on("end", () => resolve(Buffer.concat(parts).toString("latin1")));
    socket.on("error", reject);
  });
}

/** The raw response to a request line and headers, without normalisation by a client. */
function raw(target: string, headers: readonly string[] = []): Promise<string> {
  return written(
    [`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n"),
  );
}

const headOf = (answer: string) => answer.slice(0, answer.indexOf("\r\n\r\n"));

describe("a document of a site with a tag manager", () => {
  it("has one inline script, whose hash is in its content security policy, and which loads the site's script", async () => {
    const stored = {
      pages: [homePage()],
      siteOptions: { ...EMPTY_SITE_OPTIONS, tagManagerId: "GTM-SAMPLE" },
    };
    const { server } = siteOf(stored, await createBuiltRenderer(DIST));
    const { body, headers } = await server.inject("/");
    const scripts = [...body.matchAll(/<script(?! type="application\/)([^>]*)>(.*?)<\/script>/gs)];
    const hash = createHash("sha256")
      .update(scripts[0]?.[2] ?? "")
      .digest("base64");
    expect(scripts.map(([, attributes]) => attributes)).toEqual([' type="module"']);
    expect(headers["content-security-policy"]).toContain(`'strict-dynamic' 'sha256-${hash}'`);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*google/);
  });
});

describe("an attacker", () => {
  it.each([
    "//evil.example",
    "//evil.example/",
    "/\\evil.example",
    "/%5Cevil.example/",
    "/%2F%2Fevil.example/",
    "//evil.example/%2e%2e/",
    "/company//evil.example/",
    "/.//evil.example/",
    "/search/?s=x&next=//evil.example",
  ])("cannot cause a redirect to another site by %s", async (target) => {
    const location = /^location: (.*)$/im.exec(headOf(await raw(target)))?.[1] ?? "/";
    expect(new URL(location, "https://www.larkfield.example").origin).toBe("https://www.larkfield.example");
  });

  it.each(["/privacy?%0d%0aSet-Cookie:x=y", "/search/?s=%0D%0ASet-Cookie:%20x=y", "/a%0d%0aSet-Cookie:x=y/"])(
    "cannot inject a header by %s",
    async (target) => {
      expect(headOf(await raw(target))).not.toMatch(/^set-cookie/im);
    },
  );

  it.each([
    "/../package.json",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/package.json",
    "/sandbox/files/../../package.json",
    "/sandbox/files/..%2f..%2fpackage.json",
    "/sandbox/images/..%5c..%5cpackage.json",
    "/social/..%2f..%2f..%2fpackage.json.png",
    "/..%2f..%2fpackage.json/calendar.ics",
    "/assets/%00/../../../package.json",
  ])("cannot read a file of the server by %s", async (target) => {
    const answer = await raw(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (30[0-9]|40[0-9])/);
    expect(answer).not.toContain('"larkfield-website"');
  });

  it("cannot pollute prototypes", async () => {
    const bodies = [
      '{"__proto__":{"polluted":true},"searchInput":"x"}',
      '{"constructor":{"prototype":{"polluted":true}},"searchInput":"x"}',
    ];
    for (const body of bodies) {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${origin}/api/globalSearch`, { method: "POST", headers, body });
      await answer.text();
      expect(answer.status).toBeLessThan(500);
    }
    const form = new URLSearchParams({ "__proto__[polluted]": "true", email: "x" });
    await (await fetch(`${origin}/api/newsletterPost`, { method: "POST", body: form })).text();
    const cookie = `io.prismic.preview=${encodeURIComponent('{"__proto__":{"polluted":true,"preview":"x"}}')}`;
    await (await fetch(`${origin}/`, { headers: { cookie } })).text();
    await (await fetch(`${origin}/news?__proto__[polluted]=true&constructor.prototype.polluted=true`)).text();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("cannot poison a cache with another host", async () => {
    const forged = [
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: javascript",
      "Forwarded: host=evil.example",
    ];
    for (const target of [
      "/company",
      "/company?utm=<script>evil.example",
      "/sitemap.xml",
      "/api/openapi.json",
    ]) {
      await raw(target, forged);
      expect(await raw(target.replace(/\?.*/, ""))).not.toContain("evil.example");
    }
  });

  it.each([
    ["no HTTP at all", "garbage\r\n\r\n", 400],
    [
      "a request of two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
    ],
    ["a length twice", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n", 400],
    ["a header that hides", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n", 400],
    ["a chunk of no size", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400],
    ["a head without end", `GET /api/${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
  ])("who sends %s gets an error, and cannot send more", async (_what, bytes, status) => {
    const answer = await written(bytes);
    expect(headOf(answer)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(headOf(answer)).toMatch(/^connection: close$/im);
    expect(problemSchema.parse(JSON.parse(answer.slice(headOf(answer).length)))).toMatchObject({ status });
  });

  it("may keep an idle connection as long as the load balancer in front does", () => {
    expect(site.server.keepAliveTimeout).toBe(620_000);
  });

  it("cannot hold a connection with an endless head for more than 10 s", async () => {
    expect(site.server.headersTimeout).toBe(10_000);
    // The message that Node sends then.
    site.server.once("connection", (socket) => {
      const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      socket.once("data", () => site.server.emit("clientError", late, socket));
    });
    expect(headOf(await written("GET / HTTP/1.1\r\nHost: x\r\n"))).toMatch(/^HTTP\/1\.1 408 /);
  });
});
