import type { CampaignRecipients, SocialCard } from "./campaigns.ts";
import type { PageQuery, ReportSummary, Timestamp, Tracking, Weekday } from "./common.ts";
import type { RecipientSegment } from "./segments.ts";

/** Status of an automation or of its e-mail. */
export type AutomationStatus = "save" | "paused" | "sending";

/** Kinds of automation. */
export type WorkflowType =
  | "abandonedBrowse"
  | "abandonedCart"
  | "api"
  | "bestCustomers"
  | "categoryFollowup"
  | "dateAdded"
  | "emailFollowup"
  | "emailSeries"
  | "groupAdd"
  | "groupRemove"
  | "mandrill"
  | "productFollowup"
  | "purchaseFollowup"
  | "recurringEvent"
  | "specialEvent"
  | "visitUrl"
  | "welcomeSeries";

/** An automation: a series of e-mails with a trigger (`/automations`). */
export interface Automation {
  readonly id: string;
  readonly create_time: Timestamp;
  readonly start_time?: Timestamp;
  readonly status: AutomationStatus;
  readonly emails_sent: number;
  recipients: AutomationRecipients;
  settings: AutomationSettings;
  tracking: Tracking;
  trigger_settings: AutomationTrigger;
  report_summary?: ReportSummary;
}

/** Recipients of an automation. */
export interface AutomationRecipients {
  list_id: string;
  readonly list_is_active: boolean;
  list_name: string;
  segment_opts?: RecipientSegment;
  store_id?: string;
}

/** Title, sender and options of an automation. */
export interface AutomationSettings {
  title: string;
  from_name: string;
  reply_to: string;
  use_conversation: boolean;
  to_name: string;
  authenticate: boolean;
  auto_footer: boolean;
  inline_css: boolean;
}

/** Trigger of an automation. */
export interface AutomationTrigger {
  workflow_type: WorkflowType;
  readonly workflow_title?: string;
  runtime?: AutomationRuntime;
  readonly workflow_emails_count: number;
}

/** Schedule of an automation. */
export interface AutomationRuntime {
  days: readonly Weekday[];
  hours: AutomationHours;
}

/** Time of day of an automation's schedule. */
export interface AutomationHours {
  type: "send_asap" | "send_between" | "send_at";
}

export interface CreateAutomation {
  recipients: CreateAutomationRecipients;
  settings?: CreateAutomationSettings;
  trigger_settings: CreateAutomationTrigger;
}

/** Recipients of a new automation. */
export interface CreateAutomationRecipients {
  list_id?: string;
  store_id?: string;
}

/** Sender of a new automation. */
export interface CreateAutomationSettings {
  from_name?: string;
  reply_to?: string;
}

/** Trigger of a new automation. */
export interface CreateAutomationTrigger {
  workflow_type: string;
}

export interface ListAutomationsQuery extends PageQuery {
  before_create_time?: string;
  since_create_time?: string;
  before_start_time?: string;
  since_start_time?: string;
  status?: AutomationStatus;
}

/**
 * A subscriber in the queue of an automation e-mail, as listed
 * (`/automations/{workflow_id}/emails/{workflow_email_id}/queue`).
 */
export interface QueueEntry {
  readonly id: string;
  readonly workflow_id: string;
  readonly email_id: string;
  readonly list_id: string;
  email_address: string;
  readonly next_send: Timestamp;
}

/**
 * A subscriber in the queue of an automation e-mail (`/automations/{workflow_id}/emails/{workflow_email_id}/queue`).
 */
export interface QueuedSubscriber extends QueueEntry {
  readonly list_is_active: boolean;
}

/** A subscriber removed from an automation (`/automations/{workflow_id}/removed-subscribers`). */
export interface RemovedSubscriber {
  readonly id: string;
  readonly workflow_id: string;
  readonly list_id: string;
  email_address: string;
}

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
