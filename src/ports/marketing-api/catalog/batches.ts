import { act, exchange, items, list, read, response, write } from "../parameters.ts";
import type { Batch, CreateBatch } from "../types/batches.ts";

/** Many calls in one, performed asynchronously. */
export const batches = {
  /** Lists the batches of the last days. */
  list: list("GET /batches", items<Batch>(), "batches"),
  /**
   * Submits calls to be performed asynchronously: at most 1000 in a batch, 500 open batches for an account; more are
   * throttled (429). `createBatch` does this with types.
   */
  create: write("POST /batches", exchange<CreateBatch, Batch>()),
  /** Reads the progress of a batch; once finished, `response_body_url` has its results for ten minutes. */
  get: read("GET /batches/{batch_id}", response<Batch>()),
  /** Removes a batch; an unfinished one is stopped. */
  delete: act("DELETE /batches/{batch_id}"),
} as const;
