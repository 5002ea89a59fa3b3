import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { Agent, request } from "undici";
import { expect, inject, it, onTestFinished } from "vitest";
import { SandboxEditor } from "../../../scripts/site-process/editor.ts";
import type { ParameterForm } from "../../../src/adapters/http/contract/parameter-form.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { startNginx } from "../../containers/nginx.ts";
import { ROUTES } from "../../unit/http/capabilities.ts";
import { siteOf } from "../../unit/http/site.ts";
import { contentPage, homePage, investorsPage } from "../../unit/sample-content.ts";
import { folderOfTest, startSite, unhurried } from "../site/site-process.ts";

const VISITORS = 16;
/** Number of pages read before and after the kill. */
const READ = 2_000;
/** A small site. */
const PAGES = [homePage(), ...Array.from({ length: 60 }, (_, index) => contentPage(`page-${index}`))];
/** Headers that differ from response to response. */
const VARYING_HEADERS = ["connection", "date", "keep-alive", "transfer-encoding"];

/** Starts nginx in front of a site, until the test ends. */
async function nginxBefore(origin: string, changes?: Readonly<Record<string, string>>) {
  const nginx = await startNginx([Number(new URL(origin).port)], changes);
  onTestFinished(() => nginx.stop());
  return nginx;
}

