import type { Timestamp } from "./common.ts";

/** Stages of a batch, in their order. */
export type BatchStatus = "pending" | "preprocessing" | "started" | "finalizing" | "finished";

/** A webhook that tells when a batch is done (`/batch-webhooks`). */
export interface BatchWebhook {
  readonly id: string;
  url: string;
  enabled: boolean;
}

/** Answer of `GET /batch-webhooks`. */
export interface BatchWebhookList {
  webhooks: readonly BatchWebhook[];
  readonly total_items: number;
}

/** Body of `POST /batch-webhooks`. */
export interface CreateBatchWebhook extends UpdateBatchWebhook {
  url: string;
}

/** Body of `PATCH /batch-webhooks/{batch_webhook_id}`. */
export interface UpdateBatchWebhook {
  url?: string;
  enabled?: boolean;
}

/** A batch: many calls in one, carried out later (`/batches`). */
export interface Batch {
  readonly id: string;
  readonly status: BatchStatus;
  readonly total_operations: number;
  readonly finished_operations: number;
  /** Operations that the service refused; they are finished as well. */
  readonly errored_operations: number;
  readonly submitted_at: Timestamp;
  readonly completed_at: Timestamp;
  /** Where the results are, for ten minutes from the look; empty until the batch is finished. */
  readonly response_body_url: string;
}

/** Answer of `GET /batches`. */
export interface BatchList {
  batches: readonly Batch[];
  readonly total_items: number;
}

/** Body of `POST /batches`. */
export interface CreateBatch {
  /** At most 1000. */
  operations: readonly BatchOperation[];
}

/** A call in a batch; `body` is JSON as text. */
export interface BatchOperation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** From the base of the API, encoded: `/lists/abc/members`. */
  path: string;
  params?: Readonly<Record<string, unknown>>;
  body?: string;
  /** Comes back with the result; results have no order. */
  operation_id?: string;
}
