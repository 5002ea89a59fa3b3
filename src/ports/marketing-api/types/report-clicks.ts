import type { PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { Recipient } from "./report-recipients.ts";

/** A link of a campaign and its clicks (`/reports/{campaign_id}/click-details`). */
export interface ClickDetail {
  readonly id: string;
  readonly url: string;
  readonly total_clicks: number;
  readonly click_percentage: number;
  readonly unique_clicks: number;
  readonly unique_click_percentage: number;
  readonly last_click?: Timestamp;
  ab_split?: ClickAbSplit;
  readonly campaign_id: string;
}

/** Clicks of the two groups of an A/B campaign. */
export interface ClickAbSplit {
  a: ClickGroupA;
  b: ClickGroupB;
}

/** Clicks of group A. */
export interface ClickGroupA {
  readonly total_clicks_a: number;
  readonly click_percentage_a: number;
  readonly unique_clicks_a: number;
  readonly unique_click_percentage_a: number;
}

/** Clicks of group B. */
export interface ClickGroupB {
  readonly total_clicks_b: number;
  readonly click_percentage_b: number;
  readonly unique_clicks_b: number;
  readonly unique_click_percentage_b: number;
}

/** A member who clicked a link (`/reports/{campaign_id}/click-details/{link_id}/members`). */
export interface ClickingMember extends Recipient {
  readonly clicks: number;
  readonly url_id: string;
  readonly contact_status: string;
}

/** Query of `GET /reports/{campaign_id}/click-details`. */
export interface ListClickDetailsQuery extends PageQuery {
  sort_field?: "total_clicks" | "unique_clicks";
  sort_dir?: SortDirection;
}
