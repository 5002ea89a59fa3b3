import type {
  EmailDelay,
  UpdateEmailSettings,
} from "../../../../ports/marketing-api/types/automation-emails.ts";
import type { AutomationStatus, WorkflowType } from "../../../../ports/marketing-api/types/automations.ts";
import type { Table } from "../collections.ts";

/** A series of e-mails that contacts get one after the other. */
export interface StoredAutomation {
  readonly id: string;
  readonly create_time: string;
  /** When it was last started; absent before that. */
  readonly start_time?: string;
  readonly status: AutomationStatus;
  /** Archived ones are over: they are not listed, and nothing can be done with them. */
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
  /** When it was last started; absent before that. */
  readonly start_time?: string;
  readonly status: AutomationStatus;
  readonly delay: Pick<EmailDelay, "type" | "direction" | "action"> & { readonly amount: number };
  readonly settings: Required<UpdateEmailSettings>;
}

/** A contact who waits for an e-mail of an automation, or has got it once `next_send` is past. */
export interface StoredQueueEntry {
  /** MD5 of the lower-cased address. */
  readonly id: string;
  readonly workflow_id: string;
  readonly email_id: string;
  readonly list_id: string;
  readonly email_address: string;
  readonly next_send: string;
}

/** A contact who gets no more e-mails of an automation. */
export type StoredRemovedSubscriber = Omit<StoredQueueEntry, "email_id" | "next_send">;

/** Automations. The comment says which ids lead to a record. */
export interface AutomationState {
  /** workflow_id */
  automations: Table<StoredAutomation>;
  /** workflow_id, workflow_email_id */
  automationEmails: Table<StoredAutomationEmail>;
  /** workflow_id, workflow_email_id, subscriber_hash */
  automationQueues: Table<StoredQueueEntry>;
  /** workflow_id, subscriber_hash */
  removedSubscribers: Table<StoredRemovedSubscriber>;
}

/** No automations. */
export function emptyAutomations(): AutomationState {
  return { automations: {}, automationEmails: {}, automationQueues: {}, removedSubscribers: {} };
}
