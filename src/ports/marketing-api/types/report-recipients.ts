import type { FieldsQuery, PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { MergeValues } from "./members.ts";

/** Delivery status: delivered, hard bounce or soft bounce. */
export type DeliveryOutcome = "sent" | "hard" | "soft";

/** Group of an A/B test that a recipient was in. */
export type AbSplitGroup = "a" | "b" | "winner";

/** Activity of a recipient of a campaign (`/reports/{campaign_id}/email-activity`). */
export interface EmailActivity {
  readonly campaign_id: string;
  readonly list_id: string;
  readonly list_is_active: boolean;
  readonly email_id: string;
  readonly email_address: string;
  activity: readonly EmailAction[];
}

/** An action of a recipient: open, click or bounce. */
export interface EmailAction {
  action: string;
  type?: string;
  timestamp: Timestamp;
  url?: string;
  ip?: string;
}

/** A member in the reports of a campaign. */
export interface Recipient {
  readonly email_id: string;
  readonly email_address: string;
  merge_fields: MergeValues;
  readonly vip: boolean;
  readonly campaign_id: string;
  readonly list_id: string;
  readonly list_is_active: boolean;
}

/** A member who opened a campaign (`/reports/{campaign_id}/open-details`). */
export interface OpeningMember extends Recipient {
  readonly contact_status: string;
  readonly opens_count: number;
  opens: readonly Opening[];
}

/** One open of a campaign. */
export interface Opening {
  timestamp: Timestamp;
}

/** Response of `GET /reports/{campaign_id}/open-details`. */
export interface OpeningMemberList {
  members: readonly OpeningMember[];
  readonly campaign_id: string;
  total_opens: number;
  readonly total_items: number;
}

/** A member whom a campaign was sent to (`/reports/{campaign_id}/sent-to`). */
export interface SentToMember extends Recipient {
  status: DeliveryOutcome;
  open_count: number;
  last_open?: Timestamp;
  absplit_group?: AbSplitGroup;
  gmt_offset?: number;
}

/** A member who unsubscribed on a campaign (`/reports/{campaign_id}/unsubscribed`). */
export interface UnsubscribedMember extends Recipient {
  readonly timestamp: Timestamp;
  readonly reason: string;
}

/** Query of `GET /reports/{campaign_id}/email-activity`. */
export interface ListEmailActivityQuery extends PageQuery {
  since?: string;
}

/** Query of `GET /reports/{campaign_id}/email-activity/{subscriber_hash}`. */
export interface GetEmailActivityQuery extends FieldsQuery {
  since?: string;
}

/** Query of `GET /reports/{campaign_id}/open-details`. */
export interface ListOpenDetailsQuery extends PageQuery {
  since?: string;
  sort_field?: "opens_count";
  sort_dir?: SortDirection;
}
