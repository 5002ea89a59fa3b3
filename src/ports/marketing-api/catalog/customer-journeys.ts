import { op, shape } from "../operation.ts";
import type { SubscriberAddress } from "../types/common.ts";

/** Customer journeys. */
export const customerJourneys = {
  trigger: op(
    "POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger",
    shape<{ body: SubscriberAddress }>(),
    { body: "required" },
  ),
} as const;
