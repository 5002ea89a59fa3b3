import { find } from "../collections.ts";
import { badRequest, notFound } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredCampaign } from "./state.ts";

/** The campaign that the path names. @throws {Refusal} 404 when there is none. */
export function campaignOf({ state, path }: ServiceCall<"campaign_id">): StoredCampaign {
  const found = find(state.campaigns, [path.campaign_id]);
  if (found === undefined) throw notFound();
  return found;
}

/** The campaign that the path names, which may still be changed. @throws {Refusal} 400 when it may not. */
export function editableCampaignOf(call: ServiceCall<"campaign_id">): StoredCampaign {
  const campaign = campaignOf(call);
  if (campaign.status === "save" || campaign.status === "paused") return campaign;
  throw badRequest(`A campaign with the status '${campaign.status}' cannot be changed.`);
}
