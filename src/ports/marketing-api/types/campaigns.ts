import type {
  AbSplitOptions,
  CampaignRecipients,
  CampaignSettings,
  RssOptions,
  SocialCard,
  VariateSettings,
} from "./campaign-settings.ts";
import type { FieldsQuery, PageQuery, ReportSummary, SortDirection, Timestamp } from "./common.ts";
import type { Tracking } from "./tracking.ts";

/** Kinds of campaign. */
export type CampaignType = "regular" | "plaintext" | "absplit" | "rss" | "variate";

/** Where a campaign is in its life. */
export type CampaignStatus =
  | "save"
  | "paused"
  | "schedule"
  | "sending"
  | "sent"
  | "canceled"
  | "canceling"
  | "archived";

/** How the content of a campaign was made. */
export type CampaignContentType = "template" | "html" | "url" | "multichannel";

/** Where the delivery of a campaign is. */
export type DeliveryState = "delivering" | "delivered" | "canceling" | "canceled";

/**
 * A campaign. What belongs to a type (`rss_opts`, `variate_settings`, `ab_split_opts`) is there for that
 * type only (`/campaigns`).
 */
export interface Campaign {
  readonly id: string;
  readonly web_id: number;
  readonly parent_campaign_id?: string;
  type: CampaignType;
  readonly create_time: Timestamp;
  readonly archive_url: string;
  readonly long_archive_url: string;
  readonly status: CampaignStatus;
  readonly emails_sent: number;
  readonly send_time?: Timestamp;
  content_type: CampaignContentType;
  readonly needs_block_refresh: boolean;
  readonly resendable: boolean;
  recipients: CampaignRecipients;
  settings: CampaignSettings;
  variate_settings?: VariateSettings;
  tracking: Tracking;
  rss_opts?: RssOptions;
  readonly ab_split_opts?: AbSplitOptions;
  social_card?: SocialCard;
  report_summary?: CampaignReportSummary;
  delivery_status: DeliveryStatus;
  resend_shortcut_eligibility?: ResendEligibility;
}

/** How a campaign did, in short. */
export interface CampaignReportSummary extends ReportSummary {
  ecommerce: CampaignSales;
}

/** What a campaign sold. */
export interface CampaignSales {
  readonly total_orders: number;
  readonly total_spent: number;
  readonly total_revenue: number;
}

/** How far the delivery of a campaign is. */
export interface DeliveryStatus {
  readonly enabled: boolean;
  readonly can_cancel?: boolean;
  readonly status?: DeliveryState;
  readonly emails_sent?: number;
  readonly emails_canceled?: number;
}

/** Whom a campaign can be sent to again. */
export interface ResendEligibility {
  to_non_openers: ResendShortcutEligibility;
  to_new_subscribers: ResendShortcutEligibility;
  to_non_clickers: ResendShortcutEligibility;
}

/** Whether a campaign can be sent again this way, and why not. */
export interface ResendShortcutEligibility {
  readonly is_eligible: boolean;
  readonly reason?: string;
}

/** Answer of `GET /campaigns`. */
export interface CampaignList {
  campaigns: readonly Campaign[];
  readonly total_items: number;
}

/** Query of `GET /campaigns`. */
export interface ListCampaignsQuery extends PageQuery {
  type?: CampaignType;
  status?: "save" | "paused" | "schedule" | "sending" | "sent";
  before_send_time?: string;
  since_send_time?: string;
  before_create_time?: string;
  since_create_time?: string;
  list_id?: string;
  folder_id?: string;
  member_id?: string;
  sort_field?: "create_time" | "send_time";
  sort_dir?: SortDirection;
  include_resend_shortcut_eligibility?: boolean;
}

/** Query of `GET /campaigns/{campaign_id}`. */
export interface GetCampaignQuery extends FieldsQuery {
  include_resend_shortcut_eligibility?: boolean;
}
