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

/** Days of the week. */
export type Weekday = "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";

/** Sort direction. */
export type SortDirection = "ASC" | "DESC";

/** A flag that the service takes as text. */
export type TrueOrFalse = "true" | "false";

/** Report summary of a campaign or an automation. */
export interface ReportSummary {
  readonly opens: number;
  readonly unique_opens: number;
  readonly open_rate: number;
  readonly clicks: number;
  readonly subscriber_clicks: number;
  readonly click_rate: number;
}

/** A subscriber by address: to queue, remove, add to a segment, or trigger a journey for. */
export interface SubscriberAddress {
  email_address: string;
}

/** A page of a list: the items at their key, and how many there are on all pages. */
export type Listed<Key extends string, Item> = { readonly [K in Key]: readonly Item[] } & {
  readonly total_items: number;
};

declare enum Unlisted {
  kind = "unlisted",
}

/**
 * A kind that is not listed, from a response: any text. A program cannot write it, so that comparing a kind with a
 * literal still narrows the union.
 */
export type UnlistedKind = Unlisted;

/** Tracking of a campaign or an automation. */
export interface Tracking {
  opens?: boolean;
  html_clicks?: boolean;
  text_clicks?: boolean;
  goal_tracking?: boolean;
  ecomm360?: boolean;
  google_analytics?: string;
  clicktale?: string;
  salesforce?: SalesforceTracking;
  capsule?: CapsuleTracking;
}

/** Tracking in Salesforce. */
export interface SalesforceTracking {
  campaign?: boolean;
  notes?: boolean;
}

/** Tracking in Capsule. */
export interface CapsuleTracking {
  notes?: boolean;
}

/** A folder of campaigns or of templates (`/campaign-folders` and `/template-folders`). */
export interface Folder {
  name: string;
  readonly id: string;
  readonly count: number;
}

/** The name of a folder, as it is created or changed. */
export interface FolderName {
  name: string;
}
