import { connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { FaultOrder } from "../../../sandbox/marketing/fault-order.ts";
import { type Fault, Faults, faultSchema } from "../../../sandbox/marketing/faults.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { signUp, siteOf } from "../../unit/http/site.ts";
import { createList } from "../../unit/newsletter-audience.ts";
import { startSandbox } from "../marketing-api/sandbox.ts";

/** A site with a marketing provider over HTTP, until the test ends. */
async function signUpSite({ faults = new Faults(), timeoutMs = 9_000 } = {}) {
  const { api, perform } = createInMemoryMarketingApi();
  const list_id = await createList(api);
  const provider = await startSandbox({ faults, perform });
  onTestFinished(provider.close);
  const settings = { ESP_API_KEY: "key-us19", ESP_BASE_URL: provider.url, ESP_LIST_ID: list_id };
  const container = createContainer(readConfig(settings));
  // The delays before retries are a twentieth of their length.
  const { random } = Math;
  const chance = vi.spyOn(Math, "random").mockImplementation(() => random() / 20);
  onTestFinished(() => chance.mockRestore());
  const counted = vi.fn();
  const subscribeNewsletter = new SubscribeNewsletter(container.resolve(tokens.newsletterAudience), {
    timeoutMs,
    meter: { ...silentMeter, count: counted },
  });
  // In reverse order.
  onTestFinished(() => container.resolve(tokens.marketing)?.close());
  const { server } = siteOf({}, { swap: (use) => use(SubscribeNewsletter, subscribeNewsletter) });
  const members = async () => {
    const emails: string[] = [];
    for await (const { email_address } of api.lists.members.list.all({ list_id })) emails.push(email_address);
    return emails;
  };
  return { server, faults, members, counted };
}

/** All kinds of faults; the last two are without a response, and take a visitor's whole timeout. */
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

/** A fault of each kind, then random ones, of which a twentieth are silent. Each run has the same. */
class RandomFaults extends Faults {
  happened = 0;
  #state = 7;

  override take(): Fault | undefined {
    if (this.#chance() >= 0.3) return undefined;
    const kinds = this.#chance() < 0.05 ? KINDS.slice(-2) : KINDS.slice(0, -2);
    const [random] = kinds.slice(this.#chance() * kinds.length);
    return faultSchema.parse(KINDS[this.happened++] ?? random);
  }

  #chance(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }
}

describe("sign-ups while the provider fails", () => {
  it("200 of them with faults of every kind: no acknowledged one is lost or duplicated", async () => {
    const faults = new RandomFaults();
    const { server, members, counted } = await signUpSite({ faults, timeoutMs: 1_000 });
    const addresses = Array.from({ length: 200 }, (_, index) => `reader-${index}@larkfield.example`);
    const statuses = new Map<string, number>();
    const waiting = addresses.values();
    const visitor = async () => {
      for (const address of waiting) {
        const { statusCode } = await server.inject(signUp(address));
        statuses.set(address, statusCode);
      }
    };
    await Promise.all(Array.from({ length: 50 }, visitor));

    expect(faults.happened).toBeGreaterThanOrEqual(KINDS.length);
    const there = await members();
    expect(new Set(there).size).toBe(there.length);
    const acknowledged = addresses.filter((address) => statuses.get(address) === 200);
    expect(acknowledged.filter((address) => !there.includes(address))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(new Set(statuses.values())).toEqual(new Set([200, 503]));
    expect(counted).toHaveBeenCalledTimes(addresses.length);
  }, 30_000);

  it("a disconnected visitor frees a slot", async () => {
    const { server, faults, counted } = await signUpSite();
    faults.add({ kind: "silence", times: 1 });
    const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
    const socket = connect(Number(port), "127.0.0.1");
    const body = '"reader@larkfield.example"';
    socket.write(
      `POST /api/newsletterPost HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitUntil(() => faults.waiting.length === 0, { timeout: 10_000 });
    socket.destroy();
    await vi.waitUntil(() => counted.mock.calls.length === 1, { timeout: 10_000 });
    expect(counted).toHaveBeenCalledWith("sign_ups_total", { outcome: "failed" });
  });
});
