import type {
  FieldsQuery,
  PageQuery,
  ReportSummary,
  SortDirection,
  Timestamp,
  Tracking,
  Weekday,
} from "./common.ts";
import type { CampaignSegment, RecipientSegment } from "./segments.ts";

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

export interface GetCampaignQuery extends FieldsQuery {
  include_resend_shortcut_eligibility?: boolean;
}

/** Where feedback on a campaign came from. */
export type FeedbackSource = "api" | "email" | "sms" | "web" | "ios" | "android";

/** A remark on a campaign (`/campaigns/{campaign_id}/feedback`). */
export interface CampaignFeedback {
  readonly feedback_id: number;
  readonly parent_id?: number;
  block_id?: number;
  message: string;
  is_complete: boolean;
  readonly created_by: string;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  readonly source: FeedbackSource;
  readonly campaign_id: string;
}

export interface CreateCampaignFeedback extends UpdateCampaignFeedback {
  message: string;
}

export interface UpdateCampaignFeedback {
  block_id?: number;
  message?: string;
  is_complete?: boolean;
}

/** Formats of an archive of content. */
export type ArchiveType = "zip" | "tar.gz" | "tar.bz2" | "tar" | "tgz" | "tbz";

/** The content of a campaign (`/campaigns/{campaign_id}/content`). */
export interface CampaignContent {
  variate_contents?: readonly VariateContent[];
  plain_text: string;
  html: string;
  archive_html: string;
}

/** The content of one variation of a campaign (`/campaigns/{campaign_id}/content`). */
export interface VariateContent {
  content_label: string;
  plain_text: string;
  html: string;
}

/** Where the content of a campaign, or of one variation of it, comes from. */
export interface ContentSource {
  plain_text?: string;
  html?: string;
  url?: string;
  template?: ContentTemplate;
  archive?: ContentArchive;
}

export interface SetCampaignContent extends ContentSource {
  variate_contents?: readonly SetVariateContent[];
}

/** A template and what goes into its sections. */
export interface ContentTemplate {
  id: number;
  sections?: Readonly<Record<string, unknown>>;
}

/** An archive with the content in it, base64. */
export interface ContentArchive {
  archive_content: string;
  archive_type?: ArchiveType;
}

/** The content of one variation of a campaign, as it is set. */
export interface SetVariateContent extends ContentSource {
  content_label: string;
}

/** Whether a campaign is ready to send (`/campaigns/{campaign_id}/send-checklist`). */
export interface SendChecklist {
  is_ready: boolean;
  items: readonly SendChecklistItem[];
}

/** A check before sending (`/campaigns/{campaign_id}/send-checklist`). */
export interface SendChecklistItem {
  type: "success" | "warning" | "error";
  id: number;
  heading: string;
  details: string;
}

/** Criterion for the winning variation of a campaign. */
export type WinnerCriteria = "opens" | "clicks" | "manual" | "total_revenue";

/** Frequency of an RSS campaign. */
export type RssFrequency = "daily" | "weekly" | "monthly";

/** Recipients of a campaign. */
export interface CampaignRecipients {
  list_id: string;
  readonly list_is_active: boolean;
  readonly list_name: string;
  readonly segment_text: string;
  readonly recipient_count: number;
  segment_opts?: CampaignSegment;
}

/** The card shown where a campaign is shared. */
export interface SocialCard {
  image_url?: string;
  description?: string;
  title?: string;
}

/** Subject, sender and options of a campaign. */
export interface CampaignSettings {
  subject_line: string;
  preview_text: string;
  title: string;
  from_name: string;
  reply_to: string;
  use_conversation: boolean;
  to_name: string;
  folder_id: string;
  authenticate: boolean;
  auto_footer: boolean;
  inline_css: boolean;
  auto_tweet: boolean;
  auto_fb_post: readonly string[];
  fb_comments: boolean;
  readonly timewarp: boolean;
  template_id: number;
  readonly drag_and_drop: boolean;
}

/** Settings and winner of a multivariate campaign. */
export interface VariateSettings {
  readonly winning_combination_id?: string;
  readonly winning_campaign_id?: string;
  winner_criteria: WinnerCriteria;
  wait_time: number;
  test_size: number;
  subject_lines?: readonly string[];
  send_times?: readonly Timestamp[];
  from_names?: readonly string[];
  reply_to_addresses?: readonly string[];
  readonly contents?: readonly string[];
  readonly combinations?: readonly VariateCombination[];
}

