import type {
  Conversation,
  ConversationMessage,
} from "../../../../ports/marketing-api/types/conversations.ts";
import type { FacebookAd, FacebookAdReport } from "../../../../ports/marketing-api/types/facebook-ads.ts";
import { emptyTable } from "../collections.ts";

/** A conversation. Its messages are counted when it is read. */
export type StoredConversation = Omit<Conversation, "message_count" | "unread_messages" | "last_message">;

/** A message of a conversation. */
export type StoredMessage = Omit<ConversationMessage, "list_id" | "conversation_id">;

/** Results of an ad that cannot be computed from other records. */
export interface StoredAdResults {
  readonly reach: number;
  readonly impressions: number;
  readonly unique_clicks: number;
  readonly first_time_buyers: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly subscribes: number;
  /** Activity by day; the totals are the sums. */
  readonly activity: FacebookAdReport["audience_activity"];
}

/** A Facebook ad. Only the service's application can create it. */
export interface StoredFacebookAd extends Omit<FacebookAd, "report_summary"> {
  readonly results: StoredAdResults;
}

/** A step of a customer journey that API calls can trigger. Only the service's application can create it. */
export interface StoredJourneyStep {
  readonly journey_id: string;
  readonly step_id: string;
  readonly list_id: string;
  /** The contacts for which the step was triggered, oldest first. */
  readonly triggered: readonly { readonly email_address: string; readonly at: string }[];
}

/** Records that only the service's application can create. The comment of each table lists the ids in its keys. */
export const emptyOutreach = () => ({
  /** conversation_id */
  conversations: emptyTable<StoredConversation>(),
  /** conversation_id, message_id */
  conversationMessages: emptyTable<StoredMessage>(),
  /** outreach_id */
  facebookAds: emptyTable<StoredFacebookAd>(),
  /** journey_id, step_id */
  journeySteps: emptyTable<StoredJourneyStep>(),
});
