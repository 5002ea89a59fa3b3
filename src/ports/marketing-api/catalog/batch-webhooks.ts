import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { BatchWebhook, CreateBatchWebhook, UpdateBatchWebhook } from "../types/batches.ts";

/** Webhooks for finished batches. */
export const batchWebhooks = {
  /**
   * Lists the webhooks for finished batches. `GET /batch-webhooks`. Pages of 10 (`count`: at most 1000); `.all()`
   * iterates over all.
   */
  list: list("GET /batch-webhooks", items<BatchWebhook>(), "webhooks"),
  /**
   * Adds a webhook for finished batches; at most 20 for an account. `POST /batch-webhooks`. Errors: `Invalid Resource`
   * (400).
   */
  create: write("POST /batch-webhooks", exchange<CreateBatchWebhook, BatchWebhook>()),
  /**
   * Reads a webhook for finished batches. `GET /batch-webhooks/{batch_webhook_id}`. Errors: `Resource Not Found` (404).
   */
  get: read("GET /batch-webhooks/{batch_webhook_id}", response<BatchWebhook>()),
  /**
   * Changes a webhook for finished batches, or switches it off. `PATCH /batch-webhooks/{batch_webhook_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  update: write("PATCH /batch-webhooks/{batch_webhook_id}", exchange<UpdateBatchWebhook, BatchWebhook>()),
  /**
   * Removes a webhook for finished batches. `DELETE /batch-webhooks/{batch_webhook_id}`. Errors: `Resource Not Found`
   * (404).
   */
  delete: act("DELETE /batch-webhooks/{batch_webhook_id}"),
} as const;
