import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { Readiness } from "../../../src/adapters/http/readiness.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { NO_RELEASES } from "../../../src/domain/exchange/exchange-release.ts";
import type { CheckedAnnouncements } from "../../../src/ports/announcements.ts";
import type { ContentHealth } from "../../../src/ports/content-health.ts";
import type { AudienceHealth } from "../../../src/ports/newsletter-audience.ts";
import type { SharedStateHealth } from "../../../src/ports/shared-state-health.ts";
import { posted, type SiteOptions, signUp, siteOf } from "./site.ts";

const search = (searchInput: string) => posted("/api/globalSearch", { searchInput, searchPages: true });

/** The readiness of a process that is ready. */
const readiness = new Readiness();
readiness.contentLoaded();

describe("the health checks", () => {
  it("are alive from the start, ready with the first content, and not ready during shutdown", async () => {
    const starting = new Readiness();
    const { server } = siteOf({}, { readiness: starting });
    const ask = async (url: string) => {
      const { statusCode, headers, json } = await server.inject(url);
      expect(headers["cache-control"]).toBe("no-store");
      return [statusCode, json().status];
    };
    expect(await ask("/healthz")).toEqual([200, "alive"]);
    expect(await ask("/readyz")).toEqual([503, "starting"]);
    starting.contentLoaded();
    expect(await ask("/readyz")).toEqual([200, "ready"]);
    starting.stop();
    starting.contentLoaded();
    expect(await ask("/readyz")).toEqual([503, "stopping"]);
    expect(await ask("/healthz")).toEqual([200, "alive"]);
  });

  const since = new Date(0);
  const FRESH = { stale: undefined, refused: undefined, isPublic: undefined };
  const reason = "status 401";
  interface Health {
    readonly contentHealth?: Partial<ContentHealth>;
    readonly failing?: CheckedAnnouncements["failing"];
    readonly audienceHealth?: AudienceHealth;
    readonly sharedStateHealth?: SharedStateHealth;
  }
  it.each<readonly [Health, object]>([
    [{ contentHealth: { stale: { since, reason: undefined } } }, { contentStaleSince: since }],
    [{ contentHealth: { stale: { since, reason } } }, { contentStaleSince: since, contentFailure: reason }],
    [
      { contentHealth: { refused: { since, problem: "no home" }, isPublic: true } },
      { contentRefusedSince: since, contentRefused: "no home", contentIsPublic: true },
    ],
    [
      { failing: [{ source: "asx.example", since }] },
      { announcementsFailing: [{ source: "asx.example", since }] },
    ],
    // Why sign-ups cannot be stored is for the log.
    [{ audienceHealth: { failing: { since, reason } } }, { signUpsFailingSince: since }],
    [
      { sharedStateHealth: { failing: { since, code: "READONLY" } } },
      { redisFailingSince: since, redisFailure: "READONLY" },
    ],
  ])(
    "are ready in a process with %j, and tell operators alone since when, and perhaps why",
    async (health, told) => {
      const swap: SiteOptions["swap"] = (use) => {
        use(tokens.contentHealth, { ...FRESH, ...health.contentHealth });
        use(tokens.audienceHealth, health.audienceHealth);
        use(tokens.sharedStateHealth, health.sharedStateHealth);
        if (health.failing) use(tokens.announcements, announcementsOf(health.failing));
      };
      const { server } = siteOf({}, { readiness, swap });
      const response = await server.inject("/readyz");
      expect([response.statusCode, response.body]).toEqual([
        200,
        JSON.stringify({ status: "ready", ...told }),
      ]);
      const ofOutsiders = [
        { headers: { "x-forwarded-for": "203.0.113.1" } },
        { headers: { via: "1.1 cdn" }, remoteAddress: "10.0.0.7" },
        { remoteAddress: "203.0.113.1" },
      ];
      for (const request of ofOutsiders)
        expect((await server.inject({ url: "/readyz", ...request })).body).toBe('{"status":"ready"}');
    },
  );
});

/** Sources of announcements of which some fail. */
function announcementsOf(failing: CheckedAnnouncements["failing"]): CheckedAnnouncements {
  const nothing = async () => undefined;
  return {
    list: NO_RELEASES,
    failing,
    load: nothing,
    onChange: nothing,
    expect: nothing,
    close: nothing,
  };
}

let previews = 0;
/** A valid token of a preview that does not exist. */
const madeUp = () => encodeURIComponent(`https://memory.example/previews/${previews++}`);

