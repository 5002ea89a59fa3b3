import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { BatchWebhook, CreateBatchWebhook, UpdateBatchWebhook } from "../types/batches.ts";

/** Webhooks for finished batches. */
export const batchWebhooks = {
  /** Lists the webhooks for finished batches. */
  list: list("GET /batch-webhooks", items<BatchWebhook>(), "webhooks"),
  /** Adds a webhook for finished batches; at most 20 for an account. */
  create: write("POST /batch-webhooks", exchange<CreateBatchWebhook, BatchWebhook>()),
  /** Reads a webhook for finished batches. */
  get: read("GET /batch-webhooks/{batch_webhook_id}", response<BatchWebhook>()),
  /** Changes a webhook for finished batches, or switches it off. */
  update: write("PATCH /batch-webhooks/{batch_webhook_id}", exchange<UpdateBatchWebhook, BatchWebhook>()),
  /** Removes a webhook for finished batches. */
  delete: act("DELETE /batch-webhooks/{batch_webhook_id}"),
} as const;
