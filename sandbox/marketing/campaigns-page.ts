import type { FastifyInstance, FastifyReply } from "fastify";
import type { Perform } from "../../src/ports/marketing-api/api.ts";
import { createMarketingApi } from "../../src/ports/marketing-api/create-marketing-api.ts";
import type { Campaign } from "../../src/ports/marketing-api/types/campaigns.ts";
import { type Html, html, htmlPage, table } from "../content/html.ts";

/** Maximum number of campaigns on the page, newest first. */
const LISTED = 100;

/** Replacements for merge tags that are URLs for the individual recipient. */
const TAGS: Readonly<Record<string, string>> = { UNSUB: "#unsubscribe", UPDATE_PROFILE: "#preferences" };

interface CampaignRequest {
  Params: { id: string };
}

/** Pages under `/campaigns` that show campaigns as their recipients would receive them. They send no e-mail. */
export function registerCampaignsPage(app: FastifyInstance, perform: Perform): void {
  const { campaigns } = createMarketingApi(perform);
  const mailOf = async (campaign_id: string) => {
    const { html: markup, plain_text } = await campaigns.content.get({ campaign_id });
    return { markup: filled(markup), text: filled(plain_text) };
  };

  app.get("/campaigns", async (_request, reply) => {
    const listed = await campaigns.list({ count: LISTED, sort_field: "create_time", sort_dir: "DESC" });
    return send(
      reply,
      htmlPage({ title: "Campaigns", body: listOf(listed.campaigns, `${app.prefix}/campaigns`) }),
    );
  });

  app.get<CampaignRequest>("/campaigns/:id", async ({ params: { id } }, reply) => {
    const campaign = await campaigns.get({ campaign_id: id });
    const { text } = await mailOf(id);
    return send(
      reply,
      htmlPage({ title: campaign.settings.subject_line ?? "", body: letterOf(campaign, text, app.prefix) }),
    );
  });

  app.get<CampaignRequest>("/campaigns/:id/html", async ({ params: { id } }, reply) => {
    const { markup } = await mailOf(id);
    return send(reply, markup);
  });
}

function filled(mail: string): string {
  return mail.replace(/\*\|(\w+)\|\*/g, (tag, name: string) => TAGS[name] ?? tag);
}

/** Like an e-mail client, the page loads only images. */
function send(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src *; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    )
    .type("text/html; charset=utf-8")
    .send(markup);
}

function listOf(campaigns: readonly Campaign[], root: string): Html {
  if (campaigns.length === 0) return html`<p>There are no campaigns yet.</p>`;
  const rows = campaigns.map(({ id, settings, status, recipients, create_time }) => [
    html`<a href="${root}/${id}">${settings.subject_line || settings.title}</a>`,
    settings.title ?? "",
    status,
    String(recipients.recipient_count),
    create_time,
  ]);
  return table(["Subject", "Title", "Status", "Recipients", "Created"], rows);
}

function letterOf({ id, settings, status, recipients }: Campaign, text: string, prefix: string): Html {
  return html`<p><a href="${prefix}/campaigns">All campaigns</a></p>
<p>From ${settings.from_name}, replies to ${settings.reply_to}. Status: ${status}. Recipients: ${recipients.recipient_count}.</p>
<p>${settings.preview_text}</p>
<h2>HTML</h2><iframe src="${prefix}/campaigns/${id}/html" title="The e-mail in HTML" sandbox></iframe>
<h2>Text</h2><pre>${text}</pre>`;
}
