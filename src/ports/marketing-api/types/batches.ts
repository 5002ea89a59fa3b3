import type { Timestamp } from "./common.ts";

/** Statuses of a batch, in order. */
export type BatchStatus = "pending" | "preprocessing" | "started" | "finalizing" | "finished";

/** A webhook for finished batches (`/batch-webhooks`). */
export interface BatchWebhook {
  readonly id: string;
  url: string;
  enabled: boolean;
}

export interface CreateBatchWebhook extends UpdateBatchWebhook {
  url: string;
}

export interface UpdateBatchWebhook {
  url?: string;
  enabled?: boolean;
}

/** A batch: many calls in one, performed asynchronously (`/batches`). */
export interface Batch {
  readonly id: string;
  readonly status: BatchStatus;
  readonly total_operations: number;
  readonly finished_operations: number;
  /** Operations that failed; they count as finished as well. */
  readonly errored_operations: number;
  readonly submitted_at: Timestamp;
  readonly completed_at: Timestamp;
  /** URL of the results, valid for ten minutes; empty until the batch has finished. */
  readonly response_body_url: string;
}

export interface CreateBatch {
  /** At most 1000. */
  operations: readonly BatchOperation[];
}

/** A call in a batch; `body` is JSON as text. */
export interface BatchOperation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the base URL, encoded: `/lists/abc/members`. */
  path: string;
  params?: Readonly<Record<string, unknown>>;
  body?: string;
  /** Returned with the result; results have no order. */
  operation_id?: string;
}
