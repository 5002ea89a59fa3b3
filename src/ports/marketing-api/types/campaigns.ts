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

/** Status of a campaign. */
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

/** Delivery status of a campaign. */
export type DeliveryState = "delivering" | "delivered" | "canceling" | "canceled";

/** A campaign. `rss_opts`, `variate_settings` and `ab_split_opts` exist for their type only (`/campaigns`). */
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

/** Report summary of a campaign. */
export interface CampaignReportSummary extends ReportSummary {
  ecommerce: CampaignSales;
}

/** Sales of a campaign. */
export interface CampaignSales {
  readonly total_orders: number;
  readonly total_spent: number;
  readonly total_revenue: number;
}

/** Progress of the delivery of a campaign. */
export interface DeliveryStatus {
  readonly enabled: boolean;
  readonly can_cancel?: boolean;
  readonly status?: DeliveryState;
  readonly emails_sent?: number;
  readonly emails_canceled?: number;
}

/** Recipients that a campaign can be resent to. */
export interface ResendEligibility {
  to_non_openers: ResendShortcutEligibility;
  to_new_subscribers: ResendShortcutEligibility;
  to_non_clickers: ResendShortcutEligibility;
}

/** Whether a campaign can be resent this way, and why not. */
export interface ResendShortcutEligibility {
  readonly is_eligible: boolean;
  readonly reason?: string;
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
