import type { RssFrequency, RssSchedule, SocialCard, WinnerCriteria } from "./campaign-settings.ts";
import type { CampaignType } from "./campaigns.ts";
import type { CampaignSegment, RecipientSegment, Timestamp } from "./common.ts";
import type { Tracking } from "./tracking.ts";

/** Recipients of a resent campaign. */
export type ResendShortcut = "to_non_openers" | "to_new_subscribers" | "to_non_clickers";

/** Body of `POST /campaigns`. */
export interface CreateCampaign {
  type: CampaignType;
  recipients?: CreateCampaignRecipients;
  settings?: CreateCampaignSettings;
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

/** Subject, sender and options of a new campaign. */
export interface CreateCampaignSettings {
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

/** Body of `PATCH /campaigns/{campaign_id}`. */
export interface UpdateCampaign {
  recipients?: UpdateCampaignRecipients;
  settings: UpdateCampaignSettings;
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

/** Subject, sender and options of a changed campaign; a change requires more than a creation. */
export interface UpdateCampaignSettings extends CreateCampaignSettings {
  subject_line: string;
  from_name: string;
  reply_to: string;
}

/** Body of `POST /campaigns/{campaign_id}/actions/create-resend`. */
export interface CreateResend {
  shortcut_type?: ResendShortcut;
}

/** Body of `POST /campaigns/{campaign_id}/actions/schedule`. */
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

/** Body of `POST /campaigns/{campaign_id}/actions/test`. */
export interface SendTestEmail {
  test_emails: readonly string[];
  send_type: "html" | "plaintext";
}
