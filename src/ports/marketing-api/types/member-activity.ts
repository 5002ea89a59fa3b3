import type { FieldsQuery, PageQuery, Timestamp } from "./common.ts";
import type { MemberActivityEntry } from "./member-activity-feed.ts";

/** Filter for the recent activity of a member. */
export type MemberAction = "abuse" | "bounce" | "click" | "open" | "sent" | "unsub" | "ecomm";

/** Filter for the activity feed of a member. */
export type MemberActivityType =
  | "bounce"
  | "click"
  | "conversation"
  | "ecommerce_signup"
  | "event"
  | "web_engagement"
  | "generic_signup"
  | "landing_page_signup"
  | "marketing_permission"
  | "note"
  | "open"
  | "order"
  | "postcard_sent"
  | "sent"
  | "signup"
  | "squatter_signup"
  | "unsub"
  | "website_signup"
  | "survey_response"
  | "sms_bulk_sent"
  | "inbox_thread"
  | "qbo_payment_link"
  | "video_call_transcripts";

/** An action of a member on a campaign (`/lists/{list_id}/members/{subscriber_hash}/activity`). */
export interface MemberActivity {
  action: string;
  timestamp: Timestamp;
  url?: string;
  type?: string;
  campaign_id?: string;
  title?: string;
  parent_campaign?: string;
}

/** Activity of a member, newest first (`/lists/{list_id}/members/{subscriber_hash}/activity-feed`). */
export interface MemberActivityFeed {
  readonly activity: readonly MemberActivityEntry[];
  readonly email_id: string;
  readonly list_id: string;
}

/** A page that a member visited (`/lists/{list_id}/members/{subscriber_hash}/goals`). */
export interface MemberGoal {
  goal_id: number;
  event: string;
  last_visited_at: Timestamp;
  data: string;
}

/** Query of `GET /lists/{list_id}/members/{subscriber_hash}/activity`. */
export interface ListMemberActivityQuery extends FieldsQuery {
  action?: readonly MemberAction[];
}

/** Query of `GET /lists/{list_id}/members/{subscriber_hash}/activity-feed`. */
export interface ListMemberActivityFeedQuery extends PageQuery {
  activity_filters?: readonly MemberActivityType[];
}
