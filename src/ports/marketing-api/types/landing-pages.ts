import type { FieldsQuery, SortDirection, Timestamp } from "./common.ts";

/** Status of a landing page. */
export type LandingPageStatus = "published" | "unpublished" | "draft";

/** A landing page (`/landing-pages`). */
export interface LandingPage {
  readonly id: string;
  name: string;
  title: string;
  description: string;
  readonly template_id: number;
  readonly status: LandingPageStatus;
  list_id: string;
  store_id?: string;
  web_id: number;
  readonly created_by_source: string;
  readonly url: string;
  readonly created_at: Timestamp;
  readonly published_at?: Timestamp;
  readonly unpublished_at?: Timestamp;
  readonly updated_at: Timestamp;
  tracking: LandingPageTracking;
}

/** Tracking of a landing page. */
export interface LandingPageTracking {
  track_with_mailchimp?: boolean;
  enable_restricted_data_processing?: boolean;
}

export interface CreateLandingPage extends UpdateLandingPage {
  type?: "signup" | "product";
  template_id?: number;
}

export interface UpdateLandingPage {
  name?: string;
  title?: string;
  description?: string;
  store_id?: string;
  list_id?: string;
  tracking?: LandingPageTracking;
}

/** The content of a landing page: HTML, and the editor's JSON (`/landing-pages/{page_id}/content`). */
export interface LandingPageContent {
  html: string;
  json: string;
}

export interface ListLandingPagesQuery extends FieldsQuery {
  sort_dir?: SortDirection;
  sort_field?: "created_at" | "updated_at";
  count?: number;
}

export interface CreateLandingPageQuery {
  use_default_list?: boolean;
}

/** The report of a landing page (`/reporting/landing-pages`). */
export interface LandingPageReport {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly published_at?: Timestamp;
  readonly unpublished_at?: Timestamp;
  readonly status: string;
  readonly list_id: string;
  readonly visits: number;
  readonly unique_visits: number;
  readonly subscribes: number;
  readonly clicks: number;
  readonly conversion_rate: number;
  timeseries: LandingPageTimeseries;
  ecommerce?: LandingPageSales;
  readonly web_id: number;
  readonly list_name: string;
  readonly signup_tags: readonly SignupTag[];
}

/** Performance of a landing page over time. */
export interface LandingPageTimeseries {
  readonly daily_stats: LandingPageSeries;
  readonly weekly_stats: LandingPageSeries;
}

/** Clicks and visits of a landing page, period by period. */
export interface LandingPageSeries {
  clicks: readonly LandingPagePoint[];
  visits: readonly LandingPagePoint[];
  unique_visits: readonly LandingPagePoint[];
}

/** The value of a period. */
export interface LandingPagePoint {
  readonly date: string;
  readonly val: number;
}

/** Sales of a landing page. */
export interface LandingPageSales {
  readonly total_revenue: number;
  readonly currency_code: string;
  readonly total_orders: number;
  readonly average_order_revenue: number;
}

/** A tag that a sign-up on a landing page adds. */
export interface SignupTag {
  readonly tag_id: number;
  readonly tag_name: string;
}
