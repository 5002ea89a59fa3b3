import { op, shape } from "../operation.ts";
import type { SubscriberAddress } from "../types/common.ts";

/** Customer journeys. */
export const customerJourneys = {
  /**
   * Triggers a step of a journey for a member.
   * `POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger`. Errors: `Resource Not Found`
   * (404), `Invalid Resource` (400).
   */
  trigger: op(
    "POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger",
    shape<{ body: SubscriberAddress }>(),
    { body: "required" },
  ),
} as const;
