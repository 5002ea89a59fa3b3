import { mergeFieldsOf } from "../audience/member-view.ts";
import { campaignOf, completeSending } from "../campaigns/delivery.ts";
import { eventsIn } from "../campaigns/figures.ts";
import type { StoredCampaign } from "../campaigns/state.ts";
import { hasReport } from "../campaigns/view.ts";
import { find } from "../collections.ts";
import type { LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";

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

/** A contact in a report; only its hash remains after permanent deletion. */
export function contactOf(state: MarketingState, list_id: string, email_id: string) {
  const member = find(state.members, [list_id, email_id]);
  return {
    email_id,
    email_address: member?.email_address ?? "",
    merge_fields: member === undefined ? {} : mergeFieldsOf(state, member),
    vip: member?.vip ?? false,
    list_id,
    list_is_active: find(state.lists, [list_id]) !== undefined,
  };
}

/** Status of a contact in a report. */
export function statusOf(state: MarketingState, list_id: string, email_id: string): string {
  return find(state.members, [list_id, email_id])?.status ?? "archived";
}
