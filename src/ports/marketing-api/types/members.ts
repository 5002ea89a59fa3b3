import type { FieldsQuery, PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { InterestMatch } from "./interests.ts";
import type { MemberActivityEntry } from "./member-activity-feed.ts";

/** Status of a member. */
export type MemberStatus =
  | "subscribed"
  | "unsubscribed"
  | "cleaned"
  | "pending"
  | "transactional"
  | "archived";

/** Status of a new member. */
export type SendableMemberStatus = "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional";

/** Status of an updated member. */
export type UpdatableMemberStatus = "subscribed" | "unsubscribed" | "cleaned" | "pending";

/** Status of a member for text messages. */
export type SmsSubscriptionStatus = "subscribed" | "unsubscribed" | "nonsubscribed" | "pending";

/** A member of a list (`/lists/{list_id}/members`). */
export interface Member extends MemberProfile {
  /** Id of the contact in all lists of the account. */
  readonly contact_id: string;
  readonly full_name: string;
  /** Id in URLs of the web application. */
  readonly web_id: number;
  status: MemberStatus;
  unsubscribe_reason?: string;
  readonly consents_to_one_to_one_messaging: boolean;
  /** International format (`+61…`). */
  sms_phone_number?: string;
  sms_subscription_status?: SmsSubscriptionStatus;
  sms_subscription_last_updated?: string;
  readonly stats: MemberStats;
  location: MemberLocation;
  /** Permissions of the member, in lists with GDPR fields. */
  marketing_permissions?: readonly MarketingPermission[];
  readonly source: string;
  /** Number of tags. */
  readonly tags_count: number;
  tags: readonly TagName[];
}

/** Fields of a member that all responses have. */
export interface MemberProfile {
  /** MD5 of the lower-cased address: the `subscriber_hash` of calls. */
  readonly id: string;
  email_address: string;
  /** Id of the address in all lists of the account, as in links of e-mails. */
  readonly unique_email_id: string;
  /** `html` or `text`. */
  email_type: string;
  merge_fields: MergeValues;
  interests: InterestChoices;
  /** IP address of the sign-up. */
  readonly ip_signup: string;
  readonly timestamp_signup: Timestamp;
  /** IP address of the confirmation. */
  readonly ip_opt: string;
  /** Time of the confirmation. */
  readonly timestamp_opt: Timestamp;
  /** Engagement, from 0 to 5 stars. */
  readonly member_rating: number;
  readonly last_changed: Timestamp;
  /** Two-letter code, such as `en`. */
  language: string;
  /** An account has at most 5000 VIPs. */
  vip: boolean;
  readonly email_client: string;
  readonly last_note?: LastNote;
  readonly list_id: string;
}

/** Open and click rates of a member. */
export interface BatchedMemberStats {
  /** From 0 to 1. */
  readonly avg_open_rate: number;
  /** From 0 to 1. */
  readonly avg_click_rate: number;
}

/** Location of a member in the results of a batch. */
export interface BatchedMemberLocation {
  latitude: number;
  longitude: number;
  /** Offset from UTC in hours, without daylight saving. */
  readonly gmtoff: number;
  /** Offset from UTC in hours, with daylight saving. */
  readonly dstoff: number;
  readonly country_code: string;
  readonly timezone: string;
}

/** The newest note on a member. */
export interface LastNote {
  readonly note_id: number;
  readonly created_at: Timestamp;
  readonly created_by: string;
  readonly note: string;
}

/** Geographic coordinates. */
export interface Coordinates {
  latitude?: number;
  longitude?: number;
}

/** Rates and sales of a member. */
export interface MemberStats extends BatchedMemberStats {
  readonly ecommerce_data?: MemberSales;
}

/** Sales to a member. */
export interface MemberSales {
  readonly total_revenue: number;
  readonly number_of_orders: number;
  readonly currency_code: string;
}

/** Where a member is. */
export interface MemberLocation extends BatchedMemberLocation {
  readonly region: string;
}

/** A marketing permission, granted or not. */
export interface MarketingPermission {
  marketing_permission_id: string;
  text: string;
  enabled: boolean;
}

export interface MemberList {
  members: readonly Member[];
  list_id: string;
  readonly total_items: number;
}

/** Common fields of a new, set or updated member. */
export interface MemberDetails {
  /** Empty text changes nothing. */
  email_type?: "html" | "text" | "";
  /** Values by tag; unknown tags are ignored. */
  merge_fields?: MergeValues;
  /** Interests by id; others are unchanged. */
  interests?: InterestChoices;
  /** Two-letter code, such as `en`. */
  language?: string;
  vip?: boolean;
  location?: Coordinates;
  ip_signup?: string;
  timestamp_signup?: Timestamp;
  ip_opt?: string;
  timestamp_opt?: Timestamp;
}

export interface AddMember extends MemberDetails {
  email_address: string;
  /** With `pending`, the service asks the member to confirm. */
  status: SendableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
  /** Names of tags; a new name creates a tag. */
  tags?: readonly string[];
}

/** A marketing permission to grant or revoke. */
export interface SetMarketingPermission {
  marketing_permission_id?: string;
  enabled?: boolean;
}

export interface UpdateMember extends MemberDetails {
  /** A new address, which changes the hash of the member. */
  email_address?: string;
  /** Whoever unsubscribed can only become `pending`, and has to confirm. */
  status?: UpdatableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
}

export interface SetMember extends MemberDetails {
  email_address: string;
  /** Status of a new member, who needs it. */
  status_if_new?: SendableMemberStatus;
  /** Status of an existing member; unchanged by default. */
  status?: SendableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
  /** Names of tags; a new name creates a tag. */
  tags?: readonly string[];
}

export interface ListMembersQuery extends PageQuery {
  email_type?: string;
  status?: MemberStatus;
  since_timestamp_opt?: string;
  before_timestamp_opt?: string;
  since_last_changed?: string;
  before_last_changed?: string;
  unique_email_id?: string;
  vip_only?: boolean;
  interest_category_id?: string;
  /** Comma-separated ids of interests; requires `interest_category_id` and `interest_match`. */
  interest_ids?: string;
  interest_match?: InterestMatch;
  sort_field?: "timestamp_opt" | "timestamp_signup" | "last_changed";
  sort_dir?: SortDirection;
  /** Members who signed up since the last campaign; requires `status` `subscribed`. */
  since_last_campaign?: boolean;
  /** Members who unsubscribed since a time; requires `status` `unsubscribed`. */
  unsubscribed_since?: string;
}

/** Query of `POST /lists/{list_id}/members` and `PATCH /lists/{list_id}/members/{subscriber_hash}`. */
export interface MergeValidationQuery {
  /** `true` accepts members without required merge fields. */
  skip_merge_validation?: boolean;
}

/** Value of a merge field: the parts of an address (`addr1`, `city` …), text or a number for every other type. */
export type MergeValue = string | number | { readonly [part: string]: string };

/** Values of the merge fields of a member, by tag: `{ FNAME: "Robin" }`. */
export interface MergeValues {
  readonly [tag: string]: MergeValue;
}

/** Interests of a member: whether the member has it, by id. */
export interface InterestChoices {
  readonly [interest_id: string]: boolean;
}

/** A custom event of a member (`/lists/{list_id}/members/{subscriber_hash}/events`). */
export interface MemberEvent {
  readonly occurred_at: Timestamp;
  name: string;
  properties?: { readonly [key: string]: string };
}

export interface CreateMemberEvent {
  name: string;
  properties?: { readonly [key: string]: string };
  is_syncing?: boolean;
  occurred_at?: Timestamp;
}

/** A note on a member (`/lists/{list_id}/members/{subscriber_hash}/notes`). */
export interface MemberNote {
  readonly id: number;
  readonly created_at: Timestamp;
  readonly created_by: string;
  readonly updated_at: Timestamp;
  note: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly contact_id: string;
}

/**
 * Body of `POST /lists/{list_id}/members/{subscriber_hash}/notes` and
 * `PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}`.
 */
export interface WriteMemberNote {
  note?: string;
}

export interface ListMemberNotesQuery extends PageQuery {
  sort_field?: "created_at" | "updated_at" | "note_id";
  sort_dir?: SortDirection;
}

/** A tag by its id and name (`/lists/{list_id}/tag-search`). */
export interface TagName {
  readonly id: number;
  readonly name: string;
}

/** The tags of a list whose names start with the query (`/lists/{list_id}/tag-search`). */
export interface TagSearchResult {
  readonly tags: readonly TagName[];
  readonly total_items: number;
}

/** A tag that a member has (`/lists/{list_id}/members/{subscriber_hash}/tags`). */
export interface MemberTag {
  readonly id: number;
  name: string;
  readonly date_added: Timestamp;
}

export interface UpdateMemberTags {
  tags: readonly TagChange[];
  is_syncing?: boolean;
}

/** A tag to add (`active`) or remove (`inactive`). */
export interface TagChange {
  name: string;
  status: "inactive" | "active";
}

export interface SearchTagsQuery {
  name?: string;
}

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

export interface ListMemberActivityQuery extends FieldsQuery {
  action?: readonly MemberAction[];
}

export interface ListMemberActivityFeedQuery extends PageQuery {
  activity_filters?: readonly MemberActivityType[];
}

/** Results of a batch of members (`/lists`). */
export interface MemberBatchResult {
  new_members: readonly BatchedMember[];
  updated_members: readonly BatchedMember[];
  errors: readonly MemberBatchError[];
  total_created: number;
  total_updated: number;
  error_count: number;
}

/** A member that a batch added or changed. */
export interface BatchedMember extends MemberProfile {
  readonly contact_id?: string;
  status: SendableMemberStatus;
  readonly stats: BatchedMemberStats;
  location: BatchedMemberLocation;
  readonly tags_count: number;
  tags: readonly TagName[];
}

/** A member that a batch could not add or change. */
export interface MemberBatchError {
  email_address: string;
  error: string;
  error_code: "ERROR_CONTACT_EXISTS" | "ERROR_GENERIC";
  field?: string;
  field_message?: string;
}

export interface BatchMembers {
  /** At most 500, each address once. */
  members: readonly BatchMember[];
  /** `true` removes other tags of existing members. */
  sync_tags?: boolean;
  /** `true` updates existing members; `false`, the default, lists them in `errors`. */
  update_existing?: boolean;
}

/** A member in a batch. */
export interface BatchMember extends MemberDetails {
  email_address?: string;
  status?: SendableMemberStatus;
  /** Names of tags to add; with `sync_tags`, all others are removed. */
  tags?: readonly string[];
}

/** Results of a batch of members (`/lists/{list_id}/segments`). */
export interface SegmentBatchResult {
  members_added: readonly BatchedMember[];
  members_removed: readonly BatchedMember[];
  errors: readonly SegmentBatchError[];
  total_added: number;
  total_removed: number;
  error_count: number;
}

/** Addresses that could not be added or removed. */
export interface SegmentBatchError {
  email_addresses: readonly string[];
  error: string;
}

export interface BatchSegmentMembers {
  /** Addresses, at most 500. */
  members_to_add?: readonly string[];
  /** Addresses, at most 500. */
  members_to_remove?: readonly string[];
}

export interface BatchMembersQuery {
  skip_merge_validation?: boolean;
  /** `true` ignores a duplicate address, which otherwise fails. */
  skip_duplicate_check?: boolean;
}
