import { bodyOf } from "../bodies.ts";
import { badRequest, invalidResource } from "../problems.ts";
import type { Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { timeOf, timestamp } from "../timestamps.ts";
import { mustBeReady } from "./checklist.ts";
import { campaignOf, keepCampaign, startSending } from "./delivery.ts";
import type { StoredCampaign } from "./state.ts";
import { campaignView, reasonAgainst } from "./view.ts";

type CampaignCall = ServiceCall<"campaign_id">;

/** Handlers of `/campaigns/{campaign_id}/actions`. */
export const campaignActionHandlers = {
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
    return campaignView(
      keepCampaign(call, copyOf(call, { ...campaign, settings: { ...settings, title } })),
      call,
    );
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
  const wrong = (message: string) => invalidResource({ field: "schedule_time", message });
  if (Number.isNaN(time)) throw wrong("Date is not valid");
  if (time <= now) throw wrong("The schedule time must be in the future.");
  if (time % 900_000 !== 0) {
    throw wrong("Campaigns may only be scheduled to send on the quarter-hour (:00, :15, :30, :45).");
  }
  return timestamp(time);
}
