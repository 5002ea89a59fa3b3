import { z } from "zod";
import type { SmsContent } from "../../../../ports/marketing-api/types/sms-campaigns.ts";
import { smsStatusOf } from "../audience/member-view.ts";
import { put, under } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { dateTime, filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { StoredSmsCampaign } from "./state.ts";

type SmsCall = ServiceCall<"sms_campaign_id">;

/** Characters of a text message. */
const MESSAGE_LENGTH = 160;

const changes = z.object({
  name: filled.exactOptional(),
  folder_id: z.string().exactOptional(),
  segments: z.array(z.int()).exactOptional(),
  excluded_segments: z.array(z.int()).exactOptional(),
});

const body = changes.extend({ name: filled, list_id: z.int().exactOptional() });

const contentBody = z.object({
  message_body: filled,
  media: z.array(z.object({ url: filled })).default([]),
});

const campaigns = resource({
  scope: [],
  id: "sms_campaign_id",
  table: (state) => state.smsCampaigns,
  idOf: ({ id }: StoredSmsCampaign) => id,
  body,
  changes,
  make({ list_id = 0, ...sent }, call): StoredSmsCampaign {
    if (list_id !== 0 && !under(call.state.lists).some((list) => list.web_id === list_id)) {
      throw invalidResource({ field: "list_id", message: "The list does not exist." });
    }
    const times = { create_time: call.now, updated_at: call.now };
    const [id, web_id] = [call.newId(), String(call.newNumber())];
    const none = { segments: [], excluded_segments: [], message_body: "", media: [] };
    return { ...none, ...sent, ...times, id, web_id, list_id, status: "save", send_time: "" };
  },
  alter: (campaign, sent, call) => ({ ...changed(editable(campaign, call), sent), updated_at: call.now }),
  view: smsView,
  page: (sms_campaigns, total_items) => ({ sms_campaigns, total_items }),
});

/** Handlers of `/sms-campaigns`. */
export const smsCampaignHandlers = {
  ...operationsOf("smsCampaigns", campaigns),

  // No message is sent.
  "smsCampaigns.send": (call: SmsCall) => start(call, "sent", call.now),

  "smsCampaigns.schedule": (call: SmsCall) => {
    const { schedule_time } = bodyOf(call, z.object({ schedule_time: dateTime }));
    if (schedule_time <= call.now) {
      throw invalidResource({ field: "schedule_time", message: "The schedule time must be in the future." });
    }
    return start(call, "schedule", schedule_time);
  },

  "smsCampaigns.cancelSend": (call: SmsCall) => {
    const campaign = campaigns.record(call);
    if (statusOf(campaign, call) !== "schedule")
      throw badRequest("Only a scheduled campaign can be cancelled.");
    return keep(call, { ...campaign, status: "canceled" });
  },

  "smsCampaigns.content.get": (call: SmsCall) => contentView(campaigns.record(call)),

  "smsCampaigns.content.set": (call: SmsCall) => {
    const campaign = { ...editable(campaigns.record(call), call), ...bodyOf(call, contentBody) };
    keep(call, campaign);
    return contentView(campaign);
  },
};

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

function keep({ state, now }: SmsCall, campaign: StoredSmsCampaign): undefined {
  put(state.smsCampaigns, [campaign.id], { ...campaign, updated_at: now });
  return undefined;
}

function smsView(campaign: StoredSmsCampaign, call: ServiceCall) {
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
