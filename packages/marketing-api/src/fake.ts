/** The account in memory, for tests. */
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/webhooks.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";

export type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/webhooks.ts";

/** Where the fake takes time and chance from; all of it may be left out. */
export interface FakeOptions {
  /** The time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** A number from 0 (in) to 1 (out), for ids. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Is given every webhook that the service would send. Default: nobody is. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
}

/** An account of the Marketing API that lives in memory. */
export interface FakeMarketingApi {
  readonly api: MarketingApi;
  /** A copy of everything the account holds, as plain JSON. */
  snapshot(): object;
  /** Replaces everything the account holds by such a copy; what it lacks begins empty. */
  restore(state: object): void;
}

/** The whole Marketing API without a network: stateful, and deterministic where time and chance are given. */
export function createFakeMarketingApi(options: FakeOptions = {}): FakeMarketingApi {
  const { api, snapshot, restore } = createInMemoryMarketingApi(options);
  return { api, snapshot, restore };
}
