import { pino } from "pino";
import { Agent, request } from "undici";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Readiness } from "../../../src/adapters/http/readiness.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { type SiteOptions, siteOf } from "../../unit/http/site.ts";
import { contentPage, homePage } from "../../unit/sample-pages.ts";

const pages = [homePage(), contentPage("company")];
const agents: Agent[] = [];
afterEach(async () => {
  await Promise.all(agents.splice(0).map((agent) => agent.close()));
});

/** A listening site, and a client with a keep-alive connection. */
async function listening(options: SiteOptions = {}) {
  const lines: { readonly msg: string }[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const observe = vi.fn();
  const site = siteOf({ pages }, undefined, {
    logger,
    swap: (container) => container.register(tokens.meter, { useValue: { ...silentMeter, observe } }),
    trustProxy: ["127.0.0.1"],
    reliability: { readiness: new Readiness(), hasLoadShedding: true },
    ...options,
  });
  const routed = vi.fn();
  site.server.addHook("onRequest", async ({ url }) => routed(url));
  const origin = await site.server.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ connections: 1 });
  agents.push(agent);
  const ask = async (
    path: string,
    {
      method = "GET",
      headers = {},
    }: { method?: "GET" | "HEAD" | "POST"; headers?: Record<string, string> } = {},
  ) => {
    const answer = await request(`${origin}${path}`, { method, headers, dispatcher: agent });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
  const accessLog = () => lines.filter(({ msg }) => msg === "request completed");
  return { ...site, ask, routed, observe, accessLog };
}

describe("a cached page", () => {
  it("is sent before routing, with the same headers and body as the first time", async () => {
    const { ask, routed } = await listening();
    const first = await ask("/company");
    expect(routed).toHaveBeenCalledOnce();
    const again = await ask("/company?utm_source=mail");
    expect(routed).toHaveBeenCalledOnce();
    const { date: _date, ...headers } = again.headers;
    expect(headers).toEqual(
      expect.objectContaining({
        etag: first.headers.etag,
        "content-type": first.headers["content-type"],
        "cache-control": first.headers["cache-control"],
      }),
    );
    expect(again.body).toBe(first.body);
    expect(first.headers["surrogate-key"]).toBe("page_company memory-1");
  });

  it("is a 304 if it has not changed, and has no body for HEAD", async () => {
    const { ask } = await listening();
    for (const _road of ["through the framework", "past it"]) {
      const { headers, body } = await ask("/company");
      const unchanged = await ask("/company", { headers: { "if-none-match": String(headers.etag) } });
      expect([unchanged.status, unchanged.body, unchanged.headers.etag]).toEqual([304, "", headers.etag]);
      const head = await ask("/company", { method: "HEAD" });
      expect([head.status, head.body, head.headers["content-length"]]).toEqual([
        200,
        "",
        String(Buffer.byteLength(body)),
      ]);
    }
  });

  it("contains nothing of unknown query parameters", async () => {
    const { ask } = await listening();
    const { body } = await ask("/company?utm_source=%22%3E%3Cscript%3Epoison");
    expect(body).not.toContain("poison");
    expect((await ask("/company")).body).toBe(body);
  });

  it.each(["io.prismic.preview", "editor-preview"])(
    "is not sent to an editor with a preview: %s",
    async (name) => {
      const { ask, content } = await listening();
      await ask("/company");
      const token = content.preview({ pages: [homePage()] });
      const headers = { cookie: `${name}=${encodeURIComponent(token)}` };
      const previewed = await ask("/company", { headers });
      expect([previewed.status, previewed.headers["cache-control"]]).toEqual([404, "private, no-store"]);
      expect((await ask("/company")).status).toBe(200);
    },
  );

  it("is not sent to an editor who has switched the toolbar on", async () => {
    const { ask, routed } = await listening();
    await ask("/company");
    await ask("/company", { headers: { cookie: "visited=1; editor-toolbar=1" } });
    expect(routed).toHaveBeenCalledTimes(2);
  });

  it("is rejected like all other requests during load shedding", async () => {
    const { ask, routed, server } = await listening();
    await ask("/company");
    vi.spyOn(server, "isUnderPressure").mockReturnValue(true);
    await ask("/company");
    expect(routed).toHaveBeenCalledTimes(2);
  });

  it("is not sent for other methods", async () => {
    const { ask } = await listening();
    await ask("/company");
    expect((await ask("/company", { method: "POST" })).status).toBe(405);
  });

  it("is sent during an outage of the content service", async () => {
    const { ask, content } = await listening();
    await ask("/company");
    content.fail();
    expect((await ask("/company")).status).toBe(200);
  });
});

describe("a cache hit", () => {
  it("is in the access log and the metrics like any other request", async () => {
    const { ask, routed, observe, accessLog } = await listening();
    const headers = { "x-request-id": "proxy-0123456789", "x-forwarded-for": "192.0.2.7" };
    for (const _road of ["through the framework", "past it"]) await ask("/company", { headers });
    expect(routed).toHaveBeenCalledOnce();
    await expect.poll(accessLog).toHaveLength(2);
    for (const line of accessLog()) {
      expect(line).toMatchObject({
        reqId: "proxy-0123456789",
        req: { method: "GET", url: "/company", host: expect.any(String), remoteAddress: "192.0.2.7" },
        res: { statusCode: 200 },
        responseTime: expect.any(Number),
      });
    }
    const labels = { method: "GET", route: "*", status: "200" };
    expect(observe.mock.calls).toEqual(
      [1, 2].map(() => ["http_request_duration_seconds", labels, expect.any(Number)]),
    );
  });

  it("is distinguished from a miss, with its bytes and without its query", async () => {
    const { ask, accessLog } = await listening();
    const { body } = await ask("/company?utm_source=somebody");
    await ask("/company?utm_source=somebody");
    await ask("/company", { method: "HEAD" });
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

  it("is not sent for another host", async () => {
    const { ask } = await listening();
    await ask("/company");
    expect((await ask("/company", { headers: { host: "evil.example" } })).status).toBe(421);
  });
});

describe("an address without a page", () => {
  it("shares one cached 404 page, which is rendered once", async () => {
    const { ask } = await listening();
    const { status, body, headers } = await ask("/nope");
    expect(status).toBe(404);
    for (const path of ["/nope", "/neither"]) {
      expect(await ask(path)).toMatchObject({ status: 404, body, headers: { etag: headers.etag } });
    }
  });
});
