import type { CampaignSales, CampaignType, DeliveryStatus } from "./campaigns.ts";
import type { PageQuery, Timestamp } from "./common.ts";

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

/** Query of `GET /reports`. */
export interface ListCampaignReportsQuery extends PageQuery {
  type?: CampaignType;
  before_send_time?: string;
  since_send_time?: string;
}
