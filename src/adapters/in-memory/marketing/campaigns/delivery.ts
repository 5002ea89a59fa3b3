import { type ListEvent, notifyWebhooks } from "../audience/webhooks.ts";
import { bodyOf } from "../bodies.ts";
import { find, put, under } from "../collections.ts";
import { logEvent } from "../event-log.ts";
import { badRequest, invalid } from "../problems.ts";
import type { Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredCampaign } from "../state/campaigns.ts";
import { timeOf, timestamp } from "../timestamps.ts";
import { campaignOf, checklistOf, mustBeReady, recipientsOf } from "./recipients.ts";
import { campaignView, reasonAgainst } from "./view.ts";

type CampaignCall = ServiceCall<"campaign_id">;

export const campaignActionHandlers = {
  "campaigns.sendChecklist.get": (call) => checklistOf(call, campaignOf(call)),

  "campaigns.schedule"(call): undefined {
    const campaign = campaignIn(call, ["save", "paused"], "schedule");
    const { schedule_time, timewarp = false } = bodyOf(call);
    if (campaign.type === "rss") throw badRequest("An RSS campaign is sent, not scheduled.");
    const send_time = quarterHour(schedule_time, call.time);
    mustBeReady(call, campaign);
    keepCampaign(call, {
      ...campaign,
      status: "schedule",
      send_time,
      settings: { ...campaign.settings, timewarp },
    });
  },

  "campaigns.unschedule"(call): undefined {
    const campaign = campaignIn(call, ["schedule"], "unschedule");
    keepCampaign(call, { ...campaign, status: "save", send_time: "" });
  },

  "campaigns.send"(call): undefined {
    const campaign = campaignIn(call, ["save", "paused"], "send");
    mustBeReady(call, campaign);
    startSending(call, campaign);
  },

  "campaigns.cancelSend"(call): undefined {
    const campaign = campaignIn(call, ["sending"], "cancel");
    if (campaign.type === "rss") throw badRequest("An RSS campaign is paused, not cancelled.");
    keepCampaign(call, { ...campaign, status: "canceled" });
  },

  "campaigns.pause"(call): undefined {
    const campaign = rssCampaign(campaignIn(call, ["sending"], "pause"));
    keepCampaign(call, { ...campaign, status: "paused" });
  },

  "campaigns.resume"(call): undefined {
    const campaign = rssCampaign(campaignIn(call, ["paused"], "resume"));
    mustBeReady(call, campaign);
    startSending(call, campaign);
  },

  // The fake sends no e-mail: it only validates the request.
  "campaigns.test"(call): undefined {
    bodyOf(call);
  },

  "campaigns.replicate"(call) {
    const { settings, ...campaign } = campaignOf(call);
    const title = `${settings.title || settings.subject_line} (copy 01)`;
    const copy = copyOf(call, { ...campaign, settings: { ...settings, title } });
    return campaignView(keepCampaign(call, copy), call);
  },

  "campaigns.createResend"(call) {
    const campaign = campaignOf(call);
    const { shortcut_type: resend = "to_non_openers" } = bodyOf(call);
    const reason = reasonAgainst(call, campaign, resend);
    if (reason !== "") throw badRequest(reason);
    const copy = { ...copyOf(call, campaign), parent_campaign_id: campaign.id, resend };
    return campaignView(keepCampaign(call, copy), call);
  },
} satisfies Partial<Handlers>;

function copyOf(call: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  return {
    ...campaign,
    id: call.newId(),
    web_id: call.newNumber(),
    create_time: call.now,
    status: "save",
    send_time: "",
    recipient_ids: [],
    seen_sending: false,
  };
}

function campaignIn(
  call: CampaignCall,
  statuses: readonly StoredCampaign["status"][],
  action: string,
): StoredCampaign {
  const campaign = campaignOf(call);
  if (statuses.includes(campaign.status)) return campaign;
  throw badRequest(`Cannot ${action} a campaign with the status '${campaign.status}'.`);
}

function rssCampaign(campaign: StoredCampaign): StoredCampaign {
  if (campaign.type === "rss") return campaign;
  throw badRequest("Only RSS campaigns can be paused and resumed.");
}

/** Validates the time of a schedule: in the future, and on a quarter of an hour. */
function quarterHour(text: string, now: number): string {
  const time = timeOf(text);
  const wrong = (message: string) => invalid("schedule_time", message);
  if (Number.isNaN(time)) throw wrong("Date is not valid");
  if (time <= now) throw wrong("The schedule time must be in the future.");
  if (time % 900_000 !== 0) {
    throw wrong("Campaigns may only be scheduled to send on the quarter-hour (:00, :15, :30, :45).");
  }
  return timestamp(time);
}

/** The campaign, if it can still be changed. @throws {Refusal} 400 if not. */
export function editable(campaign: StoredCampaign): StoredCampaign {
  if (campaign.status === "save" || campaign.status === "paused") return campaign;
  throw badRequest(`A campaign with the status '${campaign.status}' cannot be changed.`);
}

const SENDING_DURATION_MS = 10_000;

/** Starts to send a campaign and stores its recipients. An RSS campaign is in `sending` until it is paused. */
function startSending(
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
function completeSending(call: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  if (campaign.status !== "sending" || campaign.type === "rss") return campaign;
  const { id: campaign_id, recipients, send_time } = campaign;
  for (const email_id of campaign.recipient_ids) {
    logEvent(call, { kind: "sent", list_id: recipients.list_id, email_id, campaign_id }, send_time);
  }
  notifyWebhooks(call, campaignEvent(campaign));
  return keepCampaign(call, { ...campaign, status: "sent" });
}

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

function keepCampaign({ state }: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  return put(state.campaigns, [campaign.id], campaign);
}
