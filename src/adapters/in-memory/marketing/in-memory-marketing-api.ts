import { createMarketingApi } from "../../../ports/marketing-api/create-marketing-api.ts";
import { type Answer, Answers } from "./answers.ts";
import { contactHandlers } from "./audience/contacts.ts";
import { listHandlers } from "./audience/lists.ts";
import { memberHandlers } from "./audience/members.ts";
import { profileFieldHandlers } from "./audience/profile-fields.ts";
import { segmentHandlers } from "./audience/segments.ts";
import { listWebhookHandlers } from "./audience/webhooks.ts";
import { batchHandlers } from "./batches/batches.ts";
import { campaignHandlers } from "./campaigns/campaigns.ts";
import { contentHandlers } from "./campaigns/content.ts";
import { campaignActionHandlers } from "./campaigns/delivery.ts";
import { createEngine, type EngineOptions } from "./engine.ts";
import type { Handlers } from "./resource.ts";
import type { OutgoingWebhook } from "./service-call.ts";
import { emptyState, type MarketingState } from "./state/state.ts";

/** An account of the Marketing API in memory. */
export type InMemoryMarketingApi = ReturnType<typeof createInMemoryMarketingApi>;

/** The whole Marketing API without a network. It is stateful, and deterministic with given `now` and `random`. */
export function createInMemoryMarketingApi(options: EngineOptions = {}) {
  let state = emptyState();
  const answers = new Answers();
  const answer: Answer = (operation, response) => answers.give(operation, response);
  const { perform, respondTo } = createEngine(
    { ...handlers, ...contactHandlers },
    answers,
    () => state,
    options,
  );
  return {
    api: createMarketingApi(perform),
    perform,
    respondTo,
    /** What operations respond in place of what the fake would do. */
    answers,
    /** Says what an operation responds from now on: `answer("reports.get", report)`. */
    answer,
    /** Sends a webhook in the same way as the account itself. */
    notify: (webhook: OutgoingWebhook): void => options.onWebhook?.(webhook),
    /** The state of the account, for reading only. */
    live: (): Readonly<MarketingState> => state,
    /** A copy of the state of the account, as plain JSON. */
    snapshot: () => structuredClone(state),
    /** Empties the account, and forgets answers. */
    reset(): void {
      state = emptyState();
      answers.clear();
    },
    /** Replaces the state of the account; missing parts become empty. */
    restore(kept: Partial<MarketingState>): void {
      state = { ...emptyState(), ...structuredClone(kept) };
    },
  };
}

/** The operations that behave like the service. */
const handlers: Partial<Handlers> = {
  "ping.get": () => ({ health_status: "Everything's Chimpy!" }),
  ...listHandlers,
  ...memberHandlers,
  ...segmentHandlers,
  ...profileFieldHandlers,
  ...listWebhookHandlers,
  ...batchHandlers,
  ...campaignActionHandlers,
  ...campaignHandlers,
  ...contentHandlers,
};
