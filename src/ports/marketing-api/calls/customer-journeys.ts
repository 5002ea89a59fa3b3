import type { Call, Options } from "../call.ts";
import type { customerJourneys } from "../catalog/customer-journeys.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof customerJourneys;

/** Customer journeys. */
export interface CustomerJourneysCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Triggers a step of a journey for a member.
   * `POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger`. Errors: `Resource Not Found`
   * (404), `Invalid Resource` (400).
   */
  readonly trigger: Call<Rows["trigger"], M, Rest>;
}
