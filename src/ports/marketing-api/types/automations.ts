import type { PageQuery, RecipientSegment, ReportSummary, Timestamp, Weekday } from "./common.ts";
import type { Tracking } from "./tracking.ts";

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

/** Body of `POST /automations`. */
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

/** Query of `GET /automations`. */
export interface ListAutomationsQuery extends PageQuery {
  before_create_time?: string;
  since_create_time?: string;
  before_start_time?: string;
  since_start_time?: string;
  status?: AutomationStatus;
}