it.skipIf(!inject("hasEngine"))(
  "nginx sends what it has kept when the site is killed under load, and after a restart of its own",
  async () => {
    const folder = await folderOfTest();
    const addresses = { PUBLIC_URL: "https://www.larkfield.example", ALLOWED_HOSTS: "127.0.0.1" };
    const environment = { TRUST_PROXY: "loopback", ACCESS_LOG: "false", ...addresses };
    const site = await startSite(folder, { environment, node: await unhurried(folder) });
    const nginx = await nginxBefore(site.origin);
    const read = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await fetch(`http://127.0.0.1:${nginx.port}${path}`, { headers });
      const own = [...response.headers].filter(([name]) => !VARYING_HEADERS.includes(name));
      return { status: response.status, headers: Object.fromEntries(own), text: await response.text() };
    };
    const { text: sitemap } = await read("/sitemap.xml");
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
    expect(paths.length).toBeGreaterThan(50);

    // What is kept does not delay a publish.
    const editor = new SandboxEditor(`${site.origin}/sandbox`);
    expect((await read("/terms")).text).not.toContain("Terms, changed");
    await editor.change("page_terms", { title: "Terms, changed" });
    await editor.publish();
    const terms = async () => (await read("/terms")).text;
    await expect.poll(terms, { timeout: 30_000 }).toContain("Terms, changed");

    const { text: investors } = await read("/investors");
    const [calendar = ""] = /\/[\w/-]+\.ics/.exec(investors) ?? [];
    const others = [calendar, "/news/rss.xml", "/news?year=2025"];
    const before = new Map<string, unknown>();
    for (const path of [...paths, ...others]) before.set(path, await read(path));
    expect(before.get("/")).toMatchObject({
      status: 200,
      headers: {
        "strict-transport-security": expect.any(String),
        "content-security-policy": expect.stringContaining("frame-ancestors"),
      },
    });
    expect(before.get(calendar)).toMatchObject({
      headers: { "content-type": expect.stringMatching(/^text\/calendar/) },
    });
    // As a crawler reads it.
    const { text: uncompressed } = await read("/terms", { "accept-encoding": "identity" });

    const failed: string[] = [];
    let count = 0;
    const visitor = async () => {
      while (count < 2 * READ) {
        const path = paths[count % paths.length] ?? "/";
        count += 1;
        if (count === READ) site.process.kill("SIGKILL");
        const page = await read(path);
        if (page.status !== 200 || !page.text.endsWith("</html>")) failed.push(`${path} ${page.status}`);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
    expect(failed).toEqual([]);

    await nginx.restart();
    for (const [path, response] of before) expect(await read(path), path).toEqual(response);
    expect(await read("/terms?utm_source=x")).toMatchObject({ status: 200, text: uncompressed });
    for (const path of ["/search?s=dividend", "/api/search"]) {
      expect((await read(path)).status, path).toBe(502);
    }
  },
  120_000,
);

it.skipIf(!inject("hasEngine"))(
  "nginx keeps all pages while somebody invents addresses of them",
  async () => {
    const gone = contentPage("gone");
    const { server, content } = siteOf({ pages: [...PAGES, gone] }, { allowedHosts: ["127.0.0.1"] });
    // About two hundred responses instead of a hundred thousand.
    const small = { "keys_zone=website:10m": "keys_zone=website:32k" };
    const nginx = await nginxBefore(await server.listen({ host: "127.0.0.1", port: 0 }), small);
    const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      // `fetch` sets the host itself, and leaves a `#` out.
      const [answer] = await once(get({ host: "127.0.0.1", port: nginx.port, path, headers }), "response");
      return { status: answer.statusCode, location: answer.headers.location, text: await text(answer) };
    };
    expect(await ask("/gone")).toMatchObject({ status: 200 });
    content.publish({ pages: PAGES });
    await expect.poll(() => ask("/gone")).toMatchObject({ status: 410 });
    const paths = [...PAGES.map((page) => (page.type === "home" ? "/" : `/${page.uid}`)), "/gone"];
    const before = new Map<string, unknown>();
    for (const path of [...paths, "/sitemap.xml"]) before.set(path, await ask(path));

    // Percent-encodes the letters whose bits are set in the number of the turn.
    const spelt = (turn: number, name: string) =>
      [...name]
        .map((letter, at) => (turn & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
        .join("");
    const inventions: ((turn: number) => readonly [string, Readonly<Record<string, string>>?])[] = [
      (turn) => [`/page-1?x=${turn}`],
      (turn) => [`/page-1?page=01&year=${turn}&utm_source=${turn}`],
      (turn) => [`/page-1?PAGE=${turn}&%70age=${turn}`],
      (turn) => [`/page-1${"/".repeat(turn + 1)}`],
      (turn) => [`/invented-${turn}/page-1`],
      (turn) => [`/${spelt(turn, "sitemap.xml")}`],
      (turn) => [`/social/page-1.png?v=${turn}`],
      (turn) => ["/page-1", { host: `invented-${turn}.localhost` }],
      (turn) => [`/gone?year=${1000 + turn}`],
      (turn) => [`/sitemap.xml#${turn}`],
    ];
    for (let turn = 1; turn <= 200; turn += 1) {
      for (const invention of inventions) await ask(...invention(turn));
    }
    expect(await ask("/page-1/?utm_source=mail")).toMatchObject({
      status: 301,
      location: "/page-1?utm_source=mail",
    });
    expect(await ask("/page-1", { "x-forwarded-host": "evil.example" })).toEqual(before.get("/page-1"));

    await server.close();
    for (const [path, response] of before) expect([path, await ask(path)]).toEqual([path, response]);
    expect(await ask("/page-1?utm_source=mail")).toEqual(before.get("/page-1"));
  },
  120_000,
);

it.skipIf(!inject("hasEngine"))(
  "nginx does not send what was withdrawn or has moved, once the site has said so to anybody",
  async () => {
    const years = [{ period: "FY26", revenue: 2318.7 }];
    const results: Section = {
      kind: "financial-summary",
      heading: "Results",
      source: "Report",
      charts: [],
      years,
    };
    const withdrawn = { ...contentPage("withdrawn"), sections: [results] };
    const event = { title: "Results", date: "2026-08-19" };
    const dates: Section = { kind: "calendar", intro: [], events: [event] };
    const pages = [homePage(), investorsPage(dates), contentPage("moved"), contentPage("stays"), withdrawn];
    const { server, content } = siteOf({ pages }, { allowedHosts: ["127.0.0.1"] });
    const nginx = await nginxBefore(await server.listen({ host: "127.0.0.1", port: 0 }));
    const ask = async (path: string, encoding: string) => {
      const headers = { "accept-encoding": encoding };
      const answer = await request(`http://127.0.0.1:${nginx.port}${path}`, { headers });
      await answer.body.dump();
      return answer.statusCode;
    };
    const gone = ["/withdrawn", "/figures/withdrawn/results.csv", "/social/withdrawn.png"];
    const paths = [...gone, "/investors/calendar.ics", "/moved", "/stays", "/stays?utm_source=mail"];
    const statuses = async (encoding: string) => {
      const all: number[] = [];
      for (const path of paths) all.push(await ask(path, encoding));
      return all;
    };
    const encodings = ["br, gzip", "gzip", "identity"];
    const before = [200, 200, 200, 200, 200, 200, 200];
    for (const encoding of encodings)
      expect([encoding, await statuses(encoding)]).toEqual([encoding, before]);

    content.publish({
      pages: [homePage(), { ...contentPage("people"), id: "page_moved" }, contentPage("stays")],
    });
    const after = [410, 404, 404, 404, 301, 200, 200];
    // One visitor, who has asked for each of them.
    await expect.poll(() => statuses("br, gzip")).toEqual(after);
    await server.close();
    for (const encoding of encodings) expect([encoding, await statuses(encoding)]).toEqual([encoding, after]);
    await nginx.restart();
    expect(await statuses("identity")).toEqual(after);
  },
  120_000,
);

/** Addresses that no page links to. */
const UNLINKED = [
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/facts.json",
  "/facts/schema.json",
  "/figures/schema.json",
  "/social.png",
  "/social/company.png",
  "/styleguide",
  "/privacy",
  "/privacy/",
  "/search/",
  "/holding.xlsx?calculator=/investors/dividends&shares=5",
  "/results/fy26/calendar/full-year-results.ics",
  "/healthz",
  "/readyz",
];

it.skipIf(!inject("hasEngine"))(
  "nginx keeps everything while each route is asked with the parameters of all others",
  async () => {
    const folder = await folderOfTest();
    const environment = { TRUST_PROXY: "loopback", ACCESS_LOG: "false", STYLEGUIDE: "true" };
    const unlimited = { RENDERINGS_PER_MINUTE: "0", SEARCHES_PER_MINUTE: "0" };
    const node = await unhurried(folder);
    const site = await startSite(folder, { environment: { ...environment, ...unlimited }, node });
    // A few hundred responses instead of a hundred thousand.
    const nginx = await nginxBefore(site.origin, { "keys_zone=website:10m": "keys_zone=website:96k" });
    const agent = new Agent({ connections: VISITORS });
    onTestFinished(() => agent.close());
    const ask = async (path: string) => {
      const options = { dispatcher: agent, headers: { "accept-encoding": "gzip" } };
      const answer = await request(`http://127.0.0.1:${nginx.port}${path}`, options);
      const { "cache-control": caching = "", etag } = answer.headers;
      const body = Buffer.from(await answer.body.arrayBuffer()).toString("base64");
      return { status: answer.statusCode, caching, etag, body };
    };

    const addresses = await addressesOf(site.origin);
    const askedPaths = [...new Set(addresses.map(pathOf))];
    for (const route of await routesOf()) {
      const pattern = new RegExp(`^${route.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`);
      expect([route, askedPaths.some((path) => pattern.test(path))]).toEqual([route, true]);
    }
    const before = new Map<string, unknown>();
    for (const address of addresses) {
      const answer = await ask(address);
      const isPublic = answer.status === 200 && String(answer.caching).startsWith("public");
      if (isPublic && !isForOneVisitor(address)) before.set(address, answer);
    }
    expect(before.size).toBeGreaterThan(100);

    let turn = 0;
    const valuesOf = (form: ParameterForm) =>
      form instanceof RegExp ? [String(1_000 + (turn % 1_900)), `number-${turn}`] : form.slice(0, 2);
    const parameters = ROUTES.flatMap((route) => Object.entries({ ...route.kept, ...route.asked }));
    const left = askedPaths.values();
    const attacker = async () => {
      for (const path of left) {
        for (const [name, form] of parameters) {
          for (const value of valuesOf(form)) {
            turn += 1;
            await ask(`${path}?${name}=${encodeURIComponent(value)}&x=${turn}`);
          }
        }
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, attacker));
    expect(turn).toBeGreaterThan(2_000);

    site.process.kill("SIGKILL");
    const lost: string[] = [];
    for (const [address, answer] of before) {
      if (!isDeepStrictEqual(await ask(address), answer)) lost.push(address);
    }
    expect(lost).toEqual([]);
  },
  240_000,
);

/** All pages of a site, what they link to, and {@link UNLINKED}. */
async function addressesOf(origin: string): Promise<readonly string[]> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await read("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
  const documents = await Promise.all(pages.map(read));
  const linked = documents.flatMap((html) => [...html.matchAll(/(?:href|src)="(\/(?!\/)[^"#]*)"/g)]);
  return [...new Set([...pages, ...linked.map(([, at = ""]) => at.replaceAll("&amp;", "&")), ...UNLINKED])];
}

/** The patterns of all routes outside the API that respond to GET. */
async function routesOf(): Promise<readonly string[]> {
  const { server } = siteOf();
  const routes: string[] = [];
  server.addHook("onRoute", ({ method, url }) => {
    if ([method].flat().includes("GET") && !url.startsWith("/api")) routes.push(url);
  });
  await server.ready();
  return [...new Set(routes)];
}

function pathOf(address: string): string {
  return address.replace(/\?.*/, "");
}

/** Whether every response of the address depends on what a visitor has typed, so that it is not cached. */
function isForOneVisitor(address: string): boolean {
  return ROUTES.some(
    ({ paths, asked, askedBy }) =>
      asked && askedBy === undefined && paths.test(pathOf(address).replace(/^\/[a-z]{2}(?=\/)/, "")),
  );
}

it.skipIf(!inject("hasEngine"))(
  "nginx lets a browser with too many cookies see the site's page about them",
  async () => {
    const { server } = siteOf();
    const nginx = await nginxBefore(await server.listen({ host: "127.0.0.1", port: 0 }));
    const headers = { cookie: `a=${"a".repeat(17_000)}` };
    const response = await fetch(`http://127.0.0.1:${nginx.port}/`, { headers });
    expect(response.status).toBe(431);
    expect(await response.text()).toContain("delete the cookies of this site");
  },
);
