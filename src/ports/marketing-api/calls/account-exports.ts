import type { Call, Options } from "../call.ts";
import type { accountExports } from "../catalog/account-exports.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof accountExports;

/** Exports of the account. */
export interface AccountExportsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the exports of the account's data, finished or not. `GET /account-exports`. Pages of 10 (`count`: at most
   * 1000); `.all()` iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Starts an export of the account's data: the stages in `include_stages`. One at a time, one per day.
   * `POST /account-exports`. Errors: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads an export; once finished, it has a `download_url`. `GET /account-exports/{export_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
}
