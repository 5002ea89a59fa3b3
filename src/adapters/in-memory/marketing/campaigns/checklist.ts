import type { SendChecklistItem } from "../../../../ports/marketing-api/types/campaigns.ts";
import type { Now } from "../audience/conditions.ts";
import { find } from "../collections.ts";
import { badRequest } from "../problems.ts";
import type { Handlers } from "../resource.ts";
import { campaignOf } from "./delivery.ts";
import { recipientsOf } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";

/** Handlers of `/campaigns/{campaign_id}/send-checklist`. */
export const checklistHandlers = {
  "campaigns.sendChecklist.get": (call) => checklistOf(call, campaignOf(call)),
} satisfies Partial<Handlers>;

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
  const count = recipientsOf(now, campaign).length;
  const chosen = item(100, "List", list && `This campaign goes to ${list.name}.`, "A list has to be chosen.");
  if (list === undefined) return [chosen];
  const recipients = count === 0 ? "" : `This campaign goes to ${count} of the contacts of ${list.name}.`;
  return [chosen, item(101, "Recipients", recipients, "There are no subscribed contacts to send it to.")];
}

function senderItems({ settings, variate_settings: varied }: StoredCampaign): SendChecklistItem[] {
  const subject = settings.subject_line || varied?.subject_lines?.[0];
  const from_name = settings.from_name || varied?.from_names?.[0];
  const reply_to = settings.reply_to || varied?.reply_to_addresses?.[0];
  return [
    item(200, "Subject", subject, "A subject line has to be written."),
    item(201, "From name", from_name, "A from name has to be given."),
    item(
      202,
      "Replies",
      reply_to && `All replies go to ${reply_to}.`,
      "An address for replies has to be given.",
    ),
  ];
}

function contentItems({ type, content, variate_contents }: StoredCampaign): SendChecklistItem[] {
  const html = content.html || variate_contents[0]?.html;
  const plain = content.plain_text || variate_contents[0]?.plain_text;
  const written = (type === "plaintext" ? plain : html) && "The content is there.";
  return [item(300, "Content", written, "The content of this campaign has to be written.")];
}

/** An item with an error if there are no details. */
function item(id: number, heading: string, details: string | undefined, error: string): SendChecklistItem {
  return details ? { type: "success", id, heading, details } : { type: "error", id, heading, details: error };
}
