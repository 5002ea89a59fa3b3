import type { Call, Options } from "../call.ts";
import type { ping } from "../catalog/ping.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof ping;

/** Checks the service and the credentials. */
export interface PingCalls<M extends MergeValues, Rest extends Options> {
  /** Checks that the service is up and accepts the key. A wrong key fails with `API Key Invalid` (401). `GET /ping`. */
  readonly get: Call<Rows["get"], M, Rest>;
}
