import type { SegmentCondition } from "./segment-conditions.ts";

/** A date and time in ISO 8601: `2026-11-21T09:30:00+00:00`. */
export type Timestamp = string;

/** Query of one resource: fields to include (`members.email_address,total_items`) or to exclude. */
export interface FieldsQuery {
  fields?: readonly string[];
  exclude_fields?: readonly string[];
}

/** Query of a page without `fields`. */
export interface PageOnlyQuery {
  /** Page size: 10 by default, at most 1000. */
  count?: number;
  /** Items to skip: 0 by default. */
  offset?: number;
}

/** Query of a page and its fields. */
export interface PageQuery extends FieldsQuery, PageOnlyQuery {}

/** Whether any or all conditions of a segment must be met. */
export type SegmentMatch = "any" | "all";

/** Days of the week. */
export type Weekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** Sort direction. */
export type SortDirection = "ASC" | "DESC";

/** A flag that the service takes as text. */
export type TrueOrFalse = "true" | "false";

/** The part of a list that an automation is for: a saved segment, or conditions. */
export interface RecipientSegment extends SegmentOptions {
  saved_segment_id?: number;
}

/** Report summary of a campaign or an automation. */
export interface ReportSummary {
  readonly opens: number;
  readonly unique_opens: number;
  readonly open_rate: number;
  readonly clicks: number;
  readonly subscriber_clicks: number;
  readonly click_rate: number;
}

/** The part of a list that a campaign is for: a saved or prebuilt segment, or conditions. */
export interface CampaignSegment extends RecipientSegment {
  prebuilt_segment_id?: string;
}

/** A subscriber by address: to queue, remove, add to a segment, or trigger a journey for. */
export interface SubscriberAddress {
  email_address: string;
}

/** The conditions of a segment. */
export interface SegmentOptions {
  match?: SegmentMatch;
  conditions?: readonly SegmentCondition[];
}

/** A page of a list: the items at their key, and how many there are on all pages. */
export type Listed<Key extends string, Item> = { readonly [K in Key]: readonly Item[] } & {
  readonly total_items: number;
};
