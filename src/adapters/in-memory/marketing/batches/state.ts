import type { BatchOperation, BatchWebhook } from "../../../../ports/marketing-api/types/batches.ts";
import { emptyTable } from "../collections.ts";

/** The result of an operation of a batch. */
export interface OperationResult {
  readonly status_code: number;
  readonly operation_id: string;
  /** The response as JSON; empty for a 204. */
  readonly response: string;
}

/** Operations that run one after the other in the background. */
export interface StoredBatch {
  readonly id: string;
  readonly status: "pending" | "started" | "finished";
  readonly operations: readonly BatchOperation[];
  /** One result for each operation, after all have run. */
  readonly results: readonly OperationResult[];
  readonly submitted_at: string;
  /** Empty until the batch is finished. */
  readonly completed_at: string;
}

/** Batches and their webhooks. The comment of each table lists the ids in its keys. */
export const emptyBatches = () => ({
  /** batch_id */
  batches: emptyTable<StoredBatch>(),
  /** batch_webhook_id */
  batchWebhooks: emptyTable<BatchWebhook>(),
});
