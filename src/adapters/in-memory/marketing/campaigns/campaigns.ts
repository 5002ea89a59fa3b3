import type {
  CampaignSettings,
  CreateCampaign,
  UpdateCampaign,
} from "../../../../ports/marketing-api/types/campaigns.ts";
import { USER } from "../account/account.ts";
import { surveyOf } from "../audience/surveys.ts";
import { mustExist, put, removeUnder, under } from "../collections.ts";
import { escaped } from "../designs/template-html.ts";
import { badRequest, missing } from "../problems.ts";
import { changed, type Handlers, resource } from "../resource.ts";
import type { MarketingState } from "../state.ts";
import { contentFrom, templateContent } from "./content.ts";
import { editable, progressOnRead } from "./delivery.ts";
import { mustBeRecipients } from "./recipients.ts";
import type { StoredCampaign } from "./state.ts";
import { campaignView, SENDER, SHARING, TRACKING } from "./view.ts";

const BLANK_SETTINGS: CampaignSettings = {
  subject_line: "",
  preview_text: "",
  title: "",
  from_name: "",
  reply_to: "",
  use_conversation: false,
  to_name: "",
  folder_id: "",
  ...SENDER,
  ...SHARING,
  timewarp: false,
  template_id: 0,
  drag_and_drop: false,
};

const campaigns = resource("campaigns", "campaigns", {
  make(sent, { state, newId, newNumber, now }) {
    mustFit(state, sent);
    for (const part of ["rss", "variate"] as const) {
      const field = part === "rss" ? "rss_opts" : "variate_settings";
      if (sent.type === part && sent[field] === undefined) throw missing(field);
    }
    const { content_type = "html", recipients = { list_id: "" }, tracking, settings = {}, ...rest } = sent;
    const created: StoredCampaign = {
      ...rest,
      id: newId(),
      web_id: newNumber(),
      parent_campaign_id: "",
      create_time: now,
      status: "save",
      send_time: "",
      content_type,
      recipients,
      tracking: { ...TRACKING, ...tracking },
      settings: changed(BLANK_SETTINGS, settings),
      content: { html: "", plain_text: "" },
      variate_contents: [],
      recipient_ids: [],
      seen_sending: false,
    };
    return withTemplate(state, created, settings);
  },
  alter(campaign, { settings, ...sent }: Partial<UpdateCampaign>, { state }) {
    const before = editable(campaign);
    mustFit(state, { ...sent, settings: settings ?? {} });
    const after = { ...before, ...sent, settings: changed(before.settings, settings ?? {}) };
    return withTemplate(state, after, settings ?? {});
  },
  view: (campaign, call) => campaignView(progressOnRead(call, campaign), call),
  filters: {
    list_id: ({ recipients }, wanted) => recipients.list_id === wanted,
    folder_id: ({ settings }, wanted) => settings.folder_id === wanted,
    member_id: ({ recipient_ids }, wanted) => recipient_ids.includes(wanted),
  },
  sort: { send_time: ({ send_time }) => send_time || "9999-12-31" },
  removed: ({ id }, { state }) => removeUnder([id], state.campaignFeedback),
});

const feedback = resource("campaigns.feedback", "campaignFeedback", {
  id: "feedback_id",
  items: "feedback",
  make: (sent, { path, newNumber, now }) => ({
    feedback_id: newNumber(),
    parent_id: 0,
    block_id: 0,
    is_complete: false,
    ...sent,
    created_by: USER,
    created_at: now,
    updated_at: now,
    source: "api",
    campaign_id: path.campaign_id,
  }),
});

const inFolder = (state: MarketingState, folder_id: string) =>
  under(state.campaigns).filter(({ settings }) => settings.folder_id === folder_id);

const folders = resource("campaignFolders", "campaignFolders", {
  make: ({ name }, { newId }) => ({ id: newId(), name }),
  view: (folder, { state }) => ({ ...folder, count: inFolder(state, folder.id).length }),
  removed({ id }, { state }) {
    for (const { settings, ...campaign } of inFolder(state, id)) {
      put(state.campaigns, [campaign.id], { ...campaign, settings: { ...settings, folder_id: "" } });
    }
  },
});

export const campaignHandlers = {
  ...campaigns.handlers,
  ...feedback.handlers,
  ...folders.handlers,

  "campaigns.delete"(call) {
    const { status } = campaigns.record(call);
    if (status === "sending") throw badRequest("A campaign that is being sent cannot be deleted.");
    return campaigns.handlers["campaigns.delete"](call);
  },

  /** Title, subject, sender and text together have to contain every word. */
  "searchCampaigns.search"(call) {
    const [first = "", ...more] = (call.query.query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const found = under(call.state.campaigns).filter((campaign) => {
      const text = textOf(campaign).toLowerCase();
      return first !== "" && [first, ...more].every((word) => text.includes(word));
    });
    const results = found.map((campaign) => {
      return { campaign: campaignView(campaign, call), snippet: snippetOf(textOf(campaign), first) };
    });
    return { results, total_items: results.length };
  },

  /** A draft that links to the survey. */
  "lists.surveys.createEmail"(call) {
    const { list_id, title, url } = surveyOf(call);
    const body = { type: "regular", recipients: { list_id }, settings: { title, subject_line: title } };
    const create = { ...call, operation: "campaigns.create", path: {}, body } as const;
    const campaign = campaigns.handlers["campaigns.create"](create);
    const path = { campaign_id: campaign.id };
    const stored = campaigns.record({ ...call, path });
    const html = `<p><a href="${url}">${escaped(title)}</a></p>`;
    return campaigns.keep(
      { ...call, path },
      { ...stored, content: contentFrom(call.state, stored, { html }) },
    );
  },
} satisfies Partial<Handlers>;

const SNIPPET_MARGIN = 40;

function textOf({ settings, content }: StoredCampaign): string {
  const { title, subject_line, from_name } = settings;
  return [title, subject_line, from_name, content.plain_text].join(" ");
}

function snippetOf(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word);
  return text.slice(Math.max(0, at - SNIPPET_MARGIN), at + word.length + SNIPPET_MARGIN).trim();
}

function mustFit(state: MarketingState, sent: Partial<CreateCampaign>): void {
  mustBeRecipients(state, sent.recipients);
  mustExist(state.campaignFolders, sent.settings?.folder_id, "settings.folder_id", "folder");
}

function withTemplate(
  state: MarketingState,
  campaign: StoredCampaign,
  { template_id = 0 }: { readonly template_id?: number },
): StoredCampaign {
  if (template_id === 0) return campaign;
  return { ...campaign, content: templateContent(state, template_id), content_type: "template" };
}
