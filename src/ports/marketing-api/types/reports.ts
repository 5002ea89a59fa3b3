import type { CampaignSales, CampaignType, DeliveryStatus } from "./campaigns.ts";
import type { FieldsQuery, PageQuery, SortDirection, Timestamp } from "./common.ts";
import type { ListAbuseReport } from "./lists.ts";
import type { MergeValues } from "./members.ts";

/** The report of a campaign (`/reports`). */
export interface CampaignReport {
  id: string;
  readonly campaign_title: string;
  type: string;
  readonly list_id: string;
  readonly list_is_active: boolean;
  readonly list_name: string;
  readonly subject_line: string;
  preview_text?: string;
  emails_sent: number;
  abuse_reports: number;
  readonly unsubscribed: number;
  readonly send_time: Timestamp;
  readonly rss_last_send?: Timestamp;
  bounces: ReportedBounces;
  forwards: ReportedForwards;
  opens: ReportedOpens;
  clicks: ReportedClicks;
  facebook_likes: ReportedLikes;
  industry_stats: IndustryStats;
  list_stats: ListAverages;
  ab_split?: AbSplitReport;
  timewarp?: readonly TimewarpReport[];
  timeseries: readonly ReportedHour[];
  share_report: SharedReport;
  ecommerce?: ReportedSales;
  delivery_status: DeliveryStatus;
}

/** Bounces of a campaign. */
export interface ReportedBounces {
  hard_bounces: number;
  soft_bounces: number;
  syntax_errors: number;
}

/** Forwards of a campaign. */
export interface ReportedForwards {
  forwards_count: number;
  forwards_opens: number;
}

/** Opens of a campaign. */
export interface ReportedOpens {
  opens_total: number;
  unique_opens: number;
  open_rate: number;
  last_open?: Timestamp;
}

/** Clicks of a campaign. */
export interface ReportedClicks {
  clicks_total: number;
  unique_clicks: number;
  unique_subscriber_clicks: number;
  click_rate: number;
  last_click?: Timestamp;
}

/** Likes of a campaign on Facebook. */
export interface ReportedLikes {
  recipient_likes: number;
  unique_likes: number;
  facebook_likes: number;
}

/** Averages of the industry that a campaign is compared with. */
export interface IndustryStats {
  type: string;
  open_rate: number;
  click_rate: number;
  bounce_rate: number;
  unopen_rate: number;
  unsub_rate: number;
  abuse_rate: number;
}

/** Averages of the list that a campaign is compared with. */
export interface ListAverages {
  readonly sub_rate: number;
  readonly unsub_rate: number;
  readonly open_rate: number;
  readonly click_rate: number;
}

/** The two groups of an A/B campaign of the older kind. */
export interface AbSplitReport {
  a: AbSplitReportSide;
  b: AbSplitReportSide;
}

/** Performance of a group of an A/B campaign. */
export interface AbSplitReportSide {
  bounces: number;
  abuse_reports: number;
  unsubs: number;
  recipient_clicks: number;
  forwards: number;
  forwards_opens: number;
  opens: number;
  last_open?: string;
  unique_opens: number;
}

/** Performance of a campaign in one time zone, when sent by local time. */
export interface TimewarpReport {
  gmt_offset: number;
  opens: number;
  last_open?: Timestamp;
  unique_opens: number;
  clicks: number;
  last_click?: Timestamp;
  unique_clicks: number;
  bounces: number;
}

/** Performance of a campaign in one of its first 24 hours. */
export interface ReportedHour {
  timestamp: Timestamp;
  emails_sent: number;
  unique_opens: number;
  recipients_clicks: number;
}

/** Public URL of a report. */
export interface SharedReport {
  readonly share_url: string;
  readonly share_password?: string;
}

/** Sales of a campaign, in the account's currency. */
export interface ReportedSales extends CampaignSales {
  readonly currency_code: string;
}

export interface ListCampaignReportsQuery extends PageQuery {
  type?: CampaignType;
  before_send_time?: string;
  since_send_time?: string;
}

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

