import type { Call, Options } from "../call.ts";
import type { batchWebhooks } from "../catalog/batch-webhooks.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof batchWebhooks;

/** Webhooks for finished batches. */
export interface BatchWebhooksCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the webhooks for finished batches. `GET /batch-webhooks`. Pages of 10 (`count`: at most 1000); `.all()`
   * iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a webhook for finished batches; at most 20 for an account. `POST /batch-webhooks`. Errors: `Invalid Resource`
   * (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a webhook for finished batches. `GET /batch-webhooks/{batch_webhook_id}`. Errors: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a webhook for finished batches, or switches it off. `PATCH /batch-webhooks/{batch_webhook_id}`. Errors:
   * `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a webhook for finished batches. `DELETE /batch-webhooks/{batch_webhook_id}`. Errors: `Resource Not Found`
   * (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
