import { accountHandlers } from "./account/account.ts";
import { activityHandlers } from "./audience/activity.ts";
import { audienceHandlers } from "./audience/contacts.ts";
import { insightHandlers } from "./audience/insights.ts";
import { interestHandlers } from "./audience/interests.ts";
import { listHandlers } from "./audience/lists.ts";
import { memberHandlers } from "./audience/members.ts";
import { mergeFieldHandlers } from "./audience/merge-fields.ts";
import { segmentHandlers } from "./audience/segments.ts";
import { surveyHandlers } from "./audience/surveys.ts";
import { tagHandlers } from "./audience/tags.ts";
import { listWebhookHandlers } from "./audience/webhooks.ts";
import { automationHandlers } from "./automations/automations.ts";
import { automationQueueHandlers } from "./automations/queues.ts";
import { batchHandlers } from "./batches/batches.ts";
import { campaignActionHandlers } from "./campaigns/actions.ts";
import { campaignHandlers } from "./campaigns/campaigns.ts";
import { checklistHandlers } from "./campaigns/checklist.ts";
import { contentHandlers } from "./campaigns/content.ts";
import { smsCampaignHandlers } from "./campaigns/sms-campaigns.ts";
import { basketHandlers } from "./commerce/baskets.ts";
import { productHandlers } from "./commerce/products.ts";
import { storeHandlers } from "./commerce/stores.ts";
import { fileHandlers } from "./designs/files.ts";
import { templateHandlers } from "./designs/templates.ts";
import { conversationHandlers } from "./outreach/conversations.ts";
import { facebookAdHandlers } from "./outreach/facebook-ads.ts";
import { landingPageHandlers } from "./outreach/landing-pages.ts";
import { clickHandlers } from "./reports/clicks.ts";
import { reportDetailHandlers } from "./reports/details.ts";
import { reportRecipientHandlers } from "./reports/recipients.ts";
import { reportHandlers } from "./reports/reports.ts";
import type { Handlers } from "./resource.ts";

/** The handlers of all operations. */
export const handlers: Handlers = {
  ...audienceHandlers,
  ...listHandlers,
  ...insightHandlers,
  ...memberHandlers,
  ...activityHandlers,
  ...tagHandlers,
  ...segmentHandlers,
  ...interestHandlers,
  ...mergeFieldHandlers,
  ...listWebhookHandlers,
  ...surveyHandlers,
  ...accountHandlers,
  ...automationHandlers,
  ...automationQueueHandlers,
  ...batchHandlers,
  ...campaignActionHandlers,
  ...campaignHandlers,
  ...checklistHandlers,
  ...contentHandlers,
  ...smsCampaignHandlers,
  ...basketHandlers,
  ...productHandlers,
  ...storeHandlers,
  ...fileHandlers,
  ...landingPageHandlers,
  ...templateHandlers,
  ...conversationHandlers,
  ...facebookAdHandlers,
  ...clickHandlers,
  ...reportDetailHandlers,
  ...reportRecipientHandlers,
  ...reportHandlers,
};
