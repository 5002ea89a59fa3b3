import { completeSending } from "../campaigns/delivery.ts";
import { eventsIn } from "../campaigns/figures.ts";
import { campaignOf } from "../campaigns/find-campaign.ts";
import type { StoredCampaign } from "../campaigns/state.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";

/** A campaign with a report, and the events of its recipients. */
export interface Reported {
  readonly campaign: StoredCampaign;
  readonly eventLog: readonly LoggedEvent[];
}

/**
 * The campaign in the path. Reading the report of a campaign that is being sent completes its delivery.
 *
 * @throws {Refusal} 404 if it does not exist or has not been sent.
 */
export function reportedOf(call: ServiceCall<"campaign_id">): Reported {
  const campaign = completeSending(call, campaignOf(call));
  if (!hasReport(campaign)) throw notFound();
  return { campaign, eventLog: eventsIn(call.state, campaign.id) };
}

/** Whether sending has started. */
export function hasReport({ status }: StoredCampaign): boolean {
  return status === "sent" || status === "sending" || status === "canceled";
}
