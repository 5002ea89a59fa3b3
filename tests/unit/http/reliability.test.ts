import { monitorEventLoopDelay } from "node:perf_hooks";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { Readiness } from "../../../src/adapters/http/readiness.ts";
import type { ContentHealth } from "../../../src/ports/content-health.ts";
import { siteOf } from "./site.ts";

const FORM = { "content-type": "application/json" };
const search = (searchInput: string) => ({
  method: "POST" as const,
  url: "/api/globalSearch",
  payload: { searchInput, searchPages: true, pageSize: 5, currentPage: 1 },
});

const signUp = (address: string) => ({
  method: "POST" as const,
  url: "/api/newsletterPost",
  headers: FORM,
  payload: JSON.stringify(address),
});

describe("the health checks", () => {
  it("are alive from the start, ready with the first content, and not ready during shutdown", async () => {
    const readiness = new Readiness();
    const { server } = siteOf({}, undefined, { reliability: { readiness } });
    const ask = async (url: string) => {
      const { statusCode, headers, json } = await server.inject(url);
      expect(headers["cache-control"]).toBe("no-store");
      return [statusCode, json().status];
    };
    expect(await ask("/healthz")).toEqual([200, "alive"]);
    expect(await ask("/readyz")).toEqual([503, "starting"]);
    readiness.contentLoaded();
    expect(await ask("/readyz")).toEqual([200, "ready"]);
    readiness.stop();
    readiness.contentLoaded();
    expect(await ask("/readyz")).toEqual([503, "stopping"]);
    expect(await ask("/healthz")).toEqual([200, "alive"]);
  });

  const readiness = new Readiness();
  readiness.contentLoaded();
  const since = "1970-01-01T00:00:00.000Z";
  const reported = async (health: object) => {
    const { server } = siteOf({}, undefined, { reliability: { readiness, ...health } });
    const { statusCode, body } = await server.inject("/readyz");
    expect(statusCode).toBe(200);
    return JSON.parse(body);
  };

  it.each<[Partial<ContentHealth>, object]>([
    [{ stale: { since: new Date(0), reason: undefined } }, { contentStaleSince: since }],
    [
      { stale: { since: new Date(0), reason: "it responded with status 401" } },
      { contentStaleSince: since, contentFailure: "it responded with status 401" },
    ],
    [
      { refusedSince: new Date(0), isPublic: true },
      { contentRefusedSince: since, contentIsPublic: true },
    ],
  ])("are ready with stale content, and say since when, and perhaps why: %j", async (health, told) => {
    expect(await reported({ contentHealth: health })).toEqual({ status: "ready", ...told });
  });

  it("are ready in a process that cannot store sign-ups, and report since when, but not why", async () => {
    const audienceHealth = { failing: { since: new Date(0), reason: "/data is full" } };
    expect(await reported({ audienceHealth })).toEqual({ status: "ready", signUpsFailingSince: since });
  });
});

let previews = 0;
/** A valid token of a preview that does not exist. */
const madeUp = () => encodeURIComponent(`https://memory.example/previews/${previews++}`);

