import type { SmsContent } from "../../../../ports/marketing-api/types/sms-campaigns.ts";
import { smsStatusOf } from "../audience/member-view.ts";
import { bodyOf } from "../bodies.ts";
import { under } from "../collections.ts";
import { badRequest, invalid } from "../problems.ts";
import { type Handlers, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredSmsCampaign } from "./state.ts";

type SmsCall = ServiceCall<"sms_campaign_id">;

const MESSAGE_LENGTH = 160;

const campaigns = resource("smsCampaigns", "smsCampaigns", {
  make({ list_id = 0, ...sent }, { state, newId, newNumber, now }) {
    if (list_id !== 0 && !under(state.lists).some(({ web_id }) => web_id === list_id)) {
      throw invalid("list_id", "The list does not exist.");
    }
    const none = { segments: [], excluded_segments: [], message_body: "", media: [], send_time: "" };
    const made = { id: newId(), web_id: String(newNumber()), create_time: now, updated_at: now };
    return { ...none, ...sent, ...made, list_id, status: "save" };
  },
  alter: (campaign, sent, call) => ({ ...editable(campaign, call), ...sent, updated_at: call.now }),
  view: smsView,
});

export const smsCampaignHandlers = {
  ...campaigns.handlers,

  // No message is sent.
  "smsCampaigns.send": (call) => start(call, "sent", call.now),

  "smsCampaigns.schedule"(call) {
    const { schedule_time } = bodyOf(call);
    if (schedule_time <= call.now) throw invalid("schedule_time", "The schedule time must be in the future.");
    return start(call, "schedule", schedule_time);
  },

  "smsCampaigns.cancelSend"(call) {
    const campaign = campaigns.record(call);
    if (statusOf(campaign, call) !== "schedule")
      throw badRequest("Only a scheduled campaign can be cancelled.");
    return keep(call, { ...campaign, status: "canceled" });
  },

  "smsCampaigns.content.get": (call) => contentView(campaigns.record(call)),

  "smsCampaigns.content.set"(call) {
    const campaign = { ...editable(campaigns.record(call), call), ...bodyOf(call) };
    keep(call, campaign);
    return contentView(campaign);
  },
} satisfies Partial<Handlers>;

function start(call: SmsCall, status: string, send_time: string): undefined {
  const campaign = editable(campaigns.record(call), call);
  if (campaign.list_id === 0 || campaign.message_body === "") {
    throw badRequest("A campaign needs a list and a text before it is sent.");
  }
  return keep(call, { ...campaign, status, send_time });
}

function editable(campaign: StoredSmsCampaign, call: ServiceCall<string>): StoredSmsCampaign {
  if (statusOf(campaign, call) === "save") return campaign;
  throw badRequest("A campaign that is scheduled, sent or cancelled cannot be changed.");
}

function statusOf({ status, send_time }: StoredSmsCampaign, { now }: ServiceCall<string>): string {
  return status === "schedule" && send_time <= now ? "sent" : status;
}

function keep(call: SmsCall, campaign: StoredSmsCampaign): undefined {
  campaigns.keep(call, { ...campaign, updated_at: call.now });
}

function smsView(campaign: StoredSmsCampaign, call: ServiceCall<string>) {
  const { message_body: _text, media: _media, send_time, ...plain } = campaign;
  const list = under(call.state.lists).find(({ web_id }) => web_id === campaign.list_id);
  const members = list === undefined ? [] : under(call.state.members, [list.id]);
  return {
    ...plain,
    channel: "sms" as const,
    status: statusOf(campaign, call),
    recipient_count: members.filter(({ sms }) => smsStatusOf(sms?.consent.status) === "subscribed").length,
    is_send_now: campaign.status === "sent",
    ...(send_time !== "" && { send_time }),
  };
}

function contentView({ message_body, media }: StoredSmsCampaign): SmsContent {
  return {
    message_body,
    media,
    estimated_segments: Math.ceil(message_body.length / MESSAGE_LENGTH),
    merge_fields: [...new Set([...message_body.matchAll(/\*\|(\w+)\|\*/g)].map(([, tag = ""]) => tag))],
  };
}