/** A combination in a multivariate campaign. */
export interface VariateCombination {
  id: string;
  subject_line?: number;
  send_time?: number;
  from_name?: number;
  reply_to?: number;
  content_description?: number;
  recipients: number;
}

/** Feed and schedule of an RSS campaign. */
export interface RssOptions {
  feed_url: string;
  frequency: RssFrequency;
  schedule: RssSchedule;
  readonly last_sent?: Timestamp;
  constrain_rss_img: boolean;
}

/** Schedule of an RSS campaign. */
export interface RssSchedule {
  hour?: number;
  daily_send?: DailySend;
  weekly_send_day?: Weekday;
  monthly_send_date?: number;
}

/** Days of a daily RSS campaign. */
export interface DailySend {
  sunday?: boolean;
  monday?: boolean;
  tuesday?: boolean;
  wednesday?: boolean;
  thursday?: boolean;
  friday?: boolean;
  saturday?: boolean;
}

/** Settings of an A/B campaign of the older kind. */
export interface AbSplitOptions {
  split_test: "subject" | "from_name" | "schedule";
  pick_winner: "opens" | "clicks" | "manual";
  wait_units: "hours" | "days";
  wait_time: number;
  split_size: number;
  from_name_a?: string;
  from_name_b?: string;
  reply_email_a?: string;
  reply_email_b?: string;
  subject_a?: string;
  subject_b?: string;
  send_time_a?: Timestamp;
  send_time_b?: Timestamp;
  send_time_winner?: string;
}

/** Recipients of a resent campaign. */
export type ResendShortcut = "to_non_openers" | "to_new_subscribers" | "to_non_clickers";

export interface CreateCampaign {
  type: CampaignType;
  recipients?: CreateCampaignRecipients;
  settings?: WriteCampaignSettings;
  variate_settings?: SendVariateSettings;
  tracking?: Tracking;
  rss_opts?: SendRssOptions;
  social_card?: SocialCard;
  content_type?: "template" | "multichannel";
}

/** Recipients of a new campaign. */
export interface CreateCampaignRecipients {
  list_id: string;
  segment_opts?: RecipientSegment;
}

/** Subject, sender and options of a campaign. */
export interface WriteCampaignSettings {
  subject_line?: string;
  preview_text?: string;
  title?: string;
  from_name?: string;
  reply_to?: string;
  use_conversation?: boolean;
  to_name?: string;
  folder_id?: string;
  authenticate?: boolean;
  auto_footer?: boolean;
  inline_css?: boolean;
  auto_tweet?: boolean;
  auto_fb_post?: readonly string[];
  fb_comments?: boolean;
  template_id?: number;
}

/** Settings of a new multivariate campaign. */
export interface SendVariateSettings {
  winner_criteria: WinnerCriteria;
  wait_time?: number;
  test_size?: number;
  subject_lines?: readonly string[];
  send_times?: readonly Timestamp[];
  from_names?: readonly string[];
  reply_to_addresses?: readonly string[];
}

/** Feed and schedule of an RSS campaign. */
export interface SendRssOptions {
  feed_url: string;
  frequency: RssFrequency;
  schedule?: RssSchedule;
  constrain_rss_img?: boolean;
}

export interface UpdateCampaign {
  recipients?: UpdateCampaignRecipients;
  settings?: WriteCampaignSettings;
  variate_settings?: SendVariateSettings;
  tracking?: Tracking;
  rss_opts?: SendRssOptions;
  social_card?: SocialCard;
}

/** Recipients of a changed campaign. */
export interface UpdateCampaignRecipients {
  list_id: string;
  segment_opts?: CampaignSegment;
}

export interface CreateResend {
  shortcut_type?: ResendShortcut;
}

export interface ScheduleCampaign {
  schedule_time: Timestamp;
  timewarp?: boolean;
  batch_delivery?: BatchDelivery;
}

/** Delivery in several batches: minutes between them, and their number. */
export interface BatchDelivery {
  batch_delay: number;
  batch_count: number;
}

export interface SendTestEmail {
  test_emails: readonly string[];
  send_type: "html" | "plaintext";
}