describe("a client above the rate limit", () => {
  const limits = { searches: 2, signUps: 1, webhooks: 3, previews: 2, measurements: 1 };
  const limited = (options: object = {}) =>
    siteOf({}, undefined, { reliability: { readiness: new Readiness(), limits }, ...options });

  it.each([
    ["with a port", (turn: number) => `192.0.2.7:${turn}`],
    ["with a port, of IPv6", (turn: number) => `[2001:db8::7]:${turn}`],
    ["and junk of its own making", (turn: number) => `nobody-${turn}`],
  ])("is identified by its address %s from a proxy", async (_case, address) => {
    const { server } = limited({ trustProxy: ["loopback"] });
    const statuses: number[] = [];
    for (const turn of [1, 2, 3]) {
      const headers = { "x-forwarded-for": address(turn) };
      statuses.push((await server.inject({ ...search("one"), headers })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("can send only a few wrong secrets to the webhook", async () => {
    const { server } = limited();
    const guess = () =>
      server.inject({
        method: "POST",
        url: "/api/webhooks/content",
        payload: { type: "api-update", secret: "guessed" },
      });
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4]) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([403, 403, 403, 429]);
  });

  it.each([
    ["pages", () => ({ url: "/", cookies: { "io.prismic.preview": madeUp() } })],
    ["previews", () => ({ url: `/api/preview?token=${madeUp()}` })],
  ])("causes only a limited number of requests for %s of invented previews", async (_kind, request) => {
    const { content, server } = limited();
    const asked = vi.spyOn(content, "findPage");
    const statuses: number[] = [];
    for (const _ of [1, 2, 3, 4]) statuses.push((await server.inject(request())).statusCode);
    expect(statuses.slice(2)).toEqual([429, 429]);
    const calls = asked.mock.calls.length;
    await server.inject(request());
    expect(asked).toHaveBeenCalledTimes(calls);
    expect((await server.inject("/")).statusCode).not.toBe(429);
  });

  it("gets a problem document with Retry-After, and other calls still work", async () => {
    const { server } = limited();
    for (const text of ["one", "two"]) expect((await server.inject(search(text))).statusCode).toBe(200);
    const refused = await server.inject(search("three"));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      status: 429,
      title: "Too Many Requests",
      detail: expect.stringMatching(/again in \d+ second/),
    });
    expect((await server.inject("/api/openapi.json")).statusCode).toBe(200);
    expect((await server.inject({ ...search("four"), remoteAddress: "192.0.2.9" })).statusCode).toBe(200);
  });

  it("gets a page on the search page", async () => {
    const { server } = limited();
    const page = { url: "/search?s=results&t=page", headers: { accept: "text/html" } };
    for (const _ of [1, 2]) expect((await server.inject(page)).statusCode).toBe(200);
    const refused = await server.inject(page);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["content-type"]).toContain("text/html");
    expect(refused.body).toContain("Too many requests");
  });

  it("can sign up once a minute with that limit", async () => {
    const { server } = limited();
    expect((await server.inject(signUp("one@larkfield.example"))).statusCode).toBe(200);
    expect((await server.inject(signUp("two@larkfield.example"))).statusCode).toBe(429);
  });

  it("cannot forge its address, unless it is a trusted proxy", async () => {
    const forwarded = (address: string) => ({ ...search("x"), headers: { "x-forwarded-for": address } });
    const direct = limited().server;
    const statuses: number[] = [];
    for (const last of [1, 2, 3])
      statuses.push((await direct.inject(forwarded(`198.51.100.${last}`))).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const behind = limited({ trustProxy: ["127.0.0.1"] }).server;
    for (const last of [1, 2, 3]) {
      expect((await behind.inject(forwarded(`198.51.100.${last}`))).statusCode).toBe(200);
    }
  });

  it("is the whole network of an IPv6 address", async () => {
    const { server } = limited();
    const statuses: number[] = [];
    for (const remoteAddress of ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"]) {
      statuses.push((await server.inject({ ...search("x"), remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  it("is also one of ten in the site of an IPv6 address, whose networks it can change", async () => {
    const { server } = limited();
    const from = async (remoteAddress: string) =>
      (await server.inject({ ...search("x"), remoteAddress })).statusCode;
    const statuses: number[] = [];
    for (let network = 1; network <= 21; network++) statuses.push(await from(`2001:db8:0:${network}::1`));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await from("2001:db8:1::1")).toBe(200);
  });
});

/** Replaces Node's measurement of the event loop delay, in nanoseconds. It is checked every four seconds. */
function lateness() {
  const mean = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay())), "mean", "get");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return (nanoseconds: number) => {
    mean.mockReturnValue(nanoseconds);
    vi.advanceTimersByTime(4_000);
  };
}

describe("an overloaded process", () => {
  const readiness = new Readiness();
  readiness.contentLoaded();
  const shedding = (options: object = {}) =>
    siteOf({}, undefined, { reliability: { readiness, hasLoadShedding: true }, ...options }).server;

  it("rejects requests with a page or a problem document, and stays alive", async () => {
    const late = lateness();
    const server = shedding();
    const page = { url: "/company", headers: { accept: "text/html" } };
    expect((await server.inject(page)).statusCode).toBe(404);
    late(1_500_000_000);
    const [shown, told, alive, ready] = await Promise.all(
      [page, { url: "/api/openapi.json" }, { url: "/healthz" }, { url: "/readyz" }].map((each) =>
        server.inject(each),
      ),
    );
    expect([shown?.statusCode, told?.statusCode]).toEqual([503, 503]);
    for (const answer of [shown, told]) {
      expect(answer?.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
    }
    expect(shown?.headers["content-type"]).toContain("text/html");
    expect(shown?.body).toContain("There are more visitors than we can serve right now.");
    expect(told?.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
    expect([alive?.statusCode, ready?.statusCode]).toEqual([200, 200]);
    late(10_000_000);
    expect((await server.inject("/api/openapi.json")).statusCode).toBe(200);
  });

  it("rejects nothing while there is no sample of the delay", async () => {
    const late = lateness();
    const server = shedding();
    await server.ready();
    late(Number.NaN);
    expect((await server.inject("/api/openapi.json")).statusCode).toBe(200);
  });

  it("still accepts sign-ups", async () => {
    const late = lateness();
    const server = shedding();
    await server.ready();
    late(1_500_000_000);
    expect((await server.inject(signUp("one@larkfield.example"))).statusCode).toBe(200);
    expect((await server.inject("/company")).statusCode).toBe(503);
  });

  it("logs one line a second, with the number of rejected requests", async () => {
    const late = lateness();
    const lines: { readonly level: number }[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const server = shedding({ logger });
    await server.ready();
    late(1_500_000_000);
    for (const _ of [1, 2, 3]) await server.inject("/company");
    late(1_500_000_000);
    await server.inject("/company");
    late(10_000_000);
    expect(lines).toMatchObject([
      { count: 3, kind: "eventLoopDelay" },
      { count: 1, kind: "eventLoopDelay" },
    ]);
  });
});

describe("the request id in an error response, by which logs can be correlated", () => {
  const idOf = async (given: string, trustProxy: readonly string[]) => {
    const { server } = siteOf({}, undefined, { trustProxy: [...trustProxy] });
    const headers = { "x-request-id": given };
    return (await server.inject({ url: "/api/nothing", headers })).json().instance;
  };

  it("comes from the trusted proxy", async () => {
    expect(await idOf("proxy-0123456789", ["127.0.0.1"])).toBe("urn:request:proxy-0123456789");
  });

  it.each([
    ["of another client", "proxy-0123456789", []],
    ["that is not valid", 'short"{"level":60}', ["127.0.0.1"]],
    ["that is too long", "x".repeat(65), ["127.0.0.1"]],
  ])("is created instead of one %s", async (_case, given, trustProxy) => {
    expect(await idOf(given, trustProxy)).toMatch(/^urn:request:[\da-f-]{36}$/);
  });
});
