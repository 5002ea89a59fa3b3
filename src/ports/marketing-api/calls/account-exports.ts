import type { Call, Options } from "../call.ts";
import type { accountExports } from "../catalog/account-exports.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof accountExports;

/** Exports of the account. */
export interface AccountExportsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the exports of the account's data, finished or not. `GET /account-exports`. A page has 10 unless `count`
   * says, 1000 at most; `.all()` walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /**
   * Begins an export of the account's data: the stages that `include_stages` names. One at a time, and one a day.
   * `POST /account-exports`. Refused: `Invalid Resource` (400).
   */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads an export; `download_url` is there once it is finished. `GET /account-exports/{export_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
}
