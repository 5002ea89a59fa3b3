import { z } from "zod";
import type { CampaignFeedback, CampaignSettings } from "../../../../ports/marketing-api/types/campaigns.ts";
import { USER } from "../account/account.ts";
import { surveyOf } from "../audience/surveys.ts";
import { put, remove, removeUnder, under } from "../collections.ts";
import { folders, mustBeFolder } from "../folders.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { choice, pageOf, period, sorted } from "../query.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { filled } from "../schemas.ts";
import type { ServiceCall } from "../service-call.ts";
import { bodyOf } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import {
  type CampaignChanges,
  campaignChanges,
  type NewCampaign,
  newCampaign,
  type SentSettings,
} from "./bodies.ts";
import { contentHandlers, templateContent } from "./content.ts";
import { progressOnRead } from "./delivery.ts";
import { campaignOf, editableCampaignOf } from "./find-campaign.ts";
import { mustBeRecipients } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";
import { campaignView } from "./view.ts";

const body = z.object({
  message: filled,
  block_id: z.int().exactOptional(),
  is_complete: z.boolean().exactOptional(),
});

const feedback = resource({
  scope: ["campaign_id"],
  id: "feedback_id",
  table: (state) => state.campaignFeedback,
  idOf: ({ feedback_id }: CampaignFeedback) => feedback_id,
  parents: campaignOf,
  unpaged: true,
  body,
  changes: body.exactPartial(),
  make: ({ message, block_id = 0, is_complete = false }, call): CampaignFeedback => ({
    feedback_id: call.newNumber(),
    parent_id: 0,
    block_id,
    message,
    is_complete,
    created_by: USER,
    created_at: call.now,
    updated_at: call.now,
    source: "api",
    campaign_id: call.path.campaign_id,
  }),
  alter: (found, changes, { now }) => ({ ...changed(found, changes), updated_at: now }),
  view: (found) => found,
  page: (found, total_items, { path }) => ({
    feedback: found,
    campaign_id: path.campaign_id,
    total_items,
  }),
});

/** Handlers of `/campaigns/{campaign_id}/feedback`. */
export const feedbackHandlers = operationsOf("campaigns.feedback", feedback);

const inFolder = (state: MarketingState, folder_id: string) =>
  under(state.campaigns).filter(({ settings }) => settings.folder_id === folder_id);

const campaignFolders = folders({
  table: (state) => state.campaignFolders,
  count: (state, folder_id) => inFolder(state, folder_id).length,
  empty(state, folder_id) {
    for (const { settings, ...campaign } of inFolder(state, folder_id)) {
      put(state.campaigns, [campaign.id], { ...campaign, settings: { ...settings, folder_id: "" } });
    }
  },
});

/** Handlers of `/campaign-folders`. */
export const campaignFolderHandlers = operationsOf("campaignFolders", campaignFolders);

/** Number of characters before and after a match in a snippet. */
const SNIPPET_MARGIN = 40;

/** Handlers of `/search-campaigns`. Title, subject, sender and text together have to contain every word. */
export const searchCampaignHandlers = {
  "searchCampaigns.search": (call: ServiceCall) => {
    const words = (call.query.query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const results = under(call.state.campaigns).flatMap((campaign) => {
      const text = textOf(campaign);
      const found = words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
      if (!found) return [];
      return [{ campaign: campaignView(campaign, call), snippet: snippetOf(text, words[0] ?? "") }];
    });
    return { results, total_items: results.length };
  },
};

function textOf({ settings, content }: StoredCampaign): string {
  const { title, subject_line, from_name } = settings;
  return [title, subject_line, from_name, content.plain_text].join(" ");
}

function snippetOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - SNIPPET_MARGIN), at + word.length + SNIPPET_MARGIN).trim();
}

/** The campaign of a survey: a draft that links to it. */
export const surveyCampaignHandlers = {
  "lists.surveys.createEmail": (call: ServiceCall<"list_id" | "survey_id">) => {
    const { list_id, title, url } = surveyOf(call);
    const settings = { title, subject_line: title };
    const campaign = campaignHandlers["campaigns.create"]({
      ...call,
      body: { type: "regular", recipients: { list_id }, settings },
    });
    const html = `<p><a href="${url}">${title.replaceAll("<", "&lt;")}</a></p>`;
    contentHandlers["campaigns.content.set"]({ ...call, path: { campaign_id: campaign.id }, body: { html } });
    return campaign;
  },
};

const BLANK_SETTINGS: CampaignSettings = {
  subject_line: "",
  preview_text: "",
  title: "",
  from_name: "",
  reply_to: "",
  use_conversation: false,
  to_name: "",
  folder_id: "",
  authenticate: true,
  auto_footer: false,
  inline_css: false,
  auto_tweet: false,
  auto_fb_post: [],
  fb_comments: true,
  timewarp: false,
  template_id: 0,
  drag_and_drop: false,
};

