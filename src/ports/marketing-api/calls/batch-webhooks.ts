import type { Call, Options } from "../call.ts";
import type { batchWebhooks } from "../catalog/batch-webhooks.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof batchWebhooks;

/** Webhooks that tell when a batch is done. */
export interface BatchWebhooksCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the webhooks that are told of finished batches. `GET /batch-webhooks`. A page has 10 unless `count` says,
   * 1000 at most; `.all()` walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Adds a webhook that is told of finished batches; an account has 20 at most. `POST /batch-webhooks`. Refused:
   * `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads a webhook that is told of finished batches. `GET /batch-webhooks/{batch_webhook_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Changes a webhook that is told of finished batches, or switches it off. `PATCH /batch-webhooks/{batch_webhook_id}`.
   * Refused: `Resource Not Found` (404), `Invalid Resource` (400).
   */
  readonly update: Call<Rows["update"], M, Rest>;
  /**
   * Removes a webhook that is told of finished batches. `DELETE /batch-webhooks/{batch_webhook_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
