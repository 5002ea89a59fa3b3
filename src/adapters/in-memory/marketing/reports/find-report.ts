import { delivered } from "../campaigns/delivery.ts";
import { campaignOf } from "../campaigns/find-campaign.ts";
import type { StoredCampaign } from "../campaigns/state.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import { eventsIn } from "./figures.ts";

/** A campaign of which there is a report, and what happened to its recipients. */
export interface Reported {
  readonly campaign: StoredCampaign;
  readonly eventLog: readonly LoggedEvent[];
}

/**
 * The campaign that the path names. Who asks for the report of a campaign that is being sent finds it sent.
 *
 * @throws {Refusal} 404 when there is none, or when it was not sent.
 */
export function reportedOf(call: ServiceCall<"campaign_id">): Reported {
  const campaign = delivered(call, campaignOf(call));
  if (!hasReport(campaign)) throw notFound();
  return { campaign, eventLog: eventsIn(call.state, campaign.id) };
}

/** Whether a campaign has begun to be sent. */
export function hasReport({ status }: StoredCampaign): boolean {
  return status === "sent" || status === "sending" || status === "canceled";
}
