import type { Call, Options } from "../call.ts";
import type { batches } from "../catalog/batches.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof batches;

/** Many calls in one, carried out later. */
export interface BatchesCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the batches of the last days. `GET /batches`. A page has 10 unless `count` says, 1000 at most; `.all()` walks
   * all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Gives the service calls to carry out later: at most 1000 a batch, and 500 open batches an account; one more is
   * throttled (429). `createBatch` does it with types. `POST /batches`. Refused: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads how far a batch is; `response_body_url` leads to its results once it is finished, for ten minutes.
   * `GET /batches/{batch_id}`. Refused: `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Removes a batch; one that has not been finished is stopped. `DELETE /batches/{batch_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly delete: Call<Rows["delete"], M, Rest>;
}
