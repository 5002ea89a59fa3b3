import fastify, { type FastifyInstance } from "fastify";
import { expect, onTestFinished, vi } from "vitest";
import { type Fault, type FaultOrder, Faults, faultSchema } from "../../../sandbox/marketing/faults.ts";
import { openApi } from "../../../src/adapters/http/plugins/openapi.ts";
import { problemDetails } from "../../../src/adapters/http/plugins/problems.ts";
import { newsletter } from "../../../src/adapters/http/routes/newsletter.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { startSandbox } from "../marketing-api/sandbox.ts";

/** A marketing provider over HTTP with direct access to its account, until the test ends. */
async function startProvider({ faults = new Faults() } = {}) {
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
  onTestFinished(provider.close);
  const members = async () => {
    const emails: string[] = [];
    for await (const member of account.api.lists.members.list.all({ list_id: listId }))
      emails.push(member.email_address);
    return emails;
  };
  return { url: provider.url, listId, members, performed };
}

/** A site with a marketing provider over HTTP, until the test ends. */
export async function signUpSite({ faults = new Faults(), timeoutMs = 9_000 } = {}) {
  const { url, listId, members, performed } = await startProvider({ faults });
  const container = createContainer(
    readConfig({
      ESP_API_KEY: "key-us19",
      ESP_BASE_URL: url,
      ESP_LIST_ID: listId,
      ESP_DOUBLE_OPT_IN: "true",
    }),
  );
  // The delays before retries are a twentieth of their length.
  const { random } = Math;
  const chance = vi.spyOn(Math, "random").mockImplementation(() => random() / 20);
  onTestFinished(() => chance.mockRestore());
  const counted = vi.fn();
  const subscribeNewsletter = new SubscribeNewsletter(container.resolve(tokens.newsletterAudience), {
    timeoutMs,
    meter: { ...silentMeter, count: counted },
  });
  const server = fastify({ forceCloseConnections: true });
  await server.register(openApi);
  await server.register(problemDetails);
  await server.register(newsletter, { prefix: "/api", subscribeNewsletter, publicUrl: "http://localhost" });
  // In reverse order.
  onTestFinished(() => container.resolve(tokens.marketing)?.close());
  onTestFinished(() => server.close());
  return { server, faults, members, counted, performed };
}

export async function signUp(server: FastifyInstance, address: string): Promise<number> {
  const payload = JSON.stringify(address);
  const headers = { "content-type": "application/json" };
  return (await server.inject({ method: "POST", url: "/api/newsletterPost", headers, payload })).statusCode;
}

/** Reproducible pseudo-random numbers from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** All kinds of faults, the most frequent first. */
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

/** Random faults of every kind. */
class RandomFaults extends Faults {
  readonly #chance = chances(7);
  readonly #silent: number;
  readonly happened = new Set<string>();

  /** @param silent - Fraction of requests without a response: each takes a visitor's whole timeout. */
  constructor(silent: number) {
    super();
    this.#silent = silent;
  }

  override take(): Fault | undefined {
    if (this.#chance() >= 0.3) return undefined;
    const kinds = this.#chance() < this.#silent ? KINDS.slice(-SILENT) : KINDS.slice(0, -SILENT);
    const order = kinds[Math.floor(this.#chance() * kinds.length)];
    this.happened.add(JSON.stringify(order));
    return faultSchema.parse(order);
  }
}

/** Signs up many addresses while faults of every kind happen: no acknowledged one is lost or duplicated. */
export async function signUpThroughFaults({
  readers,
  silent,
  timeoutMs,
  atLeast,
}: {
  readonly readers: number;
  /** Fraction of requests without a response. */
  readonly silent: number;
  readonly timeoutMs: number;
  /** Minimum number of acknowledged sign-ups for a meaningful result. */
  readonly atLeast: number;
}): Promise<void> {
  const faults = new RandomFaults(silent);
  const { server, members, counted } = await signUpSite({ faults, timeoutMs });
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@larkfield.example`);
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
  expect(acknowledged.length).toBeGreaterThan(atLeast);
  expect(new Set(statuses.values())).toEqual(new Set([200, 503]));
  expect(counted).toHaveBeenCalledTimes(readers);
}
