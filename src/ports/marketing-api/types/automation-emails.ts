import type { AutomationStatus, AutomationTrigger } from "./automations.ts";
import type { CampaignRecipients, SocialCard } from "./campaign-settings.ts";
import type { ReportSummary, Timestamp } from "./common.ts";
import type { Tracking } from "./tracking.ts";

/** Units of the delay before an automation e-mail. */
export type DelayUnit = "now" | "day" | "hour" | "week";

/** Whether an automation e-mail is sent before or after its trigger. */
export type DelayDirection = "before" | "after";

/** Trigger of an automation e-mail. */
export type DelayAction =
  | "previous_campaign_sent"
  | "previous_campaign_opened"
  | "previous_campaign_not_opened"
  | "previous_campaign_clicked_any"
  | "previous_campaign_not_clicked_any"
  | "previous_campaign_specific_clicked"
  | "ecomm_bought_any"
  | "ecomm_bought_product"
  | "ecomm_bought_category"
  | "ecomm_not_bought_any"
  | "ecomm_abandoned_cart"
  | "campaign_sent"
  | "opened_email"
  | "not_opened_email"
  | "clicked_email"
  | "not_clicked_email"
  | "campaign_specific_clicked"
  | "manual"
  | "signup"
  | "merge_changed"
  | "group_add"
  | "group_remove"
  | "mandrill_sent"
  | "mandrill_opened"
  | "mandrill_clicked"
  | "mandrill_any"
  | "api"
  | "goal"
  | "annual"
  | "birthday"
  | "date"
  | "date_added"
  | "tag_add";

/** An e-mail of an automation (`/automations/{workflow_id}/emails`). */
export interface AutomationEmail {
  readonly id: string;
  readonly web_id: number;
  readonly workflow_id: string;
  readonly position: number;
  delay: EmailDelay;
  readonly create_time: Timestamp;
  readonly start_time?: Timestamp;
  readonly archive_url: string;
  readonly status: AutomationStatus;
  readonly emails_sent: number;
  readonly send_time?: Timestamp;
  readonly content_type: string;
  readonly needs_block_refresh: boolean;
  readonly has_logo_merge_tag: boolean;
  recipients: CampaignRecipients;
  settings: AutomationEmailSettings;
  tracking: Tracking;
  social_card?: SocialCard;
  trigger_settings: AutomationTrigger;
  report_summary?: ReportSummary;
}

/** When an automation e-mail is sent. */
export interface EmailDelay {
  readonly amount?: number;
  type: DelayUnit;
  direction: DelayDirection;
  action: DelayAction;
  readonly action_description: string;
  readonly full_description: string;
}

/** Subject, sender and options of an automation e-mail. */
export interface AutomationEmailSettings {
  subject_line: string;
  preview_text: string;
  title: string;
  from_name: string;
  reply_to: string;
  authenticate: boolean;
  auto_footer: boolean;
  inline_css: boolean;
  auto_tweet: boolean;
  auto_fb_post: readonly string[];
  fb_comments: boolean;
  template_id: number;
  readonly drag_and_drop: boolean;
}

/** Body of `PATCH /automations/{workflow_id}/emails/{workflow_email_id}`. */
export interface UpdateAutomationEmail {
  settings?: UpdateEmailSettings;
  delay?: UpdateEmailDelay;
}

/** Settings of an automation e-mail that can be changed. */
export interface UpdateEmailSettings {
  subject_line?: string;
  preview_text?: string;
  title?: string;
  from_name?: string;
  reply_to?: string;
}

/** Delay of an automation e-mail, as it can be changed. */
export interface UpdateEmailDelay {
  amount?: number;
  type?: DelayUnit;
  direction?: "after";
  action: "signup" | "ecomm_abandoned_browse" | "ecomm_abandoned_cart";
}