export interface ListClickDetailsQuery extends PageQuery {
  sort_field?: "total_clicks" | "unique_clicks";
  sort_dir?: SortDirection;
}

/** A complaint about a campaign (`/reports/{campaign_id}/abuse-reports`). */
export interface CampaignAbuseReport extends ListAbuseReport {
  readonly list_is_active: boolean;
  readonly date: Timestamp;
}

/** Advice on the performance of a campaign (`/reports/{campaign_id}/advice`). */
export interface CampaignAdvice {
  readonly type: "negative" | "positive" | "neutral";
  readonly message: string;
}

/** Performance of a campaign in one e-mail domain (`/reports/{campaign_id}/domain-performance`). */
export interface DomainPerformance {
  readonly domain: string;
  readonly emails_sent: number;
  readonly bounces: number;
  readonly opens: number;
  readonly clicks: number;
  readonly unsubs: number;
  readonly delivered: number;
  readonly emails_pct: number;
  readonly bounces_pct: number;
  readonly opens_pct: number;
  readonly clicks_pct: number;
  readonly unsubs_pct: number;
}

export interface DomainPerformanceList {
  readonly domains: readonly DomainPerformance[];
  readonly total_sent: number;
  readonly campaign_id: string;
  readonly total_items: number;
}

/** A region, and how often a campaign was opened there (`/reports/{campaign_id}/locations`). */
export interface OpenLocation {
  readonly country_code: string;
  readonly region: string;
  readonly region_name: string;
  readonly opens: number;
}

/** Social activity of a campaign's short URL (`/reports/{campaign_id}/eepurl`). */
export interface EepurlReport {
  twitter: EepurlTweets;
  readonly clicks: EepurlClicks;
  readonly referrers: readonly EepurlReferrer[];
  readonly eepurl: string;
  readonly campaign_id: string;
  readonly total_items: number;
}

/** Tweets of a campaign's short URL. */
export interface EepurlTweets {
  readonly tweets: number;
  readonly first_tweet?: string;
  readonly last_tweet?: string;
  readonly retweets: number;
  readonly statuses: readonly EepurlTweet[];
}

/** A tweet of a campaign's short URL. */
export interface EepurlTweet {
  readonly status: string;
  readonly screen_name: string;
  readonly status_id: string;
  readonly datetime: Timestamp;
  readonly is_retweet: boolean;
}

/** Clicks of a campaign's short URL. */
export interface EepurlClicks {
  readonly clicks: number;
  readonly first_click?: Timestamp;
  readonly last_click?: Timestamp;
  readonly locations: readonly EepurlLocation[];
}

/** A place from where a campaign's short URL was clicked. */
export interface EepurlLocation {
  country: string;
  region: string;
}

/** A page that led to a campaign's short URL (`/reports/{campaign_id}/eepurl`). */
export interface EepurlReferrer {
  referrer: string;
  clicks: number;
  first_click: Timestamp;
  last_click: Timestamp;
}

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

export interface ListEmailActivityQuery extends PageQuery {
  since?: string;
}

export interface GetEmailActivityQuery extends FieldsQuery {
  since?: string;
}

export interface ListOpenDetailsQuery extends PageQuery {
  since?: string;
  sort_field?: "opens_count";
  sort_dir?: SortDirection;
}

/** What product activity is sorted by. */
export type ProductActivitySort = "title" | "total_revenue" | "total_purchased";

/**
 * Sales of a product (`/reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `/reports/{campaign_id}/ecommerce-product-activity`).
 */
export interface ProductActivity {
  title: string;
  sku: string;
  image_url: string;
  total_revenue: number;
  total_purchased: number;
  currency_code: string;
  recommendation_total: number;
  recommendation_purchased: number;
}

/**
 * Response of `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `GET /reports/{campaign_id}/ecommerce-product-activity`.
 */
export interface ProductActivityList {
  products: readonly ProductActivity[];
  readonly total_items: number;
}

/**
 * Query of `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` and
 * `GET /reports/{campaign_id}/ecommerce-product-activity`.
 */
export interface ListProductActivityQuery extends PageQuery {
  sort_field?: ProductActivitySort;
}
