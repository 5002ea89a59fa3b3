import type { ResendShortcut } from "../../../../ports/marketing-api/types/campaign-bodies.ts";
import type { Now } from "../audience/condition.ts";
import { recipientsOf } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";

/** Whether a campaign can be resent to a part of its audience; otherwise the reason. */
export function eligibilityOf(now: Now, campaign: StoredCampaign) {
  const to = (shortcut: ResendShortcut) => {
    const reason = reasonAgainst(now, campaign, shortcut);
    return { is_eligible: reason === "", reason };
  };
  return {
    to_non_openers: to("to_non_openers"),
    to_new_subscribers: to("to_new_subscribers"),
    to_non_clickers: to("to_non_clickers"),
  };
}

/** The reason why a campaign cannot be resent; empty if it can. */
export function reasonAgainst(now: Now, campaign: StoredCampaign, shortcut: ResendShortcut): string {
  if (campaign.status !== "sent") return "The campaign has not been sent.";
  const again = { ...campaign, parent_campaign_id: campaign.id, resend: shortcut };
  return recipientsOf(now, again).length === 0 ? "There is nobody to send the campaign to." : "";
}
