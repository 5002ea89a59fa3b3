import { batchMemberHandlers } from "./batch-members.ts";
import { audienceContactHandlers } from "./contacts.ts";
import { eventHandlers } from "./events.ts";
import { growthHistoryHandlers } from "./growth-history.ts";
import { interestCategoryHandlers } from "./interest-categories.ts";
import { interestHandlers } from "./interests.ts";
import { listInsightHandlers } from "./list-insights.ts";
import { listWebhookHandlers } from "./list-webhooks.ts";
import { listHandlers } from "./lists.ts";
import { memberActivityHandlers } from "./member-activity.ts";
import { memberHandlers, noteHandlers } from "./members.ts";
import { mergeFieldHandlers } from "./merge-fields.ts";
import { searchMemberHandlers } from "./search-members.ts";
import { segmentMemberHandlers } from "./segment-member-handlers.ts";
import { segmentHandlers } from "./segments.ts";
import { signupFormHandlers } from "./signup-forms.ts";
import { surveyHandlers } from "./surveys.ts";
import { tagHandlers } from "./tags.ts";

/** Handlers of lists and their sub-resources. */
export const audienceHandlers = {
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
};