describe("a client above the rate limit", () => {
  const limits = { searches: 2, signUps: 1, webhooks: 3, previews: 2, measurements: 1 };
  const limited = (options: object = {}) => siteOf({}, { limits, ...options });

  const statusesOf = async (server: FastifyInstance, requests: readonly (InjectOptions | string)[]) => {
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await server.inject(request)).statusCode);
    return statuses;
  };

  const times = (count: number, request: (turn: number) => InjectOptions) =>
    Array.from({ length: count }, (_, turn) => request(turn + 1));
  const from = (remoteAddress: string) => ({ ...search("x"), remoteAddress });
  const forwarded = (address: string) => ({ ...search("x"), headers: { "x-forwarded-for": address } });
  const guess = posted("/api/webhooks/content", { type: "api-update", secret: "guessed" });

  it.each([
    ["with a port", (turn: number) => `192.0.2.7:${turn}`, 429],
    ["with a port, of IPv6", (turn: number) => `[2001:db8::7]:${turn}`, 429],
    ["and junk of its own making", (turn: number) => `nobody-${turn}`, 429],
    ["alone, if each is another", (turn: number) => `198.51.100.${turn}`, 200],
  ])("is identified by its address %s from a proxy", async (_case, address, third) => {
    const { server } = limited({ trustProxy: ["loopback"] });
    const requests = times(3, (turn) => forwarded(address(turn)));
    expect(await statusesOf(server, requests)).toEqual([200, 200, third]);
  });

  const networks = times(21, (network) => from(`2001:db8:0:${network}::1`));
  const inOneNetwork = times(3, (host) => from(`2001:db8::${host}`));

  it.each<[string, readonly InjectOptions[], readonly number[]]>([
    ["cannot forge its address", times(3, (turn) => forwarded(`198.51.100.${turn}`)), [200, 200, 429]],
    ["is the network of an IPv6 address", [...inOneNetwork, from("2001:db8:0:1::1")], [200, 200, 429, 200]],
    [
      "is also one of ten in the site of an IPv6 address, whose networks it can change",
      [...networks, from("2001:db8:1::1")],
      [...new Array<number>(20).fill(200), 429, 200],
    ],
    ["can send only a few wrong secrets to the webhook", times(4, () => guess), [403, 403, 403, 429]],
    ["can sign up once a minute with that limit", ["one@a.example", "two@a.example"].map(signUp), [200, 429]],
  ])("%s", async (_case, requests, statuses) => {
    expect(await statusesOf(limited().server, requests)).toEqual(statuses);
  });

  it.each([
    ["pages", () => ({ url: "/", cookies: { "io.prismic.preview": madeUp() } })],
    ["previews", () => ({ url: `/api/preview?token=${madeUp()}` })],
  ])("causes only a limited number of requests for %s of invented previews", async (_kind, request) => {
    const { content, server } = limited();
    const asked = vi.spyOn(content, "at");
    expect((await statusesOf(server, times(4, request))).slice(2)).toEqual([429, 429]);
    const calls = asked.mock.calls.length;
    await server.inject(request());
    expect(asked).toHaveBeenCalledTimes(calls);
    expect((await server.inject("/")).statusCode).not.toBe(429);
  });

  it("gets a problem document with Retry-After, and other calls still work", async () => {
    const { server } = limited();
    expect(await statusesOf(server, ["one", "two"].map(search))).toEqual([200, 200]);
    const { headers, json } = await server.inject(search("three"));
    expect(headers["content-type"]).toContain("application/problem+json");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const detail = expect.stringMatching(/again in \d+ second/);
    expect(json()).toMatchObject({ status: 429, title: "Too Many Requests", detail });
    const others = ["/api/openapi.json", { ...search("four"), remoteAddress: "192.0.2.9" }];
    expect(await statusesOf(server, others)).toEqual([200, 200]);
  });
});

/** A site that is late by nanoseconds, as Node measures the event loop delay. It is checked every four seconds. */
async function overloadable(options: object = {}) {
  const mean = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(monitorEventLoopDelay())), "mean", "get");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { server } = siteOf({}, { readiness, hasLoadShedding: true, ...options });
  await server.ready();
  const late = (nanoseconds: number) => {
    mean.mockReturnValue(nanoseconds);
    vi.advanceTimersByTime(4_000);
  };
  return { server, late };
}

describe("an overloaded process", () => {
  it("rejects requests with a page or a problem document once it is late, and stays alive", async () => {
    const { server, late } = await overloadable();
    const page = { url: "/company", headers: { accept: "text/html" } };
    // There is no sample of the delay yet.
    late(Number.NaN);
    expect((await server.inject(page)).statusCode).toBe(404);
    late(1_500_000_000);
    const expected = { "retry-after": "10", "cache-control": "no-store" };
    const shown = await server.inject(page);
    expect([shown.statusCode, shown.headers]).toMatchObject([503, expected]);
    expect(shown.headers["content-type"]).toContain("text/html");
    expect(shown.body).toContain("There are more visitors than we can serve right now.");
    const told = await server.inject("/api/openapi.json");
    expect(told.headers).toMatchObject(expected);
    expect(told.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
    for (const url of ["/healthz", "/readyz"]) expect((await server.inject(url)).statusCode, url).toBe(200);
    late(10_000_000);
    expect((await server.inject("/api/openapi.json")).statusCode).toBe(200);
  });

  it("still accepts sign-ups", async () => {
    const { server, late } = await overloadable();
    late(1_500_000_000);
    expect((await server.inject(signUp("one@larkfield.example"))).statusCode).toBe(200);
    expect((await server.inject("/company")).statusCode).toBe(503);
  });

  it("logs one line a second, with the number of rejected requests", async () => {
    const lines: { readonly level: number }[] = [];
    const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { server, late } = await overloadable({ logger });
    late(1_500_000_000);
    for (const _ of [1, 2, 3]) await server.inject("/company");
    late(1_500_000_000);
    await server.inject("/company");
    late(10_000_000);
    expect(lines).toMatchObject([3, 1].map((count) => ({ count, kind: "eventLoopDelay" })));
  });
});

const PROXY = { trustProxy: ["127.0.0.1"] };
const created = /^urn:request:[\da-f-]{36}$/;

it.each([
  ["comes from the trusted proxy", "proxy-0123456789", PROXY, /^urn:request:proxy-0123456789$/],
  ["is created instead of one of another client", "proxy-0123456789", {}, created],
  ["is created instead of one that is not valid", 'short"{"level":60}', PROXY, created],
  ["is created instead of one that is too long", "x".repeat(65), PROXY, created],
])(
  "the request id in an error response, by which logs can be correlated, %s",
  async (_case, id, options, urn) => {
    const { server } = siteOf({}, options);
    const response = await server.inject({ url: "/api/nothing", headers: { "x-request-id": id } });
    expect(response.json().instance).toMatch(urn);
  },
);
