import type { Call, Options } from "../call.ts";
import type { ping } from "../catalog/ping.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof ping;

/** Whether the service is up and the credentials hold. */
export interface PingCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Asks whether the service is there and takes the key. A wrong key is refused with `API Key Invalid` (401).
   * `GET /ping`.
   */
  readonly get: Call<Rows["get"], M, Rest>;
}
