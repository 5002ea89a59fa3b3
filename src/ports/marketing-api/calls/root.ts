import type { Call, Options } from "../call.ts";
import type { root } from "../catalog/root.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof root;

/** The account itself. */
export interface RootCalls<M extends MergeValues, Rest extends Options> {
  /** Reads the account: owner, plan and statistics. `GET /`. */
  readonly get: Call<Rows["get"], M, Rest>;
}