/** Handlers of `/campaigns` and `/campaigns/{campaign_id}`. */
export const campaignHandlers = {
  "campaigns.list": (call: ServiceCall) => {
    const matching = under(call.state.campaigns).filter(filterOf(call));
    const inOrder = sorted(call, matching, {
      create_time: ({ create_time }) => Date.parse(create_time),
      send_time: ({ send_time }) => Date.parse(send_time || "9999-12-31"),
    });
    return {
      campaigns: pageOf(call, inOrder).map((campaign) => campaignView(progressOnRead(call, campaign), call)),
      total_items: matching.length,
    };
  },

  "campaigns.create": (call: ServiceCall) => {
    const sent = bodyOf(call, newCampaign);
    mustFit(call.state, sent);
    const {
      type,
      content_type = "html",
      recipients = { list_id: "" },
      tracking = {},
      settings,
      ...rest
    } = sent;
    const created: StoredCampaign = {
      ...rest,
      id: call.newId(),
      web_id: call.newNumber(),
      parent_campaign_id: "",
      type,
      create_time: call.now,
      status: "save",
      send_time: "",
      content_type,
      recipients,
      tracking: { opens: true, html_clicks: true, text_clicks: false, ...tracking },
      settings: changed(BLANK_SETTINGS, settings ?? {}),
      content: { html: "", plain_text: "" },
      variate_contents: [],
      recipient_ids: [],
      seen_sending: false,
    };
    return campaignView(keep(call, withTemplate(call.state, created, settings)), call);
  },

  "campaigns.get": (call: ServiceCall<"campaign_id">) =>
    campaignView(progressOnRead(call, campaignOf(call)), call),

  "campaigns.update": (call: ServiceCall<"campaign_id">) => {
    const campaign = editableCampaignOf(call);
    const { settings, ...rest } = bodyOf(call, campaignChanges);
    mustFit(call.state, { type: campaign.type, ...rest, ...(settings && { settings }) }, campaign);
    const after: StoredCampaign = {
      ...campaign,
      ...rest,
      settings: changed(campaign.settings, settings ?? {}),
    };
    return campaignView(keep(call, withTemplate(call.state, after, settings)), call);
  },

  "campaigns.delete": (call: ServiceCall<"campaign_id">) => {
    const { id, status } = campaignOf(call);
    if (status === "sending") throw badRequest("A campaign that is being sent cannot be deleted.");
    remove(call.state.campaigns, [id]);
    removeUnder(call.state.campaignFeedback, [id]);
    return undefined;
  },
};

/** Rejects references to missing records, and a campaign without the settings that its type requires. */
function mustFit(state: MarketingState, sent: NewCampaign | CampaignChanges, before?: StoredCampaign): void {
  mustBeRecipients(state, sent.recipients);
  mustBeFolder(state.campaignFolders, sent.settings?.folder_id, "settings.folder_id");
  if (!("type" in sent) || before !== undefined) return;
  if (sent.type === "rss" && sent.rss_opts === undefined) {
    throw invalidResource({ field: "rss_opts", message: "This value should not be blank." });
  }
  if (sent.type === "variate" && sent.variate_settings === undefined) {
    throw invalidResource({ field: "variate_settings", message: "This value should not be blank." });
  }
}

function withTemplate(
  state: MarketingState,
  campaign: StoredCampaign,
  settings: SentSettings | undefined,
): StoredCampaign {
  const template_id = settings?.template_id ?? 0;
  if (template_id === 0) return campaign;
  return { ...campaign, content: templateContent(state, template_id), content_type: "template" };
}

function keep({ state }: ServiceCall<string>, campaign: StoredCampaign): StoredCampaign {
  return put(state.campaigns, [campaign.id], campaign);
}

function filterOf(call: ServiceCall): (campaign: StoredCampaign) => boolean {
  const type = choice(call, "type", ["regular", "plaintext", "absplit", "rss", "variate"]);
  const status = choice(call, "status", ["save", "paused", "schedule", "sending", "sent"]);
  const sentIn = period(call, "since_send_time", "before_send_time");
  const createdIn = period(call, "since_create_time", "before_create_time");
  const { list_id, folder_id, member_id } = call.query;
  return (campaign) =>
    (type === undefined || campaign.type === type) &&
    (status === undefined || campaign.status === status) &&
    sentIn(campaign.send_time) &&
    createdIn(campaign.create_time) &&
    (list_id === undefined || campaign.recipients.list_id === list_id) &&
    (folder_id === undefined || campaign.settings.folder_id === folder_id) &&
    (member_id === undefined || campaign.recipient_ids.includes(member_id));
}
