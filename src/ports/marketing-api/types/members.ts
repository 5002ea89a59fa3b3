import type { PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { InterestMatch } from "./interests.ts";
import type { TagName } from "./member-tags.ts";

/** Status of a member. */
export type MemberStatus =
  | "subscribed"
  | "unsubscribed"
  | "cleaned"
  | "pending"
  | "transactional"
  | "archived";

/** Status that a caller may give a member it adds. */
export type SendableMemberStatus = "subscribed" | "unsubscribed" | "cleaned" | "pending" | "transactional";

/** Status that a caller may give a member it changes. */
export type UpdatableMemberStatus = "subscribed" | "unsubscribed" | "cleaned" | "pending";

/** Status of a member for text messages. */
export type SmsSubscriptionStatus = "subscribed" | "unsubscribed" | "nonsubscribed" | "pending";

/** A member of a list (`/lists/{list_id}/members`). */
export interface Member extends MemberProfile {
  readonly contact_id: string;
  readonly full_name: string;
  readonly web_id: number;
  status: MemberStatus;
  unsubscribe_reason?: string;
  readonly consents_to_one_to_one_messaging: boolean;
  sms_phone_number?: string;
  sms_subscription_status?: SmsSubscriptionStatus;
  sms_subscription_last_updated?: string;
  readonly stats: MemberStats;
  location: MemberLocation;
  marketing_permissions?: readonly MarketingPermission[];
  readonly source: string;
  readonly tags_count: number;
  tags: readonly TagName[];
}

/** What every answer says of a member. */
export interface MemberProfile {
  readonly id: string;
  email_address: string;
  readonly unique_email_id: string;
  email_type: string;
  merge_fields: MergeValues;
  interests: InterestChoices;
  readonly ip_signup: string;
  readonly timestamp_signup: Timestamp;
  readonly ip_opt: string;
  readonly timestamp_opt: Timestamp;
  readonly member_rating: number;
  readonly last_changed: Timestamp;
  language: string;
  vip: boolean;
  readonly email_client: string;
  readonly last_note?: LastNote;
  readonly list_id: string;
}

/** How much a member opens and clicks. */
export interface BatchedMemberStats {
  readonly avg_open_rate: number;
  readonly avg_click_rate: number;
}

/** Where a member is, as an answer to a batch has it. */
export interface BatchedMemberLocation {
  latitude: number;
  longitude: number;
  readonly gmtoff: number;
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

/** A place on Earth. */
export interface Coordinates {
  latitude?: number;
  longitude?: number;
}

/** How much a member opens, clicks and buys. */
export interface MemberStats extends BatchedMemberStats {
  readonly ecommerce_data?: MemberSales;
}

/** What a member bought. */
export interface MemberSales {
  readonly total_revenue: number;
  readonly number_of_orders: number;
  readonly currency_code: string;
}

/** Where a member is. */
export interface MemberLocation extends BatchedMemberLocation {
  readonly region: string;
}

/** A way of being written to that a member agreed to, or not. */
export interface MarketingPermission {
  marketing_permission_id: string;
  text: string;
  enabled: boolean;
}

/** Answer of `GET /lists/{list_id}/members`. */
export interface MemberList {
  members: readonly Member[];
  list_id: string;
  readonly total_items: number;
}

/** What a caller may say of a member, however it is added or changed. */
export interface MemberDetails {
  email_type?: string;
  merge_fields?: MergeValues;
  interests?: InterestChoices;
  language?: string;
  vip?: boolean;
  location?: Coordinates;
  ip_signup?: string;
  timestamp_signup?: Timestamp;
  ip_opt?: string;
  timestamp_opt?: Timestamp;
}

/** Body of `POST /lists/{list_id}/members`. */
export interface AddMember extends MemberDetails {
  email_address: string;
  status: SendableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
  tags?: readonly string[];
}

/** A way of being written to, and whether the member agrees. */
export interface SetMarketingPermission {
  marketing_permission_id?: string;
  enabled?: boolean;
}

/** Body of `PATCH /lists/{list_id}/members/{subscriber_hash}`. */
export interface UpdateMember extends MemberDetails {
  email_address?: string;
  status?: UpdatableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
}

/** Body of `PUT /lists/{list_id}/members/{subscriber_hash}`. */
export interface SetMember extends MemberDetails {
  email_address: string;
  /** What the member begins as. A member who is not there yet is refused without it. */
  status_if_new?: SendableMemberStatus;
  status?: SendableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
}

/** Query of `GET /lists/{list_id}/members`. */
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
  interest_ids?: string;
  interest_match?: InterestMatch;
  sort_field?: "timestamp_opt" | "timestamp_signup" | "last_changed";
  sort_dir?: SortDirection;
  since_last_campaign?: boolean;
  unsubscribed_since?: string;
}

/** Query of `POST /lists/{list_id}/members` and `PATCH /lists/{list_id}/members/{subscriber_hash}`. */
export interface MergeValidationQuery {
  skip_merge_validation?: boolean;
}

/** Value of a merge field: the parts of an address (`addr1`, `city` …), text or a number for every other type. */
export type MergeValue = string | number | { readonly [part: string]: string };

/** Values of the merge fields of a member, by tag: `{ FNAME: "Robin" }`. */
export interface MergeValues {
  readonly [tag: string]: MergeValue;
}

/** Interests of a member: the id of an interest, and whether the member has it. */
export interface InterestChoices {
  readonly [interest_id: string]: boolean;
}
