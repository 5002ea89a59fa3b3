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
