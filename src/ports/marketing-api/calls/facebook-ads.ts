import type { Call, Options } from "../call.ts";
import type { facebookAds } from "../catalog/facebook-ads.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof facebookAds;

/** Facebook ads; they can only be read. */
export interface FacebookAdsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the Facebook ads of the account. `GET /facebook-ads`. Pages of 10 (`count`: at most 1000); `.all()` iterates
   * over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Reads a Facebook ad. `GET /facebook-ads/{outreach_id}`. Errors: `Resource Not Found` (404). */
  readonly get: Call<Rows["get"], M, Rest>;
}
