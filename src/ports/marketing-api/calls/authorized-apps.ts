import type { Call, Options } from "../call.ts";
import type { authorizedApps } from "../catalog/authorized-apps.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof authorizedApps;

/** Applications that may use the account. */
export interface AuthorizedAppsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the applications that may act for the account. `GET /authorized-apps`. Pages of 10 (`count`: at most 1000);
   * `.all()` iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Reads an application that may act for the account. `GET /authorized-apps/{app_id}`. Errors: `Resource Not Found`
   * (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
}
