import type { Timestamp, UnlistedKind } from "./common.ts";

/** Common fields of entries. */
interface FeedEntry {
  readonly created_at_timestamp: Timestamp;
}

/** An entry about a campaign. */
interface CampaignEntry extends FeedEntry {
  readonly campaign_id: string;
  readonly campaign_title: string;
}

/** An entry about something else that the account sent or published. */
interface OutreachEntry extends FeedEntry {
  readonly outreach_id: string;
  readonly outreach_title: string;
}

/** Opened a campaign. */
export interface OpenEntry extends CampaignEntry {
  readonly activity_type: "open";
}

/** Clicked a link in a campaign. */
export interface ClickEntry extends CampaignEntry {
  readonly activity_type: "click";
  readonly link_clicked: string;
}

/** A campaign bounced. */
export interface BounceEntry extends CampaignEntry {
  readonly activity_type: "bounce";
  readonly bounce_type: "hard" | "soft";
  readonly bounce_has_open_activity: boolean;
}

/** Unsubscribed. */
export interface UnsubEntry extends CampaignEntry {
  readonly activity_type: "unsub";
  readonly is_admin_unsubscribed: boolean;
  readonly unsubscribe_reason: string;
}

/** Was sent a campaign. */
export interface SentEntry extends CampaignEntry {
  readonly activity_type: "sent";
}

/** Sent or received a message in a conversation. */
export interface ConversationEntry extends CampaignEntry {
  readonly activity_type: "conversation";
  readonly thread_id: string;
  readonly message_text: string;
  readonly created_by: string;
  readonly is_user: boolean;
  readonly has_read: boolean;
  readonly from_email: string;
  readonly avatar_url: string;
}

/** A note was written on the member. */
export interface NoteEntry extends FeedEntry {
  readonly activity_type: "note";
  readonly updated_at_timestamp: Timestamp;
  readonly note_id: string;
  readonly note_text: string;
  readonly created_by: string;
  readonly avatar_url: string;
}

/** Changed a marketing permission. */
export interface MarketingPermissionEntry extends FeedEntry {
  readonly activity_type: "marketing_permission";
  readonly marketing_permission_text: string;
  readonly updated_by: string;
  readonly marketing_permission_opted_in: boolean;
}

/** Was sent a postcard. */
export interface PostcardSentEntry extends OutreachEntry {
  readonly activity_type: "postcard_sent";
}

/** Signed up on the page of a domain that has no website yet. */
export interface SquatterSignupEntry extends OutreachEntry {
  readonly activity_type: "squatter_signup";
}

/** Signed up on a website. */
export interface WebsiteSignupEntry extends OutreachEntry {
  readonly activity_type: "website_signup";
}

/** Signed up on a landing page. */
export interface LandingPageSignupEntry extends OutreachEntry {
  readonly activity_type: "landing_page_signup";
}

/** Signed up in a store. */
export interface EcommerceSignupEntry extends FeedEntry {
  readonly activity_type: "ecommerce_signup";
  readonly store_name: string;
}

/** Signed up in another way. */
export interface GenericSignupEntry extends FeedEntry {
  readonly activity_type: "generic_signup";
  readonly signup_category: string;
}

/** Ordered something. */
export interface OrderEntry extends FeedEntry {
  readonly activity_type: "order";
  readonly outreach_id: string;
  readonly outreach_type: string;
  readonly outreach_title: string;
  readonly order_id: string;
  readonly order_total: string;
  readonly order_items: readonly OrderedItem[];
  readonly store_name: string;
  readonly order_url: string;
  readonly integration_platform: string;
}

/** A line of an order. */
export interface OrderedItem {
  readonly id: string;
  readonly product_id: string;
  readonly product_title: string;
  readonly product_variant_id: string;
  readonly product_variant_title: string;
  readonly image_url: string;
  readonly quantity: number;
  readonly price: number;
  readonly discount: number;
}

/** An event was recorded. */
export interface EventEntry extends FeedEntry {
  readonly activity_type: "event";
  readonly event_name: string;
  readonly event_properties: readonly string[];
}

/** Answered a survey. */
export interface SurveyResponseEntry extends FeedEntry {
  readonly activity_type: "survey_response";
  readonly survey_id: string;
  readonly survey_title: string;
}

/** Was sent a text message. */
export interface SmsBulkSentEntry extends CampaignEntry {
  readonly activity_type: "sms_bulk_sent";
}

/** Sent or received a message in the inbox. */
export interface InboxThreadEntry extends FeedEntry {
  readonly activity_type: "inbox_thread";
  readonly id: string;
  readonly thread_subject: string;
  readonly thread_url: string;
  readonly thread_direction: "INBOUND" | "OUTBOUND";
  readonly thread_author: string;
}

/** Was sent a payment link. */
export interface QboPaymentLinkEntry extends FeedEntry {
  readonly activity_type: "qbo_payment_link";
  readonly id: string;
  readonly qbo_payment_external_id: string;
  readonly integration_platform: "quickbooks";
}

/** A video call was transcribed. */
export interface VideoCallTranscriptsEntry extends FeedEntry {
  readonly activity_type: "video_call_transcripts";
  readonly id: string;
  readonly scheduled_meeting_start_timestamp: Timestamp;
  readonly expire_at_timestamp: Timestamp;
}

/** An entry of a kind that is not listed here. */
export interface UnlistedEntry extends FeedEntry {
  readonly activity_type: UnlistedKind;
  readonly [detail: string]: unknown;
}

/** An activity of a member, discriminated by `activity_type`: one of 21 kinds, or an unlisted one. */
export type MemberActivityEntry =
  | OpenEntry
  | ClickEntry
  | BounceEntry
  | UnsubEntry
  | SentEntry
  | ConversationEntry
  | NoteEntry
  | MarketingPermissionEntry
  | PostcardSentEntry
  | SquatterSignupEntry
  | WebsiteSignupEntry
  | LandingPageSignupEntry
  | EcommerceSignupEntry
  | GenericSignupEntry
  | OrderEntry
  | EventEntry
  | SurveyResponseEntry
  | SmsBulkSentEntry
  | InboxThreadEntry
  | QboPaymentLinkEntry
  | VideoCallTranscriptsEntry
  | UnlistedEntry;
