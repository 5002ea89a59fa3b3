import type { MarketingApi, Perform } from "../../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../ports/marketing-api/create-marketing-api.ts";
import { createEngine, type Engine } from "./engine.ts";
import { handlers } from "./handlers.ts";
import { emptyState, type MarketingState } from "./state.ts";
import type { OutgoingWebhook } from "./webhooks.ts";

/** Clock and random numbers of the fake, and its webhooks. */
export interface InMemoryMarketingApiOptions {
  /** Returns the time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Returns a number in [0, 1), for ids. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** The secret of webhooks, in the response of their creation. Default: each has its own. */
  readonly signingSecret?: string | undefined;
  /** Called with each webhook that the service would send. Default: webhooks are dropped. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
}

/** An account of the Marketing API in memory. */
export interface InMemoryMarketingApi {
  readonly api: MarketingApi;
  readonly perform: Perform;
  /** Responds to an HTTP request with data or a problem document. */
  readonly respondTo: Engine["respondTo"];
  /** Sends a webhook in the same way as the account itself. */
  notify(webhook: OutgoingWebhook): void;
  /** The live state of the account, for reading only. */
  live(): Readonly<MarketingState>;
  /** A copy of the state of the account, as plain JSON. */
  snapshot(): MarketingState;
  /** Replaces the state of the account; missing parts become empty. */
  restore(state: Partial<MarketingState>): void;
}

/** The whole Marketing API without a network. It is stateful, and deterministic with given `now` and `random`. */
export function createInMemoryMarketingApi(options: InMemoryMarketingApiOptions = {}): InMemoryMarketingApi {
  const { now = Date.now, random = Math.random, signingSecret, onWebhook } = options;
  let state = emptyState();
  const given = { now, random, signingSecret, onWebhook };
  const { perform, respondTo } = createEngine(handlers, () => state, given);
  return {
    api: createMarketingApi(perform),
    perform,
    respondTo,
    notify: (webhook) => onWebhook?.(webhook),
    live: () => state,
    snapshot: () => structuredClone(state),
    restore(kept) {
      state = { ...emptyState(), ...structuredClone(kept) };
    },
  };
}
