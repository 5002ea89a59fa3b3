import { once } from "node:events";
import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Fault, type FaultOrder, Faults, faultSchema } from "../../../sandbox/marketing/faults.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { apiCalls } from "../../../src/adapters/http/plugins/api-calls.ts";
import { answerProblems } from "../../../src/adapters/http/plugins/problems.ts";
import { newsletter } from "../../../src/adapters/http/routes/newsletter.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { MarketingAudience } from "../../../src/adapters/marketing-audience/marketing-audience.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { startSandbox } from "../marketing-api/sandbox.ts";

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** Sign-ups over a provider on a socket, with its account as its owner sees it. */
async function site({ faults = new Faults(), timeoutMs = 9_000 } = {}) {
  const account = createInMemoryMarketingApi();
  const listId = await createList(account.api);
  const performed: string[] = [];
  const provider = await startSandbox({
    faults,
    perform: (request, options) => {
      performed.push(request.name);
      return account.perform(request, options);
    },
  });
  const marketing = createRestMarketingApi({ apiKey: "key-us19", baseUrl: provider.url });
  const counted = vi.fn();
  const subscribeNewsletter = new SubscribeNewsletter(
    new MarketingAudience({ marketing, listId, hasDoubleOptIn: true, log: silentLog }),
    { timeoutMs, meter: { ...silentMeter, count: counted } },
  );
  const server = fastify({ forceCloseConnections: true });
  await server.register(apiCalls);
  await server.register(answerProblems);
  await server.register(newsletter, { prefix: "/api", subscribeNewsletter });
  opened.push(
    provider.close,
    () => marketing.close(),
    () => server.close(),
  );
  const members = async () => {
    const emails: string[] = [];
    for await (const member of account.api.lists.members.list.all({ list_id: listId }))
      emails.push(member.email_address);
    return emails;
  };
  return { server, faults, members, counted, performed };
}

async function signUp(server: FastifyInstance, address: string): Promise<number> {
  const payload = JSON.stringify(address);
  const headers = { "content-type": "application/json" };
  return (await server.inject({ method: "POST", url: "/api/newsletterPost", headers, payload })).statusCode;
}

/** Numbers from 0 to 1 that look random, the same ones each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What may go wrong, the commonest first. */
const KINDS: readonly FaultOrder[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 503 },
  { kind: "status", status: 429, headers: { "retry-after": "0" } },
  { kind: "status", status: 503, performed: true },
  { kind: "status", status: 502, body: "<h1>Bad gateway</h1>" },
  { kind: "reset" },
  { kind: "reset", performed: true },
  { kind: "cut" },
  { kind: "delay", milliseconds: 30 },
  { kind: "silence" },
  { kind: "silence", performed: true },
];
const SILENT = 2;

/** Faults that come by chance, of every kind. */
class RandomFaults extends Faults {
  readonly #chance = chances(7);
  readonly happened = new Set<string>();

  override take(): Fault | undefined {
    if (this.#chance() >= 0.3) return undefined;
    // An answer that never comes is rare, since each costs a visitor's whole patience.
    const kinds = this.#chance() < 0.02 ? KINDS.slice(-SILENT) : KINDS.slice(0, -SILENT);
    const order = kinds[Math.floor(this.#chance() * kinds.length)];
    this.happened.add(JSON.stringify(order));
    return faultSchema.parse(order);
  }
}

describe("sign-ups while the provider fails", () => {
  it("2,000 of them with faults of every kind: none that was acknowledged is lost, none is there twice", async () => {
    const faults = new RandomFaults();
    const { server, members, counted } = await site({ faults, timeoutMs: 3_000 });
    const addresses = Array.from({ length: 2_000 }, (_, index) => `reader-${index}@larkfield.example`);
    const statuses = new Map<string, number>();
    const waiting = addresses.values();
    const visitor = async () => {
      for (const address of waiting) statuses.set(address, await signUp(server, address));
    };
    await Promise.all(Array.from({ length: 50 }, visitor));

    expect(faults.happened.size).toBe(KINDS.length);
    const there = await members();
    expect(new Set(there).size).toBe(there.length);
    const acknowledged = addresses.filter((address) => statuses.get(address) === 200);
    expect(acknowledged.filter((address) => !there.includes(address))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(1_000);
    expect(new Set(statuses.values())).toEqual(new Set([200, 503]));
    expect(counted).toHaveBeenCalledTimes(2_000);
  }, 60_000);

  it("a provider that never answers costs a visitor no more than the deadline", async () => {
    const { server, faults } = await site({ timeoutMs: 200 });
    faults.add({ kind: "silence", times: 100 });
    const begun = performance.now();
    expect(await signUp(server, "reader@larkfield.example")).toBe(503);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("a flood is refused at once, before the provider is asked, and the next visitor after it is served", async () => {
    const { server, faults, performed, counted } = await site({ timeoutMs: 1_000 });
    faults.add({ kind: "silence", times: 10 });
    const flood = Array.from({ length: 100 }, (_, index) => signUp(server, `r${index}@larkfield.example`));
    expect(new Set(await Promise.all(flood.slice(60)))).toEqual(new Set([503]));
    expect(counted.mock.calls).toEqual(
      Array.from({ length: 40 }, () => ["sign_ups_total", { outcome: "busy" }]),
    );
    expect(performed).toEqual([]);
    await Promise.all(flood);
    faults.clear();
    expect(await signUp(server, "reader@larkfield.example")).toBe(200);
  });

  it("a visitor who leaves gives up their place", async () => {
    const { server, faults, counted } = await site();
    faults.add({ kind: "silence", times: 1 });
    const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const body = '"reader@larkfield.example"';
    socket.write(
      `POST /api/newsletterPost HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitUntil(() => faults.waiting.length === 0);
    socket.destroy();
    await vi.waitUntil(() => counted.mock.calls.length === 1);
    expect(counted).toHaveBeenCalledWith("sign_ups_total", { outcome: "failed" });
  });
});
