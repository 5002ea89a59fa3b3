import { createMarketingApi } from "../../../ports/marketing-api/create-marketing-api.ts";
import { accountHandlers } from "./account/account.ts";
import { activityHandlers } from "./audience/activity.ts";
import { audienceHandlers } from "./audience/contacts.ts";
import { insightHandlers } from "./audience/insights.ts";
import { listHandlers } from "./audience/lists.ts";
import { memberHandlers } from "./audience/members.ts";
import { profileFieldHandlers } from "./audience/profile-fields.ts";
import { segmentHandlers } from "./audience/segments.ts";
import { surveyHandlers } from "./audience/surveys.ts";
import { listWebhookHandlers } from "./audience/webhooks.ts";
import { automationHandlers } from "./automations/automations.ts";
import { automationQueueHandlers } from "./automations/queues.ts";
import { batchHandlers } from "./batches/batches.ts";
import { campaignHandlers } from "./campaigns/campaigns.ts";
import { contentHandlers } from "./campaigns/content.ts";
import { campaignActionHandlers } from "./campaigns/delivery.ts";
import { smsCampaignHandlers } from "./campaigns/sms-campaigns.ts";
import { basketHandlers } from "./commerce/baskets.ts";
import { storeHandlers } from "./commerce/stores.ts";
import { designHandlers } from "./designs/designs.ts";
import { createEngine, type EngineOptions } from "./engine.ts";
import { outreachHandlers } from "./outreach/created-elsewhere.ts";
import { landingPageHandlers } from "./outreach/landing-pages.ts";
import { reportRecipientHandlers } from "./reports/recipients.ts";
import { reportHandlers } from "./reports/reports.ts";
import type { Handlers } from "./resource.ts";
import type { OutgoingWebhook } from "./service-call.ts";
import { emptyState, type MarketingState } from "./state.ts";

/** An account of the Marketing API in memory. */
export type InMemoryMarketingApi = ReturnType<typeof createInMemoryMarketingApi>;

/** The whole Marketing API without a network. It is stateful, and deterministic with given `now` and `random`. */
export function createInMemoryMarketingApi(options: EngineOptions = {}) {
  let state = emptyState();
  const { perform, respondTo } = createEngine(handlers, () => state, options);
  return {
    api: createMarketingApi(perform),
    perform,
    respondTo,
    /** Sends a webhook in the same way as the account itself. */
    notify: (webhook: OutgoingWebhook): void => options.onWebhook?.(webhook),
    /** The state of the account, for reading only. */
    live: (): Readonly<MarketingState> => state,
    /** A copy of the state of the account, as plain JSON. */
    snapshot: () => structuredClone(state),
    /** Replaces the state of the account; missing parts become empty. */
    restore(kept: Partial<MarketingState>): void {
      state = { ...emptyState(), ...structuredClone(kept) };
    },
  };
}

const handlers: Handlers = {
  ...audienceHandlers,
  ...listHandlers,
  ...insightHandlers,
  ...memberHandlers,
  ...activityHandlers,
  ...segmentHandlers,
  ...profileFieldHandlers,
  ...listWebhookHandlers,
  ...surveyHandlers,
  ...accountHandlers,
  ...automationHandlers,
  ...automationQueueHandlers,
  ...batchHandlers,
  ...campaignActionHandlers,
  ...campaignHandlers,
  ...contentHandlers,
  ...smsCampaignHandlers,
  ...basketHandlers,
  ...storeHandlers,
  ...designHandlers,
  ...landingPageHandlers,
  ...outreachHandlers,
  ...reportRecipientHandlers,
  ...reportHandlers,
};
