import type {
  CampaignSettings,
  CreateCampaign,
  UpdateCampaign,
} from "../../../../ports/marketing-api/types/campaigns.ts";
import { mustHave, removeUnder } from "../collections.ts";
import { badRequest, missing } from "../problems.ts";
import { changed, type Handlers, resource } from "../resource.ts";
import type { StoredCampaign } from "../state/campaigns.ts";
import type { MarketingState } from "../state/state.ts";
import { templateContent } from "./content.ts";
import { editable, progressOnRead } from "./delivery.ts";
import { mustBeRecipients } from "./recipients.ts";
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
  removed: ({ id }, { state }) => removeUnder(["campaigns", id], state.records),
});

export const campaignHandlers = {
  ...campaigns.handlers,

  "campaigns.delete"(call) {
    const { status } = campaigns.record(call);
    if (status === "sending") throw badRequest("A campaign that is being sent cannot be deleted.");
    return campaigns.handlers["campaigns.delete"](call);
  },
} satisfies Partial<Handlers>;

function mustFit(state: MarketingState, sent: Partial<CreateCampaign>): void {
  mustBeRecipients(state, sent.recipients);
  const { folder_id = "" } = sent.settings ?? {};
  if (folder_id !== "")
    mustHave(state.records, ["campaign-folders", folder_id], "settings.folder_id", "folder");
}

function withTemplate(
  state: MarketingState,
  campaign: StoredCampaign,
  { template_id = 0 }: { readonly template_id?: number },
): StoredCampaign {
  if (template_id === 0) return campaign;
  return { ...campaign, content: templateContent(state, template_id), content_type: "template" };
}
