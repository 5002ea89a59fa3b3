import { pino } from "pino";
import { Agent, request } from "undici";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { posted, type SiteOptions, siteOf } from "../../unit/http/site.ts";
import { contentPage, homePage } from "../../unit/sample-content.ts";

const pages = [homePage(), contentPage("company")];

/** A listening site, and a client with a keep-alive connection. */
async function listening(options: SiteOptions = {}) {
  const lines: { readonly msg: string }[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const observe = vi.fn();
  const swap: SiteOptions["swap"] = (use) => use(tokens.meter, { ...silentMeter, observe });
  const own = { logger, swap, trustProxy: ["127.0.0.1"], hasLoadShedding: true };
  const site = siteOf({ pages }, { ...own, ...options });
  const routed = vi.fn();
  site.server.addHook("onRequest", async ({ url }) => routed(url));
  const origin = await site.server.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ connections: 1 });
  onTestFinished(() => agent.close());
  const ask = async (path: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") => {
    const answer = await request(origin + path, { method, headers, dispatcher: agent });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  const accessLog = () => lines.filter(({ msg }) => msg === "request completed");
  return { ...site, ask, routed, observe, accessLog };
}

describe("a cached page", () => {
  it.each(["io.prismic.preview", "editor-preview"])("is not sent for a preview: %s", async (name) => {
    const { ask, content } = await listening();
    await ask("/company");
    const token = content.preview({ pages: [homePage()] });
    const headers = { cookie: `${name}=${encodeURIComponent(token)}` };
    const previewed = await ask("/company", headers);
    expect([previewed.status, previewed.headers["cache-control"]]).toEqual([410, "private, no-store"]);
    expect((await ask("/company")).status).toBe(200);
  });

  it("is not sent to an editor who has switched the toolbar on", async () => {
    const { ask, routed } = await listening();
    await ask("/company");
    await ask("/company", { cookie: "visited=1; editor-toolbar=1" });
    expect(routed).toHaveBeenCalledTimes(2);
  });
});

describe("a cache hit", () => {
  it("is distinguished from a miss, with its bytes and without its query", async () => {
    const { ask, accessLog } = await listening();
    const { body } = await ask("/company?utm_source=somebody");
    await ask("/company?utm_source=somebody");
    await ask("/company", {}, "HEAD");
    await ask("/search?s=my%20illness");
    await expect.poll(accessLog).toHaveLength(4);
    const bytes = Buffer.byteLength(body);
    expect(accessLog()).toMatchObject([
      { req: { url: "/company" }, cache: "miss", bytes },
      { req: { url: "/company" }, cache: "hit", bytes },
      { req: { method: "HEAD", url: "/company" }, cache: "hit", bytes: 0 },
      { req: { url: "/search" }, bytes: expect.any(Number) },
    ]);
    expect(accessLog()[3]).not.toHaveProperty("cache");
    expect(JSON.stringify(accessLog())).not.toMatch(/illness|somebody/);
  });

  it("is measured if the access log is off", async () => {
    const { ask, observe, accessLog } = await listening({ hasAccessLog: false });
    for (const _road of ["through the framework", "past it"]) await ask("/company");
    await expect.poll(() => observe).toHaveBeenCalledTimes(2);
    expect(accessLog()).toEqual([]);
  });
});

describe("a client that asks for what has to be made", () => {
  const from = (client: string) => ({ "x-forwarded-for": client });

  it.each([
    ["addresses without a page", (turn: number) => `/nope-${turn}`],
    ["filters without results", (turn: number) => `/company?year=${1000 + turn}`],
    ["figures", (turn: number) => `/figures/company/table-${turn}.xlsx`],
    ["calendars", (turn: number) => `/company/calendar/${turn}.ics`],
    ["social images", (turn: number) => `/social/nope-${turn}.png`],
    ["documents", (turn: number) => `/downloads/company/${turn}.zip`],
  ])("gets a limited number of them, and still what is cached: %s", async (_what, path) => {
    const { ask } = await listening({ renderingsPerMinute: 18 });
    await ask("/company", from("198.51.100.1"));
    const visitor = from("192.0.2.7");
    for (const turn of [1, 2, 3]) expect((await ask(path(turn), visitor)).status).toBe(404);
    const { status, headers } = await ask(path(4), visitor);
    expect([status, headers["cache-control"]]).toEqual([429, "no-store"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["content-type"]).toContain("application/problem+json");
    const html = await ask(path(5), { ...visitor, accept: "text/html" });
    expect([html.status, html.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(html.body).toContain("Too many requests");
    expect((await ask("/company", visitor)).status).toBe(200);
    expect((await ask(path(4), from("192.0.2.8"))).status).toBe(404);
  });

  it("is a whole IPv6 site (/48)", async () => {
    const { ask } = await listening({ renderingsPerMinute: 18 });
    const statuses: number[] = [];
    for (let network = 1; network <= 4; network += 1)
      statuses.push((await ask(`/nope-${network}`, from(`2001:db8:0:${network}::1`))).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await ask("/nope-5", from("2001:db8:1::1"))).status).toBe(404);
  });

  it("gets a limited number of resolved links", async () => {
    const { server } = await listening({ renderingsPerMinute: 18 });
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const link = { link_type: "Document", type: "page", uid: "company" };
      const { statusCode } = await server.inject(posted("/api/createPageLink", link));
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

it("a file that does not exist may be kept by shared caches as long as a 404 page", async () => {
  const { ask } = await listening();
  const page = await ask("/nope");
  for (const path of [
    "/figures/company/nope.csv",
    "/downloads/company/nope.zip",
    "/social/nope.png",
    "/company/calendar.ics",
  ]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(404);
    expect(page.headers["cache-control"], path).toContain(String(headers["cache-control"]));
  }
});
