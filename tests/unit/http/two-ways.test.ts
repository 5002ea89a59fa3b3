import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import fp from "fastify-plugin";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { siteOf } from "./site.ts";

/** A request of a proxy, with the headers that a policy looks at. */
const OF_PROXY = {
  "x-request-id": "proxy-0123456789",
  "x-forwarded-for": "192.0.2.7:4711",
  "x-forwarded-host": "proxy.example",
  "accept-encoding": "gzip",
};

/** A listening site, of which everything is cached that has been asked for, and what it records. */
async function listening() {
  const lines: Record<string, unknown>[] = [];
  const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const observe = vi.fn();
  const count = vi.fn();
  const traced = vi.fn();
  const tracing = {
    plugin: fp(async (scope) => {
      scope.addHook("onResponse", async ({ method, url, routeOptions }, { statusCode: status }) =>
        traced({ method, url, route: routeOptions.url, status }),
      );
    }),
    recordHit: ({
      method,
      url,
      route,
      status,
    }: Record<"method" | "url" | "route", string> & { status: number }) =>
      traced({ method, url, route, status }),
  };
  const routed = vi.fn();
  const { server } = siteOf(
    { pages: [homePage(), contentPage("company")] },
    {
      logger,
      tracing,
      trustProxy: ["127.0.0.1"],
      hasLoadShedding: true,
      swap: (use) => use(tokens.meter, { ...silentMeter, observe, count }),
    },
  );
  server.addHook("onRequest", async () => routed());
  const origin = await server.listen({ host: "127.0.0.1", port: 0 });

  /** Sends a request, and says all that can be seen of it, but for what differs in time. */
  async function ask(target: string, { method = "GET", headers = {} }: Asked) {
    for (const seen of [observe, count, traced, routed]) seen.mockClear();
    lines.splice(0);
    const { port } = new URL(origin);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = request({ port, method, path: target, headers: { ...OF_PROXY, ...headers } }, resolve);
    sent.once("error", reject).end();
    const response = await promise;
    const body = await text(response);
    await expect.poll(() => [lines.length, traced.mock.calls.length]).toEqual([1, 1]);
    const { responseTime, time, ...line } = lines[0] ?? {};
    expect([typeof responseTime, typeof time]).toEqual(["number", "number"]);
    const { date, ...responseHeaders } = response.headers;
    expect(date).toEqual(expect.any(String));
    return {
      isRouted: routed.mock.calls.length > 0,
      seen: {
        status: response.statusCode,
        headers: responseHeaders,
        body,
        line,
        observed: observe.mock.calls.map(([name, labels]) => [name, labels]),
        counted: count.mock.calls,
        traced: traced.mock.calls,
      },
    };
  }
  return { origin, ask };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

describe("a hit of the page cache", () => {
  it.each([
    ["a page", "/company", {}],
    ["a page with a query", "/company?utm_source=mail", {}],
    ["a page whose body is not asked for", "/company", { method: "HEAD" }],
    ["a page that the client has", "/company", { headers: { "if-none-match": "*" } }],
    ["a page that is not there", "/nope", {}],
    ["a file", "/sitemap.xml", {}],
    ["a feed", "/news/atom.xml", {}],
    ["an image", "/social/company.png", {}],
    ["the description of all calls", "/api/openapi.json", {}],
    ["facts", "/facts.json", {}],
  ] satisfies [string, string, Asked][])(
    "has the same headers, log line, metrics and trace past Fastify and through it: %s",
    async (_what, path, asked: Asked) => {
      const { origin, ask } = await listening();
      const { seen: made } = await ask(path, {});
      const past = await ask(path, asked);
      // An address with its origin, which only Fastify reads.
      const through = await ask(origin + path, asked);
      expect([past.isRouted, through.isRouted]).toEqual([false, true]);
      expect(past.seen).toEqual(through.seen);
      expect(past.seen.line).toMatchObject({
        reqId: "proxy-0123456789",
        req: { url: path.replace(/\?.*/, ""), remoteAddress: "192.0.2.7" },
        res: { statusCode: past.seen.status },
        cache: "hit",
      });
      if (past.seen.status !== 200) return;
      expect(past.seen.headers).toEqual(made.headers);
      expect(past.seen.body).toBe(asked.method === "HEAD" ? "" : made.body);
    },
  );

  it("has an id of its own in the log if no proxy has named it, either way", async () => {
    const { origin, ask } = await listening();
    await ask("/company", {});
    for (const target of ["/company", `${origin}/company`]) {
      const { seen } = await ask(target, { headers: { "x-request-id": "no id" } });
      expect(seen.line.reqId).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
