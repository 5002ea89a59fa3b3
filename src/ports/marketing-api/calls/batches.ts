import type { Call, Options } from "../call.ts";
import type { batches } from "../catalog/batches.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof batches;

/** Many calls in one, performed asynchronously. */
export interface BatchesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the batches of the last days. `GET /batches`. Pages of 10 (`count`: at most 1000); `.all()` iterates over
   * all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Submits calls to be performed asynchronously: at most 1000 in a batch, 500 open batches for an account; more are
   * throttled (429). `createBatch` does this with types. `POST /batches`. Errors: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads the progress of a batch; once finished, `response_body_url` has its results for ten minutes.
   * `GET /batches/{batch_id}`. Errors: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Removes a batch; an unfinished one is stopped. `DELETE /batches/{batch_id}`. Errors: `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
