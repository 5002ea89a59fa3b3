import type { SegmentCondition } from "./segment-conditions.ts";

/** A moment as ISO 8601 has it: `2026-11-21T09:30:00+00:00`. */
export type Timestamp = string;

/** Query of reading one resource: which of its fields to bring (`members.email_address,total_items`), or to leave out. */
export interface FieldsQuery {
  fields?: readonly string[];
  exclude_fields?: readonly string[];
}

/** Query of the lists that take no fields: which page of it. */
export interface PageOnlyQuery {
  /** Items to a page: 10 if not given, at most 1000. */
  count?: number;
  /** Items to leave out before the page: 0 if not given. */
  offset?: number;
}

/** Query of a list: which page of it, and which fields. */
export interface PageQuery extends FieldsQuery, PageOnlyQuery {}

/** Whether any condition of a segment has to hold, or all of them. */
export type SegmentMatch = "any" | "all";

/** Days of the week. */
export type Weekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** Direction of a sorted list. */
export type SortDirection = "ASC" | "DESC";

/** A flag that the service takes as text. */
export type TrueOrFalse = "true" | "false";

/** The part of a list that an automation is for: a saved segment, or conditions. */
export interface RecipientSegment extends SegmentOptions {
  saved_segment_id?: number;
}

/** How a campaign or an automation did, in short. */
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

/** A subscriber by address: whom to queue, to remove, to add to a segment, or to send into a journey. */
export interface SubscriberAddress {
  email_address: string;
}

/** The conditions of a segment. */
export interface SegmentOptions {
  match?: SegmentMatch;
  conditions?: readonly SegmentCondition[];
}
