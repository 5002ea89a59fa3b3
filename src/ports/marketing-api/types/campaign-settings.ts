import type { CampaignSegment, Timestamp, Weekday } from "./common.ts";

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
