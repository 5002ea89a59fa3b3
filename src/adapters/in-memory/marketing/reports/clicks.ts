import { createHash } from "node:crypto";
import { contactsIn, share } from "../campaigns/figures.ts";
import { linksOf } from "../designs/template-html.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { listing } from "../query.ts";
import type { Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./reports.ts";

type LinkCall = ServiceCall<"campaign_id" | "link_id">;

/** A link of a campaign with its clicks. */
interface Link {
  readonly id: string;
  readonly url: string;
  readonly clicks: readonly LoggedEvent[];
}

/** Handlers of `/reports/{campaign_id}/click-details`. */
export const clickHandlers = {
  "reports.clickDetails.list"(call) {
    const reported = reportedOf(call);
    const details = linksIn(reported).map((link) => detailOf(reported, link));
    return { ...listing(call, "urls_clicked", details, (detail) => detail), ...call.path };
  },

  "reports.clickDetails.get"(call) {
    const reported = reportedOf(call);
    return detailOf(reported, linkOf(call, reported));
  },

  "reports.clickDetails.members.list"(call) {
    const reported = reportedOf(call);
    const members = clickersOf(call, reported, linkOf(call, reported));
    return { ...listing(call, "members", members, (member) => member), campaign_id: reported.campaign.id };
  },

  "reports.clickDetails.members.get"(call) {
    const reported = reportedOf(call);
    const members = clickersOf(call, reported, linkOf(call, reported));
    const found = members.find(({ email_id }) => email_id === call.path.subscriber_hash);
    if (found === undefined) throw notFound();
    return found;
  },
} satisfies Partial<Handlers>;

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

function clickersOf({ state }: LinkCall, { campaign }: Reported, { id, clicks }: Link) {
  const { list_id } = campaign.recipients;
  return [...Map.groupBy(clicks, ({ email_id }) => email_id)].map(([email_id, own]) => ({
    ...contactOf(state, list_id, email_id),
    clicks: own.length,
    campaign_id: campaign.id,
    url_id: id,
    contact_status: statusOf(state, list_id, email_id),
  }));
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
