/** The account in memory, for tests. */
import type { Answer } from "../../../src/adapters/in-memory/marketing/answers.ts";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import {
  type FailureOrder,
  orderedFailures,
  type RecordedCall,
} from "../../../src/adapters/in-memory/marketing/ordered-failures.ts";
import type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/service-call.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { checkOptions, FUNCTION, type OptionKinds } from "../../../src/ports/marketing-api/options.ts";
import { objectOf } from "../../../src/ports/marketing-api/request.ts";
import type { MergeValues } from "../../../src/ports/marketing-api/types/members.ts";

export type { Answer, AnsweredCall } from "../../../src/adapters/in-memory/marketing/answers.ts";
export type {
  FailureOrder,
  RecordedCall,
} from "../../../src/adapters/in-memory/marketing/ordered-failures.ts";
export type { OutgoingWebhook } from "../../../src/adapters/in-memory/marketing/service-call.ts";

/** Options of the fake; all are optional. */
export interface FakeOptions {
  /** Returns the time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Returns a number in [0, 1), for ids. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Called with each webhook that the service would send. */
  readonly onWebhook?: ((webhook: OutgoingWebhook) => void) | undefined;
}

const OPTIONS: OptionKinds<FakeOptions> = { now: FUNCTION, random: FUNCTION, onWebhook: FUNCTION };

/** An account of the Marketing API in memory. */
export interface FakeMarketingApi<M extends MergeValues = MergeValues> {
  readonly api: MarketingApi<M>;
  /** The calls since the start or the last reset, also those that failed. */
  readonly calls: readonly RecordedCall[];
  /** Lets later calls fail: `fail({ operation: "lists.members.set", status: 503 })`, `fail({ failure: "network" })`. */
  fail(order: FailureOrder): void;
  /**
   * Says what an operation responds from now on, in place of what the fake would do: `answer("reports.get", report)`, or a
   * function of `{ path, query, body }`. Operations whose response follows from nothing that was written need one (501).
   */
  readonly answer: Answer;
  /** Empties the account and the log of calls, and cancels answers and ordered failures. */
  reset(): void;
  /** A copy of the account's state, as plain JSON. */
  snapshot(): object;
  /** Replaces the account's state; missing parts become empty. */
  restore(state: object): void;
}

/**
 * The whole Marketing API without a network: stateful, and deterministic with `now` and `random`. `M` types the merge
 * fields, as for the client. Like the client, it takes any number of calls at once.
 *
 * @throws {MarketingApiError} `configuration` for a wrong option.
 */
export function createFakeMarketingApi<M extends MergeValues = MergeValues>(
  options: FakeOptions = {},
): FakeMarketingApi<M> {
  checkOptions("createFakeMarketingApi", options, OPTIONS, "configuration");
  const fake = createInMemoryMarketingApi(options);
  const { perform, calls, fail, reset } = orderedFailures(fake.perform);
  return {
    api: createMarketingApi<M>(perform),
    calls,
    fail,
    answer: fake.answer,
    snapshot: fake.snapshot,
    restore: (state) => fake.restore(objectOf("restore", "state", state)),
    reset() {
      fake.reset();
      reset();
    },
  };
}
