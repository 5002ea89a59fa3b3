import type { CampaignContentType, ContentSource } from "../../../../ports/marketing-api/types/campaigns.ts";
import { bodyOf } from "../bodies.ts";
import { find, put } from "../collections.ts";
import { badRequest, invalid } from "../problems.ts";
import type { Handlers } from "../resource.ts";
import type { StoredCampaign, StoredContent } from "../state/campaigns.ts";
import type { MarketingState } from "../state/state.ts";
import { editable } from "./delivery.ts";
import { plainTextOf } from "./plain-text.ts";
import { campaignOf } from "./recipients.ts";

export const contentHandlers = {
  "campaigns.content.get": (call) => view(campaignOf(call)),

  "campaigns.content.set"(call) {
    const campaign = editable(campaignOf(call));
    const { variate_contents = [], ...sent } = bodyOf(call);
    if (variate_contents.length > 0 && campaign.type !== "variate") {
      throw badRequest("Only a variate campaign has several contents.");
    }
    const { state } = call;
    const written = {
      ...campaign,
      content: contentFrom(state, campaign, sent),
      content_type: typeOf(campaign, sent),
      variate_contents: variate_contents.map(({ content_label, ...one }) => ({
        content_label,
        ...contentFrom(state, campaign, one),
      })),
    };
    return view(put(state.campaigns, [campaign.id], written));
  },
} satisfies Partial<Handlers>;

/** The HTML of a template; its sections are not filled. @throws {Refusal} if the template does not exist. */
export function templateContent(state: MarketingState, template_id: number): StoredContent {
  const template = find(state.records, ["templates", template_id]);
  if (template === undefined) throw invalid("template.id", "The template does not exist.");
  const html = String(Reflect.get(template, "html"));
  return { html, plain_text: plainTextOf(html) };
}

function contentFrom(state: MarketingState, campaign: StoredCampaign, sent: ContentSource): StoredContent {
  const { html, url, template, archive, plain_text } = sent;
  const written = { ...campaign.content, ...(plain_text !== undefined && { plain_text }) };
  if (template !== undefined) return templateContent(state, template.id);
  const source =
    html ?? (archive && imported("an archive")) ?? (url && imported(`<a href="${url}">${url}</a>`));
  if (source === undefined) return written;
  return { html: source, plain_text: plain_text ?? plainTextOf(source) };
}

/** Returns placeholder HTML: the fake unpacks no archive and fetches no URL. */
function imported(source: string): string {
  return `<html><body><p>Imported from ${source}</p></body></html>`;
}

function typeOf({ content_type }: StoredCampaign, sent: ContentSource): CampaignContentType {
  if (sent.template !== undefined) return "template";
  if (sent.url !== undefined) return "url";
  return sent.html !== undefined || sent.archive !== undefined ? "html" : content_type;
}

function view({ content, variate_contents }: StoredCampaign) {
  return {
    ...(variate_contents.length > 0 && { variate_contents }),
    plain_text: content.plain_text,
    html: content.html,
    archive_html: content.html,
  };
}
