import type { OutreachDetails } from "./facebook-ads.ts";

/** The report of a Facebook ad (`/reporting/facebook-ads`). */
export interface FacebookAdReport extends OutreachDetails {
  report_summary: FacebookAdReportSummary;
  audience_activity: AudienceActivity;
}

/** Performance of a Facebook ad. */
export interface FacebookAdReportSummary {
  reach: number;
  impressions: number;
  clicks: number;
  click_rate: number;
  unique_clicks: number;
  first_time_buyers: number;
  ecommerce?: FacebookAdRevenue;
  total_products_sold: number;
  total_orders: number;
  average_order_amount: Money;
  cost_per_click: Money;
  average_daily_budget: Money;
  likes: number;
  comments: number;
  shares: number;
  has_extended_ad_duration: boolean;
  extended_at?: ZonedTime;
  return_on_investment: number;
}

/** Revenue of a Facebook ad. */
export interface FacebookAdRevenue {
  total_revenue: number;
  currency_code: string;
}

/** An amount in a currency. */
export interface Money {
  amount: number;
  currency_code: string;
}

/** A date and time in a time zone. */
export interface ZonedTime {
  datetime: string;
  timezone: string;
}

/** Daily performance of a Facebook ad. */
export interface AudienceActivity {
  clicks: readonly DayOfClicks[];
  impressions: readonly DayOfImpressions[];
  revenue: readonly DayOfRevenue[];
}

/** Clicks of a day. */
export interface DayOfClicks {
  date: string;
  clicks: number;
}

/** Impressions of a day. */
export interface DayOfImpressions {
  date: string;
  impressions: number;
}

/** Revenue of a day. */
export interface DayOfRevenue {
  date: string;
  revenue: number;
}
