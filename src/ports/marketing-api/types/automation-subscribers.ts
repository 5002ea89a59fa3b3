import type { Timestamp } from "./common.ts";

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

/** Response of `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue`. */
export interface QueueEntryList {
  readonly workflow_id: string;
  readonly email_id: string;
  readonly queue: readonly QueueEntry[];
  readonly total_items: number;
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

/** Response of `GET /automations/{workflow_id}/removed-subscribers`. */
export interface RemovedSubscriberList {
  readonly workflow_id: string;
  readonly subscribers: readonly RemovedSubscriber[];
  readonly total_items: number;
}
