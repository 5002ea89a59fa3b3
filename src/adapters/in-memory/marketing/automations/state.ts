import type {
  AutomationStatus,
  EmailDelay,
  QueueEntry,
  RemovedSubscriber,
  UpdateEmailSettings,
  WorkflowType,
} from "../../../../ports/marketing-api/types/automations.ts";
import { emptyTable } from "../collections.ts";

/** A series of e-mails that contacts receive one after the other. */
export interface StoredAutomation {
  readonly id: string;
  readonly create_time: string;
  /** Time of the last start; absent before the first start. */
  readonly start_time?: string;
  readonly status: AutomationStatus;
  /** Archived automations are not listed and cannot be changed or started. */
  readonly archived: boolean;
  readonly recipients: { readonly list_id: string; readonly store_id: string };
  readonly settings: { readonly title: string; readonly from_name: string; readonly reply_to: string };
  readonly trigger_settings: { readonly workflow_type: WorkflowType };
}

/** An e-mail of an automation. */
export interface StoredAutomationEmail {
  readonly id: string;
  readonly web_id: number;
  readonly workflow_id: string;
  readonly position: number;
  readonly create_time: string;
  /** Time of the last start; absent before the first start. */
  readonly start_time?: string;
  readonly status: AutomationStatus;
  readonly delay: Pick<EmailDelay, "type" | "direction" | "action"> & { readonly amount: number };
  readonly settings: Required<UpdateEmailSettings>;
}

/** Automations. The comment of each table lists the ids in its keys. */
export const emptyAutomations = () => ({
  /** workflow_id */
  automations: emptyTable<StoredAutomation>(),
  /** workflow_id, workflow_email_id */
  automationEmails: emptyTable<StoredAutomationEmail>(),
  /** workflow_id, workflow_email_id, subscriber_hash. The e-mail counts as sent when `next_send` is in the past. */
  automationQueues: emptyTable<QueueEntry>(),
  /** workflow_id, subscriber_hash */
  removedSubscribers: emptyTable<RemovedSubscriber>(),
});
