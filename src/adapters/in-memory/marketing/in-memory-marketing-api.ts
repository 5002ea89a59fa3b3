import type { MarketingApi, Perform } from "../../../ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../ports/marketing-api/create-marketing-api.ts";
import { createEngine, type Engine } from "./engine.ts";
import { handlers } from "./handlers.ts";
import type { BatchResultsUrl } from "./service-call.ts";
import { emptyState, type MarketingState } from "./state.ts";
import type { OutgoingWebhook } from "./webhooks.ts";

/** The clock and the random numbers of the fake, and its initial state. */
export interface InMemoryMarketingApiOptions {
  /** The time in milliseconds; `Date.now` unless given. */
  readonly now?: (() => number) | undefined;
  /** A number from 0 (in) to 1 (out), for ids; `Math.random` unless given. */
  readonly random?: (() => number) | undefined;
  /** Address of a batch's results; they come as a data URL unless given. */
  readonly batchResultsUrl?: BatchResultsUrl | undefined;
  /** Is given every webhook that the service would send; nobody is unless given. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
  /** Records that are there from the start, such as surveys, which no call creates. */
  readonly seed?: Partial<MarketingState> | undefined;
}

/** An account of the Marketing API that lives in memory. */
export interface InMemoryMarketingApi {
  readonly api: MarketingApi;
  readonly perform: Perform;
  /** Answers a request on the wire: data or a problem document. */
  readonly answerTo: Engine["answerTo"];
  /** Sends a webhook, as the account does by itself. */
  notify(webhook: OutgoingWebhook): void;
  /** The live state of the account, for reading only. */
  live(): Readonly<MarketingState>;
  /** A copy of everything the account holds, as plain JSON. */
  snapshot(): MarketingState;
  /** Replaces everything the account holds; what the snapshot lacks begins empty. */
  restore(state: Partial<MarketingState>): void;
}

/** The whole Marketing API without a network: stateful, and deterministic where time and chance are given. */
export function createInMemoryMarketingApi(options: InMemoryMarketingApiOptions = {}): InMemoryMarketingApi {
  const { now = Date.now, random = Math.random, seed = {}, batchResultsUrl, onWebhook } = options;
  let state: MarketingState = { ...emptyState(), ...structuredClone(seed) };
  const { perform, answerTo } = createEngine(handlers, () => state, {
    now,
    random,
    batchResultsUrl,
    onWebhook,
  });
  return {
    api: createMarketingApi(perform),
    perform,
    answerTo,
    notify: (webhook) => onWebhook?.(webhook),
    live: () => state,
    snapshot: () => structuredClone(state),
    restore(kept) {
      state = { ...emptyState(), ...structuredClone(kept) };
    },
  };
}
