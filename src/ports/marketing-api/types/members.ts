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
  /** Id of the person across the lists of the account. */
  readonly contact_id: string;
  readonly full_name: string;
  /** Number in the addresses of the web application. */
  readonly web_id: number;
  status: MemberStatus;
  unsubscribe_reason?: string;
  readonly consents_to_one_to_one_messaging: boolean;
  /** Number in international form (`+61…`). */
  sms_phone_number?: string;
  sms_subscription_status?: SmsSubscriptionStatus;
  sms_subscription_last_updated?: string;
  readonly stats: MemberStats;
  location: MemberLocation;
  /** What the member agreed to, in lists that ask for it (GDPR). */
  marketing_permissions?: readonly MarketingPermission[];
  readonly source: string;
  /** How many tags the member has. */
  readonly tags_count: number;
  tags: readonly TagName[];
}

/** What every answer says of a member. */
export interface MemberProfile {
  /** MD5 of the lower-cased address: the `subscriber_hash` of calls. */
  readonly id: string;
  email_address: string;
  /** Id of the address across the lists of the account; links in e-mails carry it. */
  readonly unique_email_id: string;
  /** `html` or `text`. */
  email_type: string;
  merge_fields: MergeValues;
  interests: InterestChoices;
  /** Where the sign-up form was filled in. */
  readonly ip_signup: string;
  readonly timestamp_signup: Timestamp;
  /** Where the sign-up was confirmed. */
  readonly ip_opt: string;
  /** When the sign-up was confirmed. */
  readonly timestamp_opt: Timestamp;
  /** Stars from 0 to 5, by how much the member opens and clicks. */
  readonly member_rating: number;
  readonly last_changed: Timestamp;
  /** Two letters, such as `en`. */
  language: string;
  /** VIPs can be 5000 in an account at most. */
  vip: boolean;
  readonly email_client: string;
  readonly last_note?: LastNote;
  readonly list_id: string;
}

/** How much a member opens and clicks. */
export interface BatchedMemberStats {
  /** From 0 to 1. */
  readonly avg_open_rate: number;
  /** From 0 to 1. */
  readonly avg_click_rate: number;
}

/** Where a member is, as an answer to a batch has it. */
export interface BatchedMemberLocation {
  latitude: number;
  longitude: number;
  /** Hours from UTC, without daylight saving. */
  readonly gmtoff: number;
  /** Hours from UTC, with daylight saving. */
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
  /** `html` or `text`. */
  email_type?: string;
  /** Values by tag; a tag that the list does not have is passed over. */
  merge_fields?: MergeValues;
  /** Ids of interests, and whether the member has them; others stay as they are. */
  interests?: InterestChoices;
  /** Two letters, such as `en`. */
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
  /** `pending` has the service ask the member to confirm. */
  status: SendableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
  /** Names of tags; a name that is new becomes a tag. */
  tags?: readonly string[];
}

/** A way of being written to, and whether the member agrees. */
export interface SetMarketingPermission {
  marketing_permission_id?: string;
  enabled?: boolean;
}

/** Body of `PATCH /lists/{list_id}/members/{subscriber_hash}`. */
export interface UpdateMember extends MemberDetails {
  /** A new address; the hash of the member changes with it. */
  email_address?: string;
  /** Who left by own choice can only be made `pending`, which asks the member. */
  status?: UpdatableMemberStatus;
  marketing_permissions?: readonly SetMarketingPermission[];
}

/** Body of `PUT /lists/{list_id}/members/{subscriber_hash}`. */
export interface SetMember extends MemberDetails {
  email_address: string;
  /** What the member begins as. A member who is not there yet is refused without it. */
  status_if_new?: SendableMemberStatus;
  /** Status of a member who is there; what the member is stays without it. */
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
  /** Ids of interests, separated by commas; `interest_category_id` and `interest_match` belong to it. */
  interest_ids?: string;
  interest_match?: InterestMatch;
  sort_field?: "timestamp_opt" | "timestamp_signup" | "last_changed";
  sort_dir?: SortDirection;
  /** Who signed up after the last campaign was sent; `status` has to be `subscribed`. */
  since_last_campaign?: boolean;
  /** Who unsubscribed after a time; `status` has to be `unsubscribed`. */
  unsubscribed_since?: string;
}

/** Query of `POST /lists/{list_id}/members` and `PATCH /lists/{list_id}/members/{subscriber_hash}`. */
export interface MergeValidationQuery {
  /** `true` takes members without the merge fields that the list requires. */
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
