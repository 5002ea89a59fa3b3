import type { PageQuery, SortDirection } from "./common.ts";
import type { MergeValues } from "./members.ts";

/** A complaint of a member about a campaign (`/lists/{list_id}/abuse-reports`). */
export interface ListAbuseReport {
  readonly id: number;
  readonly campaign_id: string;
  readonly list_id: string;
  readonly email_id: string;
  readonly email_address: string;
  merge_fields: MergeValues;
  readonly vip: boolean;
  readonly date: string;
}

/** Activity of a list on one day (`/lists/{list_id}/activity`). */
export interface ListActivity {
  readonly day: string;
  readonly emails_sent: number;
  readonly unique_opens: number;
  readonly recipient_clicks: number;
  readonly hard_bounce: number;
  readonly soft_bounce: number;
  readonly subs: number;
  readonly unsubs: number;
  readonly other_adds: number;
  readonly other_removes: number;
}

/** An e-mail client, and how many members use it (`/lists/{list_id}/clients`). */
export interface ListClient {
  readonly client: string;
  readonly members: number;
}

/** A country, and how many members are in it (`/lists/{list_id}/locations`). */
export interface ListLocation {
  readonly country: string;
  readonly cc: string;
  readonly percent: number;
  readonly total: number;
}

/** Growth of a list in one month (`/lists/{list_id}/growth-history`). */
export interface GrowthMonth {
  readonly list_id: string;
  readonly month: string;
  readonly existing: number;
  readonly imports: number;
  readonly optins: number;
  readonly subscribed: number;
  readonly unsubscribed: number;
  readonly reconfirm: number;
  readonly cleaned: number;
  readonly pending: number;
  readonly deleted: number;
  readonly transactional: number;
}

/** Query of `GET /lists/{list_id}/growth-history`. */
export interface ListGrowthHistoryQuery extends PageQuery {
  sort_field?: "month";
  sort_dir?: SortDirection;
}
