import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { DIST } from "../../src/composition/folders.ts";
import { hasSample } from "../configuration/sample.ts";
import { rawAnswer } from "./local-server.ts";
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

const DOCUMENTS = ["/company", "/nope", "/search?s=dividend&t=page"];
const REDIRECTS = ["/privacy", "/search/", ...(hasSample ? ["/leadership"] : [])];
const FEEDS = ["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];
const CALLS = ["/api/openapi.json", "/api/nope"];
const OTHERS = ["/favicon.svg", "/assets/of-another-build.js", "/api/preview?token=x", "/healthz", "/readyz"];

/** What a response, made or from a cache, tells browsers. */
const INSTRUCTIONS: readonly (readonly [string, readonly string[], Readonly<Record<string, unknown>>])[] = [
  [
    "load and run nothing, and not to frame it",
    [...REDIRECTS, ...FEEDS],
    { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
  ],
  [
    "use its content type, to cache it, and to use https only",
    [...DOCUMENTS, ...REDIRECTS, ...FEEDS, ...CALLS, ...OTHERS],
    {
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    },
  ],
  [
    "isolate it from other sites, and to deny it all permissions",
    [...DOCUMENTS, "/search"],
    {
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    },
  ],
  [
    "not frame it",
    [...DOCUMENTS, "/search", ...CALLS, "/api/exit-preview"],
    { "content-security-policy": expect.stringContaining("frame-ancestors 'none'") },
  ],
];

describe.each(INSTRUCTIONS)("a response instructs browsers to %s", (_what, paths, headers) => {
  it.each(paths)("%s", async (path) => {
    for (const _ of ["made", "kept"]) expect(await headersAt(path)).toMatchObject(headers);
  });
});

/** The raw response to a request line, without normalisation by a client. */
const answerTo = (target: string) =>
  rawAnswer(origin, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

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
    const location = /^location: (.*)$/im.exec(await answerTo(target))?.[1] ?? "/";
    expect(new URL(location, "https://www.larkfield.example").origin).toBe("https://www.larkfield.example");
  });

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

it.each([undefined, "https://tracker.example/sidebar.js"])(
  "the testers' tracker is in documents of a staging site that names it alone: %s",
  async (tracker) => {
    const { bodyAt } = await startSite(tracker ? { STAGING_TRACKER_URL: tracker } : {});
    expect(JSON.parse(await bodyAt("/company")).tracker).toBe(tracker);
  },
);
