import type { CampaignRecipients } from "./campaigns.ts";
import type { PageQuery, SortDirection, Timestamp } from "./common.ts";

/** What Facebook ads are sorted by. */
export type FacebookAdSort = "created_at" | "updated_at" | "end_time";

/** Kinds of outreach. */
export type OutreachType =
  | "regular"
  | "email-touchpoint"
  | "plaintext"
  | "rss"
  | "reconfirm"
  | "variate"
  | "absplit"
  | "automation"
  | "facebook"
  | "google"
  | "autoresponder"
  | "transactional"
  | "page"
  | "website"
  | "social_post"
  | "survey"
  | "customer_journey"
  | "sms";

/** Status of an outreach. */
export type OutreachStatus =
  | "save"
  | "paused"
  | "schedule"
  | "scheduled"
  | "sending"
  | "sent"
  | "canceled"
  | "canceling"
  | "active"
  | "disconnected"
  | "somepaused"
  | "draft"
  | "completed"
  | "partialRejected"
  | "pending"
  | "rejected"
  | "published"
  | "unpublished";

/** Genders that an ad targets: 0 everyone, 1 men, 2 women. */
export type TargetedGender = 0 | 1 | 2;

/** Common fields of a Facebook ad and its report. */
export interface OutreachDetails {
  id: string;
  web_id: number;
  name: string;
  type: OutreachType;
  status: OutreachStatus;
  show_report: boolean;
  create_time: Timestamp;
  start_time?: Timestamp;
  updated_at: Timestamp;
  canceled_at?: Timestamp;
  published_time?: Timestamp;
  has_segment: boolean;
  recipients?: CampaignRecipients;
  thumbnail?: string;
  email_source_name?: string;
  paused_at?: Timestamp;
  end_time?: Timestamp;
  needs_attention: boolean;
  was_canceled_by_facebook: boolean;
  channel?: FacebookAdChannel;
  audience?: FacebookAdAudience;
  budget?: FacebookAdBudget;
}

/** A Facebook ad (`/facebook-ads`). */
export interface FacebookAd extends OutreachDetails {
  report_summary?: FacebookAdSummary;
  is_connected: boolean;
  has_audience: boolean;
  has_content: boolean;
  feedback?: FacebookAdFeedback;
  site?: FacebookAdSite;
  content?: FacebookAdContent;
}

/** Report summary of a Facebook ad. */
export interface FacebookAdSummary {
  opens: number;
  unique_opens: number;
  open_rate: number;
  clicks: number;
  subscriber_clicks: number;
  click_rate: number;
  visits: number;
  unique_visits: number;
  conversion_rate: number;
  subscribes: number;
  ecommerce: FacebookAdSales;
  impressions: number;
  reach: number;
  engagements: number;
  total_sent: number;
}

/** Sales of a Facebook ad. */
export interface FacebookAdSales {
  total_revenue: number;
  currency_code: string;
  average_order_revenue: number;
}

/** Placement of a Facebook ad. */
export interface FacebookAdChannel {
  fb_placement_feed: boolean;
  fb_placement_audience: boolean;
  ig_placement_feed: boolean;
}

/** Errors of a Facebook ad, by part. */
export interface FacebookAdFeedback {
  content: string;
  audience: string;
  budget: string;
  compliance: string;
}

/** The website of a Facebook ad. */
export interface FacebookAdSite {
  id: number;
  name: string;
  url: string;
}

/** Audience of a Facebook ad. */
export interface FacebookAdAudience {
  type: "Custom Audience" | "Lookalike Audience" | "Interest-based Audience";
  source_type: "facebook" | "list";
  email_source?: AudienceSource;
  include_source_in_target: boolean;
  lookalike_country_code?: string;
  targeting_specs?: AudienceTargeting;
}

/** The list that an audience was made from. */
export interface AudienceSource {
  name: string;
  type: string;
  is_segment: boolean;
  segment_type: string;
  list_name: string;
}

/** Targeting of an ad. */
export interface AudienceTargeting {
  gender: TargetedGender;
  min_age: number;
  max_age: number;
  locations: TargetedLocations;
  interests: readonly TargetedInterest[];
}

/** Locations that an ad targets. */
export interface TargetedLocations {
  countries: readonly string[];
  regions: readonly string[];
  cities: readonly string[];
  zips: readonly string[];
}

/** An interest that an ad targets. */
export interface TargetedInterest {
  name: string;
}

/** Budget and duration of a Facebook ad. */
export interface FacebookAdBudget {
  duration: number;
  total_amount: number;
  currency_code: string;
}

/** Text and images of a Facebook ad. */
export interface FacebookAdContent {
  title: string;
  link_url: string;
  message: string;
  description: string;
  image_url: string;
  call_to_action: string;
  attachments: readonly FacebookAdAttachment[];
}

/** A card of a carousel ad. */
export interface FacebookAdAttachment {
  name: string;
  link_url: string;
  description: string;
  image_url: string;
  call_to_action: string;
}

/** Query of `GET /facebook-ads` and `GET /reporting/facebook-ads`. */
export interface ListFacebookAdsQuery extends PageQuery {
  sort_field?: FacebookAdSort;
  sort_dir?: SortDirection;
}

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
