import type { Call, Options } from "../call.ts";
import type { customerJourneys } from "../catalog/customer-journeys.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof customerJourneys;

/** Customer journeys: a contact is sent into a step. */
export interface CustomerJourneysCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Sends a member into a step of a journey that is started by calls.
   * `POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger`. Refused: `Resource Not Found`
   * (404), `Invalid Resource` (400).
   */
  readonly trigger: Call<Rows["trigger"], M, Rest>;
}
