import type {
  OperationName,
  OperationResponse,
  PathParameter,
} from "../../../ports/marketing-api/operations.ts";
import { accountExportHandlers, accountHandlers, activityFeedHandlers } from "./account/account.ts";
import { connectedSiteHandlers } from "./account/connected-sites.ts";
import { verifiedDomainHandlers } from "./account/verified-domains.ts";
import { batchMemberHandlers } from "./audience/batch-members.ts";
import { audienceContactHandlers } from "./audience/contacts.ts";
import { eventHandlers } from "./audience/events.ts";
import { growthHistoryHandlers } from "./audience/growth-history.ts";
import { interestCategoryHandlers } from "./audience/interest-categories.ts";
import { interestHandlers } from "./audience/interests.ts";
import { listInsightHandlers } from "./audience/list-insights.ts";
import { listWebhookHandlers } from "./audience/list-webhooks.ts";
import { listHandlers } from "./audience/lists.ts";
import { memberActivityHandlers } from "./audience/member-activity.ts";
import { memberHandlers, noteHandlers } from "./audience/members.ts";
import { mergeFieldHandlers } from "./audience/merge-fields.ts";
import { searchMemberHandlers } from "./audience/search-members.ts";
import { segmentMemberHandlers } from "./audience/segment-member-handlers.ts";
import { segmentHandlers } from "./audience/segments.ts";
import { signupFormHandlers } from "./audience/signup-forms.ts";
import { surveyHandlers } from "./audience/surveys.ts";
import { tagHandlers } from "./audience/tags.ts";
import { automationHandlers } from "./automations/automations.ts";
import { automationEmailHandlers } from "./automations/emails.ts";
import { automationSubscriberHandlers } from "./automations/subscribers.ts";
import { batchWebhookHandlers } from "./batches/batch-webhooks.ts";
import { batchHandlers } from "./batches/batches.ts";
import { campaignActionHandlers } from "./campaigns/actions.ts";
import {
  campaignFolderHandlers,
  campaignHandlers,
  feedbackHandlers,
  searchCampaignHandlers,
  surveyCampaignHandlers,
} from "./campaigns/campaigns.ts";
import { checklistHandlers } from "./campaigns/checklist.ts";
import { contentHandlers } from "./campaigns/content.ts";
import { smsCampaignHandlers } from "./campaigns/sms-campaigns.ts";
import { cartHandlers } from "./commerce/carts.ts";
import { customerHandlers } from "./commerce/customers.ts";
import { imageHandlers } from "./commerce/images.ts";
import { lineHandlers } from "./commerce/lines.ts";
import { orderHandlers } from "./commerce/orders.ts";
import { productHandlers } from "./commerce/products.ts";
import { promotionHandlers } from "./commerce/promotions.ts";
import { storeHandlers } from "./commerce/stores.ts";
import { variantHandlers } from "./commerce/variants.ts";
import { fileHandlers } from "./designs/files.ts";
import { landingPageHandlers } from "./designs/landing-pages.ts";
import { templateFolderHandlers, templateHandlers } from "./designs/templates.ts";
import { conversationHandlers } from "./outreach/conversations.ts";
import { facebookAdHandlers } from "./outreach/facebook-ads.ts";
import { journeyHandlers } from "./outreach/journeys.ts";
import { landingPageReportHandlers } from "./outreach/landing-page-reports.ts";
import { surveyReportHandlers } from "./outreach/survey-reports.ts";
import { clickHandlers } from "./reports/clicks.ts";
import { reportDetailHandlers } from "./reports/details.ts";
import { reportRecipientHandlers } from "./reports/recipients.ts";
import { reportHandlers } from "./reports/reports.ts";
import type { ServiceCall } from "./service-call.ts";

/** A handler for each operation of the catalog, typed with the path parameters and the response of the operation. */
export type Handlers = {
  readonly [Name in OperationName]: (call: ServiceCall<PathParameter<Name>>) => OperationResponse<Name>;
};

/** The handlers of all operations. */
export const handlers = {
  ...audienceContactHandlers,
  ...listHandlers,
  ...batchMemberHandlers,
  ...listInsightHandlers,
  ...growthHistoryHandlers,
  ...memberHandlers,
  ...memberActivityHandlers,
  ...eventHandlers,
  ...noteHandlers,
  ...tagHandlers,
  ...segmentHandlers,
  ...segmentMemberHandlers,
  ...interestCategoryHandlers,
  ...interestHandlers,
  ...mergeFieldHandlers,
  ...listWebhookHandlers,
  ...signupFormHandlers,
  ...surveyHandlers,
  ...searchMemberHandlers,
  ...accountExportHandlers,
  ...accountHandlers,
  ...activityFeedHandlers,
  ...connectedSiteHandlers,
  ...verifiedDomainHandlers,
  ...automationHandlers,
  ...automationEmailHandlers,
  ...automationSubscriberHandlers,
  ...batchWebhookHandlers,
  ...batchHandlers,
  ...campaignActionHandlers,
  ...campaignFolderHandlers,
  ...campaignHandlers,
  ...checklistHandlers,
  ...contentHandlers,
  ...feedbackHandlers,
  ...searchCampaignHandlers,
  ...smsCampaignHandlers,
  ...surveyCampaignHandlers,
  ...cartHandlers,
  ...customerHandlers,
  ...imageHandlers,
  ...lineHandlers,
  ...orderHandlers,
  ...productHandlers,
  ...promotionHandlers,
  ...storeHandlers,
  ...variantHandlers,
  ...fileHandlers,
  ...landingPageHandlers,
  ...templateHandlers,
  ...templateFolderHandlers,
  ...conversationHandlers,
  ...facebookAdHandlers,
  ...journeyHandlers,
  ...landingPageReportHandlers,
  ...surveyReportHandlers,
  ...clickHandlers,
  ...reportDetailHandlers,
  ...reportRecipientHandlers,
  ...reportHandlers,
} satisfies Handlers;
