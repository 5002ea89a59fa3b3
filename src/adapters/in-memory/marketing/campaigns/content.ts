import { gunzipSync } from "node:zlib";
import { parseTar } from "nanotar";
import { z } from "zod";
import type { CampaignContentType } from "../../../../ports/marketing-api/types/campaigns.ts";
import { find, put } from "../collections.ts";
import { filledTemplate, plainTextOf } from "../designs/template-html.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { campaignOf, editableCampaignOf } from "./find-campaign.ts";
import type { StoredCampaign, StoredContent } from "./state.ts";

const UNREADABLE = "The archive could not be read.";

/**
 * The HTML page in an uploaded archive. Plain and gzipped tar archives are read; other formats get a placeholder page.
 *
 * @throws {Refusal} when a tar archive contains no HTML page.
 */
function archivedHtml(sent: { readonly archive_content: string; readonly archive_type: string }): string {
  const { archive_content, archive_type } = sent;
  if (!["tar", "tar.gz", "tgz"].includes(archive_type)) {
    return `<html><body><p>Imported from a ${archive_type} archive</p></body></html>`;
  }
  const bytes = Buffer.from(archive_content, "base64");
  const page = filesOf(archive_type === "tar" ? bytes : gunzipped(bytes)).find(({ name }) =>
    /\.html?$/i.test(name),
  );
  if (page === undefined) throw unreadable("There is no HTML file in the archive.");
  return page.text;
}

function gunzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (cause) {
    throw Object.assign(unreadable(UNREADABLE), { cause });
  }
}

function filesOf(bytes: Buffer) {
  try {
    return parseTar(new Uint8Array(bytes));
  } catch (cause) {
    throw Object.assign(unreadable(UNREADABLE), { cause });
  }
}

function unreadable(message: string) {
  return invalidResource({ field: "archive.archive_content", message });
}

const oneContent = {
  plain_text: z.string().exactOptional(),
  html: z.string().exactOptional(),
  url: z.url("Please provide a valid URL.").exactOptional(),
  template: z.object({ id: z.int(), sections: z.record(z.string(), z.string()).default({}) }).exactOptional(),
  archive: z
    .object({
      archive_content: filled,
      archive_type: z.enum(["zip", "tar.gz", "tar.bz2", "tar", "tgz", "tbz"]).default("zip"),
    })
    .exactOptional(),
};

const body = z.object({
  ...oneContent,
  variate_contents: z.array(z.object({ content_label: filled, ...oneContent })).exactOptional(),
});

type SentContent = Omit<z.infer<typeof body>, "variate_contents">;

/** Handlers of `/campaigns/{campaign_id}/content`. */
export const contentHandlers = {
  "campaigns.content.get": (call: ServiceCall<"campaign_id">) => view(campaignOf(call)),

  "campaigns.content.set": (call: ServiceCall<"campaign_id">) => {
    const campaign = editableCampaignOf(call);
    const { variate_contents = [], ...sent } = bodyOf(call, body);
    if (variate_contents.length > 0 && campaign.type !== "variate") {
      throw badRequest("Only a variate campaign has several contents.");
    }
    const { state } = call;
    const written = put(state.campaigns, [campaign.id], {
      ...campaign,
      content: contentFrom(state, campaign, sent),
      content_type: typeOf(campaign, sent),
      variate_contents: variate_contents.map(({ content_label, ...one }) => ({
        content_label,
        ...contentFrom(state, campaign, one),
      })),
    });
    return view(written);
  },
};

/** Initial content from a template. @throws {Refusal} if the template does not exist. */
export function templateContent(
  state: MarketingState,
  template_id: number,
  sections: Readonly<Record<string, string>> = {},
): StoredContent {
  const template = find(state.templates, [template_id]);
  if (template === undefined) {
    throw invalidResource({ field: "template.id", message: "The template does not exist." });
  }
  const html = filledTemplate(template.html, sections);
  return { html, plain_text: plainTextOf(html) };
}

function contentFrom(state: MarketingState, campaign: StoredCampaign, sent: SentContent): StoredContent {
  const { html, url, template, archive, plain_text } = sent;
  const written = { ...campaign.content, ...(plain_text === undefined ? {} : { plain_text }) };
  if (template !== undefined) return { ...templateContent(state, template.id, template.sections) };
  const source = html ?? (archive && archivedHtml(archive)) ?? (url && importedFrom(url));
  if (source === undefined) return written;
  return { html: source, plain_text: plain_text ?? plainTextOf(source) };
}

/** Returns placeholder HTML: the fake fetches no URL. */
function importedFrom(url: string): string {
  return `<html><body><p>Imported from <a href="${url}">${url}</a></p></body></html>`;
}

function typeOf({ content_type }: StoredCampaign, sent: SentContent): CampaignContentType {
  if (sent.template !== undefined) return "template";
  if (sent.url !== undefined) return "url";
  return sent.html !== undefined || sent.archive !== undefined ? "html" : content_type;
}

function view({ content, variate_contents }: StoredCampaign) {
  return {
    ...(variate_contents.length === 0 ? {} : { variate_contents }),
    plain_text: content.plain_text,
    html: content.html,
    archive_html: content.html,
  };
}
