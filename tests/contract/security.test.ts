import { createHash } from "node:crypto";
import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { DIST } from "../../src/composition/folders.ts";
import { EMPTY_SITE_OPTIONS } from "../../src/domain/content/site-options.ts";
import { hasSample } from "../configuration/sample.ts";
import { siteOf } from "../unit/http/site.ts";
import { homePage } from "../unit/sample-content.ts";
import { builtRenderer, openedForAll, startSite } from "./site/site.ts";

const PUBLIC_URL = "https://www.larkfield.example";
let site: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const { onClose, close } = openedForAll();
  const environment = {
    RENDERINGS_PER_MINUTE: "0",
    SEARCHES_PER_MINUTE: "0",
    PUBLIC_URL,
    HSTS: "subdomains",
    KEEP_ALIVE_SECONDS: "620",
  };
  ({ site } = await startSite(environment, { renderer: await builtRenderer(), onClose }));
  site.register(clientFiles, { folder: `${DIST}/client` });
  origin = await site.listen({ host: "127.0.0.1", port: 0 });
  return close;
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

/** The raw response to a request line, without normalisation by a client. */
function answerTo(target: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(request, "latin1"));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(Buffer.from(part)));
    socket.on("end", () => resolve(Buffer.concat(parts).toString("latin1")));
    socket.on("error", reject);
  });
}

const headOf = (answer: string) => answer.slice(0, answer.indexOf("\r\n\r\n"));

describe("a document of a site with a tag manager", () => {
  it("has one inline script, whose hash is in its content security policy, and which loads the site's script", async () => {
    const stored = {
      pages: [homePage()],
      siteOptions: { ...EMPTY_SITE_OPTIONS, tagManagerId: "GTM-SAMPLE" },
    };
    const { server } = siteOf(stored, await builtRenderer());
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
    const location = /^location: (.*)$/im.exec(headOf(await answerTo(target)))?.[1] ?? "/";
    expect(new URL(location, "https://www.larkfield.example").origin).toBe("https://www.larkfield.example");
  });

  it.each(["/privacy?%0d%0aSet-Cookie:x=y", "/search/?s=%0D%0ASet-Cookie:%20x=y", "/a%0d%0aSet-Cookie:x=y/"])(
    "cannot inject a header by %s",
    async (target) => {
      expect(headOf(await answerTo(target))).not.toMatch(/^set-cookie/im);
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
    const answer = await answerTo(target);
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

  it("may keep an idle connection as long as the load balancer in front does", () => {
    expect(site.server.keepAliveTimeout).toBe(620_000);
  });
});

const TRACKER = "https://tracker.example/sidebar.js";

describe("the testers' tracker", () => {
  it.each([
    ["is included in a staging site", { STAGING_TRACKER_URL: TRACKER }, TRACKER],
    ["is not included in any other", {}, undefined],
  ])("%s", async (_case, environment, tracker) => {
    const { bodyAt } = await startSite(environment);
    expect(JSON.parse(await bodyAt("/company")).tracker).toBe(tracker);
  });
});
