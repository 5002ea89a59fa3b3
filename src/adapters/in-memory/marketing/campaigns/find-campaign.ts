import { existing } from "../collections.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredCampaign } from "./state.ts";

/** The campaign in the path. @throws {Refusal} 404 if it does not exist. */
export function campaignOf({ state, path }: ServiceCall<"campaign_id">): StoredCampaign {
  return existing(state.campaigns, [path.campaign_id]);
}

/** The campaign in the path. @throws {Refusal} 404 if it does not exist, 400 if it can no longer be changed. */
export function editableCampaignOf(call: ServiceCall<"campaign_id">): StoredCampaign {
  const campaign = campaignOf(call);
  if (campaign.status === "save" || campaign.status === "paused") return campaign;
  throw badRequest(`A campaign with the status '${campaign.status}' cannot be changed.`);
}
