import { type ListEvent, notifyWebhooks } from "../audience/webhooks.ts";
import { existing, find, put, under } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { badRequest } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import { timestamp } from "../timestamps.ts";
import { recipientsOf } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";

/** The campaign in the path. @throws {Refusal} 404 if it does not exist. */
export function campaignOf({ state, path }: ServiceCall<"campaign_id">): StoredCampaign {
  return existing(state.campaigns, [path.campaign_id]);
}

/** The campaign, if it can still be changed. @throws {Refusal} 400 if not. */
export function editable(campaign: StoredCampaign): StoredCampaign {
  if (campaign.status === "save" || campaign.status === "paused") return campaign;
  throw badRequest(`A campaign with the status '${campaign.status}' cannot be changed.`);
}

/** Duration of sending a campaign in the fake. */
const SENDING_DURATION_MS = 10_000;

/** Starts to send a campaign and stores its recipients. An RSS campaign is in `sending` until it is paused. */
export function startSending(
  call: ServiceCall<string>,
  campaign: StoredCampaign,
  send_time = call.now,
): StoredCampaign {
  const recipient_ids = recipientsOf(call, campaign).map(({ id }) => id);
  return keepCampaign(call, {
    ...campaign,
    status: "sending",
    send_time,
    recipient_ids,
    seen_sending: false,
  });
}

/** Completes the delivery to all recipients. A campaign that is not being sent is returned unchanged. */
export function completeSending(call: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  if (campaign.status !== "sending" || campaign.type === "rss") return campaign;
  const { id: campaign_id, recipients, send_time } = campaign;
  for (const email_id of campaign.recipient_ids) {
    logEvent(call, { kind: "sent", list_id: recipients.list_id, email_id, campaign_id }, send_time);
  }
  notifyWebhooks(call, campaignEvent(campaign));
  return keepCampaign(call, { ...campaign, status: "sent" });
}

/** The webhook event for a sent campaign. */
function campaignEvent({ id, recipients, settings }: StoredCampaign): ListEvent {
  const data = { id, subject: settings.subject_line ?? "", status: "sent", reason: "" };
  return { list_id: recipients.list_id, type: "campaign", source: "api", data };
}

/** The campaign as a GET returns it: `sending` at the first GET, `sent` at the second. */
export function progressOnRead(call: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  if (campaign.status !== "sending") return campaign;
  return campaign.seen_sending
    ? completeSending(call, campaign)
    : keepCampaign(call, { ...campaign, seen_sending: true });
}

/** Starts scheduled campaigns that are due, and completes deliveries after `SENDING_DURATION_MS`. */
export function sendDue(call: ServiceCall<string>): void {
  for (const campaign of under(call.state.campaigns)) {
    const due = call.time - Date.parse(campaign.send_time);
    if (campaign.status === "schedule" && due >= 0) startSending(call, campaign, timestamp(call.time - due));
    const current = find(call.state.campaigns, [campaign.id]);
    if (current?.status === "sending" && due >= SENDING_DURATION_MS) completeSending(call, current);
  }
}

/** Stores a campaign. */
export function keepCampaign({ state }: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  return put(state.campaigns, [campaign.id], campaign);
}
