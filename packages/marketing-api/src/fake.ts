/** The account in memory, for tests. */
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/webhooks.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";

export type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/webhooks.ts";

/** Options of the fake; all are optional. */
export interface FakeOptions {
  /** Returns the time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Returns a number in [0, 1), for ids. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Called with each webhook that the service would send. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
}

/** An account of the Marketing API in memory. */
export interface FakeMarketingApi {
  readonly api: MarketingApi;
  /** A copy of the account's state, as plain JSON. */
  snapshot(): object;
  /** Replaces the account's state; missing parts become empty. */
  restore(state: object): void;
}

/** The whole Marketing API without a network: stateful, and deterministic with `now` and `random`. */
export function createFakeMarketingApi(options: FakeOptions = {}): FakeMarketingApi {
  const { api, snapshot, restore } = createInMemoryMarketingApi(options);
  return { api, snapshot, restore };
}
