import { gunzipSync } from "node:zlib";
import { parseTar } from "nanotar";
import type {
  CampaignContentType,
  ContentArchive,
  ContentSource,
} from "../../../../ports/marketing-api/types/campaigns.ts";
import { bodyOf } from "../bodies.ts";
import { find, put } from "../collections.ts";
import { badRequest, invalid } from "../problems.ts";
import type { Handlers } from "../resource.ts";
import type { MarketingState } from "../state.ts";
import { editable } from "./delivery.ts";
import { plainTextOf } from "./plain-text.ts";
import { campaignOf } from "./recipients.ts";
import type { StoredCampaign, StoredContent } from "./state.ts";

/**
 * The HTML page in an uploaded archive. Plain and gzipped tar archives are read; other formats get a placeholder page.
 *
 * @throws {Refusal} when a tar archive cannot be read, or contains no HTML page.
 */
function archivedHtml({ archive_content, archive_type = "zip" }: ContentArchive): string {
  if (!["tar", "tar.gz", "tgz"].includes(archive_type)) {
    return `<html><body><p>Imported from a ${archive_type} archive</p></body></html>`;
  }
  const bytes = Buffer.from(archive_content, "base64");
  const page = filesOf(bytes, archive_type !== "tar").find(({ name }) => /\.html?$/i.test(name));
  if (page === undefined) throw unreadable("There is no HTML file in the archive.");
  return page.text;
}

function filesOf(bytes: Buffer, isGzipped: boolean) {
  try {
    return parseTar(new Uint8Array(isGzipped ? gunzipSync(bytes) : bytes));
  } catch (cause) {
    throw Object.assign(unreadable("The archive could not be read."), { cause });
  }
}

function unreadable(message: string) {
  return invalid("archive.archive_content", message);
}

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
  const source = html ?? (archive && archivedHtml(archive)) ?? (url && importedFrom(url));
  if (source === undefined) return written;
  return { html: source, plain_text: plain_text ?? plainTextOf(source) };
}

/** Returns placeholder HTML: the fake fetches no URL. */
function importedFrom(url: string): string {
  return `<html><body><p>Imported from <a href="${url}">${url}</a></p></body></html>`;
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
