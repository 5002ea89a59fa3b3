import { z } from "zod";
import { findMember } from "../audience/member-lookup.ts";
import { existing, put } from "../collections.ts";
import { badRequest } from "../problems.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";

const body = z.object({ email_address: z.email("Please provide a valid email address.") });

/** Handlers of `/customer-journeys`. */
export const journeyHandlers = {
  "customerJourneys.trigger": (call: ServiceCall<"journey_id" | "step_id">) => {
    const { state, path, now } = call;
    const ids = [path.journey_id, path.step_id];
    const step = existing(state.journeySteps, ids);
    const { email_address } = bodyOf(call, body);
    if (findMember(state, step.list_id, email_address)?.status !== "subscribed") {
      throw badRequest(`${email_address} is not subscribed to the list of the journey.`);
    }
    put(state.journeySteps, ids, { ...step, triggered: [...step.triggered, { email_address, at: now }] });
    return undefined;
  },
};
