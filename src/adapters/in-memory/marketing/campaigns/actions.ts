import { z } from "zod";
import { put } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall, timestamp } from "../service-call.ts";
import { timeOf } from "../timestamps.ts";
import { mustBeReady } from "./checklist.ts";
import { startSending } from "./delivery.ts";
import { campaignOf } from "./find-campaign.ts";
import type { StoredCampaign } from "./state.ts";
import { campaignView, reasonAgainst } from "./view.ts";

type CampaignCall = ServiceCall<"campaign_id">;

const scheduleBody = z.object({
  schedule_time: filled,
  timewarp: z.boolean().default(false),
  batch_delivery: z.object({ batch_delay: z.int().min(1), batch_count: z.int().min(2) }).exactOptional(),
});

const testBody = z.object({
  test_emails: z
    .array(z.email("Please provide a valid email address."))
    .min(1, "This value should not be blank."),
  send_type: z.enum(["html", "plaintext"]),
});

const resendBody = z.object({
  shortcut_type: z
    .enum(["to_non_openers", "to_new_subscribers", "to_non_clickers"])
    .default("to_non_openers"),
});

/** Handlers of `/campaigns/{campaign_id}/actions`. */
export const campaignActionHandlers = {
  "campaigns.schedule": (call: CampaignCall) => {
    const campaign = campaignIn(call, ["save", "paused"], "schedule");
    const { schedule_time, timewarp } = bodyOf(call, scheduleBody);
    if (campaign.type === "rss") throw badRequest("An RSS campaign is sent, not scheduled.");
    const send_time = quarterHour(schedule_time, call.time);
    mustBeReady(call, campaign);
    keep(call, { ...campaign, status: "schedule", send_time, settings: { ...campaign.settings, timewarp } });
    return undefined;
  },

  "campaigns.unschedule": (call: CampaignCall) => {
    const campaign = campaignIn(call, ["schedule"], "unschedule");
    keep(call, { ...campaign, status: "save", send_time: "" });
    return undefined;
  },

  "campaigns.send": (call: CampaignCall) => {
    const campaign = campaignIn(call, ["save", "paused"], "send");
    mustBeReady(call, campaign);
    startSending(call, campaign);
    return undefined;
  },

  "campaigns.cancelSend": (call: CampaignCall) => {
    const campaign = campaignIn(call, ["sending"], "cancel");
    if (campaign.type === "rss") throw badRequest("An RSS campaign is paused, not cancelled.");
    keep(call, { ...campaign, status: "canceled" });
    return undefined;
  },

  "campaigns.pause": (call: CampaignCall) => {
    const campaign = rssCampaign(campaignIn(call, ["sending"], "pause"));
    keep(call, { ...campaign, status: "paused" });
    return undefined;
  },

  "campaigns.resume": (call: CampaignCall) => {
    const campaign = rssCampaign(campaignIn(call, ["paused"], "resume"));
    mustBeReady(call, campaign);
    startSending(call, campaign);
    return undefined;
  },

  // The fake sends no e-mail: it only validates the request.
  "campaigns.test": (call: CampaignCall) => {
    campaignOf(call);
    bodyOf(call, testBody);
    return undefined;
  },

  "campaigns.replicate": (call: CampaignCall) => {
    const { settings, ...campaign } = campaignOf(call);
    const title = `${settings.title || settings.subject_line} (copy 01)`;
    return campaignView(keep(call, copyOf(call, { ...campaign, settings: { ...settings, title } })), call);
  },

  "campaigns.createResend": (call: CampaignCall) => {
    const campaign = campaignOf(call);
    const { shortcut_type: resend } = bodyOf(call, resendBody);
    const reason = reasonAgainst(call, campaign, resend);
    if (reason !== "") throw badRequest(reason);
    const copy = { ...copyOf(call, campaign), parent_campaign_id: campaign.id, resend };
    return campaignView(keep(call, copy), call);
  },
};

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
  const wrong = (message: string) => invalidResource({ field: "schedule_time", message });
  if (Number.isNaN(time)) throw wrong("Date is not valid");
  if (time <= now) throw wrong("The schedule time must be in the future.");
  if (time % 900_000 !== 0) {
    throw wrong("Campaigns may only be scheduled to send on the quarter-hour (:00, :15, :30, :45).");
  }
  return timestamp(time);
}

function keep({ state }: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  return put(state.campaigns, [campaign.id], campaign);
}
