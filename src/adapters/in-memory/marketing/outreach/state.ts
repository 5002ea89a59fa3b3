import type {
  Conversation,
  ConversationMessage,
} from "../../../../ports/marketing-api/types/conversations.ts";
import type { FacebookAd } from "../../../../ports/marketing-api/types/facebook-ads.ts";
import type { FacebookAdReport } from "../../../../ports/marketing-api/types/reporting-facebook-ads.ts";
import type { SurveyQuestionType } from "../../../../ports/marketing-api/types/surveys.ts";
import type { Table } from "../collections.ts";

/** A conversation; how many messages there are is counted when it is shown. */
export type StoredConversation = Pick<
  Conversation,
  "id" | "campaign_id" | "list_id" | "from_label" | "from_email" | "subject"
>;

/** A message of a conversation. */
export type StoredMessage = Omit<ConversationMessage, "list_id" | "conversation_id">;

/** How an advertisement did, as far as it cannot be worked out from the rest. */
export interface StoredAdResults {
  readonly reach: number;
  readonly impressions: number;
  readonly unique_clicks: number;
  readonly first_time_buyers: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly subscribes: number;
  /** A day at a time: the totals are their sums. */
  readonly activity: FacebookAdReport["audience_activity"];
}

/** An advertisement on Facebook: made in the service's own application. */
export interface StoredFacebookAd extends Omit<FacebookAd, "report_summary"> {
  readonly results: StoredAdResults;
}

/** A step of a customer journey that calls can trigger: made in the service's own application. */
export interface StoredJourneyStep {
  readonly journey_id: string;
  readonly step_id: string;
  readonly list_id: string;
  /** Who was sent on the journey from here, oldest first. */
  readonly triggered: readonly { readonly email_address: string; readonly at: string }[];
}

/** A question of a survey. Counts are worked out from the responses. */
export interface StoredQuestion {
  readonly id: string;
  readonly survey_id: string;
  readonly query: string;
  readonly type: SurveyQuestionType;
  readonly is_required: boolean;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** What somebody answered to a survey. */
export interface StoredResponse {
  readonly response_id: string;
  readonly survey_id: string;
  readonly submitted_at: string;
  readonly email_address: string;
  readonly full_name: string;
  /** Whether the list had the contact before. */
  readonly familiarity: "new" | "known" | "unknown";
  /** Answers by question; several choices are several answers. */
  readonly answers: readonly { readonly question_id: string; readonly value: string }[];
}

/** What is made in the service's own application and only read by calls. The comment says which ids lead to a record. */
export interface OutreachState {
  /** conversation_id */
  conversations: Table<StoredConversation>;
  /** conversation_id, message_id */
  conversationMessages: Table<StoredMessage>;
  /** outreach_id */
  facebookAds: Table<StoredFacebookAd>;
  /** journey_id, step_id */
  journeySteps: Table<StoredJourneyStep>;
  /** survey_id, question_id */
  surveyQuestions: Table<StoredQuestion>;
  /** survey_id, response_id */
  surveyResponses: Table<StoredResponse>;
}

/** No outreach. */
export function emptyOutreach(): OutreachState {
  return {
    conversations: {},
    conversationMessages: {},
    facebookAds: {},
    journeySteps: {},
    surveyQuestions: {},
    surveyResponses: {},
  };
}
