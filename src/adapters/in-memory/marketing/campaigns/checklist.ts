import type { SendChecklistItem } from "../../../../ports/marketing-api/types/campaigns.ts";
import type { Now } from "../audience/condition.ts";
import { find } from "../collections.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import { campaignOf } from "./find-campaign.ts";
import { recipientsOf } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";

/** Handlers of `/campaigns/{campaign_id}/send-checklist`. */
export const checklistHandlers = {
  "campaigns.sendChecklist.get": (call: ServiceCall<"campaign_id">) => checklistOf(call, campaignOf(call)),
};

/** Rejects sending a campaign whose checklist has errors. */
export function mustBeReady(now: Now, campaign: StoredCampaign): void {
  const lacking = checklistOf(now, campaign).items.filter(({ type }) => type === "error");
  if (lacking.length === 0) return;
  throw badRequest(
    `Your Campaign is not ready to send: ${lacking.map(({ heading }) => heading).join(", ")}.`,
  );
}

function checklistOf(now: Now, campaign: StoredCampaign) {
  const items = [...recipientItems(now, campaign), ...senderItems(campaign), ...contentItems(campaign)];
  return { is_ready: items.every(({ type }) => type !== "error"), items };
}

function recipientItems(now: Now, campaign: StoredCampaign): SendChecklistItem[] {
  const list = find(now.state.lists, [campaign.recipients.list_id]);
  if (list === undefined) return [error(100, "List", "No list has been chosen for this campaign.")];
  const count = recipientsOf(now, campaign).length;
  const item =
    count === 0
      ? error(101, "Recipients", "There are no subscribed contacts to send this campaign to.")
      : success(101, "Recipients", `This campaign goes to ${count} of the contacts of ${list.name}.`);
  return [success(100, "List", `This campaign goes to ${list.name}.`), item];
}

function senderItems({ settings, variate_settings }: StoredCampaign): SendChecklistItem[] {
  const subject = settings.subject_line || (variate_settings?.subject_lines?.[0] ?? "");
  const from_name = settings.from_name || (variate_settings?.from_names?.[0] ?? "");
  const reply_to = settings.reply_to || (variate_settings?.reply_to_addresses?.[0] ?? "");
  return [
    subject === ""
      ? error(200, "Subject", "A subject line has to be written.")
      : success(200, "Subject", subject),
    from_name === ""
      ? error(201, "From name", "A from name has to be given.")
      : success(201, "From name", from_name),
    reply_to === ""
      ? error(202, "Replies", "An address for replies has to be given.")
      : success(202, "Replies", `All replies go to ${reply_to}.`),
  ];
}

function contentItems({ type, content, variate_contents }: StoredCampaign): SendChecklistItem[] {
  const html = content.html || (variate_contents[0]?.html ?? "");
  const plain = content.plain_text || (variate_contents[0]?.plain_text ?? "");
  if (type === "plaintext" ? plain === "" : html === "") {
    return [error(300, "Content", "The content of this campaign has to be written.")];
  }
  const plainItem: SendChecklistItem =
    plain === ""
      ? { type: "warning", id: 301, heading: "Plain text", details: "There is no plain-text version." }
      : success(301, "Plain text", "There is a plain-text version.");
  return [success(300, "Content", "The content is there."), plainItem];
}

function error(id: number, heading: string, details: string): SendChecklistItem {
  return { type: "error", id, heading, details };
}

function success(id: number, heading: string, details: string): SendChecklistItem {
  return { type: "success", id, heading, details };
}
