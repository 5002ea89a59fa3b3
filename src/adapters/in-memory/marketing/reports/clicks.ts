import { createHash } from "node:crypto";
import { hashOf } from "../audience/member-lookup.ts";
import { contactsIn, share } from "../campaigns/figures.ts";
import { linksOf } from "../designs/template-html.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { pageOf, sorted } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./find-report.ts";

type LinkCall = ServiceCall<"campaign_id" | "link_id">;

/** A link of a campaign with its clicks. */
interface Link {
  readonly id: string;
  readonly url: string;
  readonly clicks: readonly LoggedEvent[];
}

/** Handlers of `/reports/{campaign_id}/click-details`. */
export const clickHandlers = {
  "reports.clickDetails.list": (call: ServiceCall<"campaign_id">) => {
    const reported = reportedOf(call);
    const details = linksIn(reported).map((link) => detailOf(reported, link));
    const inOrder = sorted(call, details, {
      total_clicks: ({ total_clicks }) => total_clicks,
      unique_clicks: ({ unique_clicks }) => unique_clicks,
    });
    return {
      urls_clicked: pageOf(call, inOrder),
      campaign_id: reported.campaign.id,
      total_items: details.length,
    };
  },

  "reports.clickDetails.get": (call: LinkCall) => {
    const reported = reportedOf(call);
    return detailOf(reported, linkOf(call, reported));
  },

  "reports.clickDetails.members.list": (call: LinkCall) => {
    const reported = reportedOf(call);
    const link = linkOf(call, reported);
    const email_ids = clickersOf(link);
    return {
      members: pageOf(call, email_ids).map((email_id) => clicker(call.state, reported, link, email_id)),
      campaign_id: reported.campaign.id,
      total_items: email_ids.length,
    };
  },

  "reports.clickDetails.members.get": (call: ServiceCall<"campaign_id" | "link_id" | "subscriber_hash">) => {
    const reported = reportedOf(call);
    const link = linkOf(call, reported);
    const hash = hashOf(call.state, reported.campaign.recipients.list_id, call.path.subscriber_hash);
    if (!clickersOf(link).includes(hash)) throw notFound();
    return clicker(call.state, reported, link, hash);
  },
};

/** Links in the content of a campaign, and other clicked links. */
function linksIn({ campaign, eventLog }: Reported): Link[] {
  const clicks = eventLog.filter(({ kind }) => kind === "click");
  const clicked = clicks.flatMap(({ url }) => url ?? []);
  const urls = new Set([...linksOf(campaign.content.html), ...clicked]);
  return [...urls].map((url) => ({
    id: createHash("md5").update(`${campaign.id} ${url}`).digest("hex").slice(0, 10),
    url,
    clicks: clicks.filter((click) => click.url === url),
  }));
}

function linkOf({ path }: LinkCall, reported: Reported): Link {
  const link = linksIn(reported).find(({ id }) => id === path.link_id);
  if (link === undefined) throw notFound();
  return link;
}

function clickersOf({ clicks }: Link): string[] {
  return [...new Set(clicks.map(({ email_id }) => email_id))];
}

function detailOf({ campaign, eventLog }: Reported, { id, url, clicks }: Link) {
  const all = eventLog.filter(({ kind }) => kind === "click");
  const unique_clicks = contactsIn(clicks);
  return {
    id,
    url,
    total_clicks: clicks.length,
    click_percentage: share(clicks.length, all.length),
    unique_clicks,
    unique_click_percentage: share(unique_clicks, contactsIn(all)),
    ...known({ last_click: lastTime(clicks) }),
    campaign_id: campaign.id,
  };
}

function clicker(state: MarketingState, { campaign }: Reported, { id, clicks }: Link, email_id: string) {
  const { list_id } = campaign.recipients;
  return {
    ...contactOf(state, list_id, email_id),
    clicks: clicks.filter((click) => click.email_id === email_id).length,
    campaign_id: campaign.id,
    url_id: id,
    contact_status: statusOf(state, list_id, email_id),
  };
}
