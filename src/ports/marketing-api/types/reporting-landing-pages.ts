import type { Timestamp } from "./common.ts";

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
