import { shape } from "../operation.ts";
import { write } from "../parameters.ts";
import type { SubscriberAddress } from "../types/common.ts";

/** Customer journeys. */
export const customerJourneys = {
  /** Triggers a step of a journey for a member. */
  trigger: write(
    "POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger",
    shape<{ body: SubscriberAddress }>(),
  ),
} as const;
