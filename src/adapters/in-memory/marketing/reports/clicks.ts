import { createHash } from "node:crypto";
import { contactsIn, share } from "../campaigns/figures.ts";
import { theOne } from "../collections.ts";
import { linksOf } from "../designs/template-html.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { computed } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./reports.ts";

/** A link of a campaign with its clicks. */
interface Link {
  readonly id: string;
  readonly url: string;
  readonly clicks: readonly LoggedEvent[];
}

/** Handlers of `/reports/{campaign_id}/click-details`. */
export const clickHandlers = {
  ...computed("reports.clickDetails", {
    rows(call) {
      const reported = reportedOf(call);
      return linksIn(reported).map((link) => detailOf(reported, link));
    },
  }),
  ...computed("reports.clickDetails.members", { id: "email_id", rows: clickersOf }),
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

function clickersOf(call: ServiceCall<"campaign_id" | "link_id">) {
  const reported = reportedOf(call);
  const { id, clicks } = theOne(linksIn(reported), (link) => link.id === call.path.link_id);
  const { list_id } = reported.campaign.recipients;
  return [...Map.groupBy(clicks, ({ email_id }) => email_id)].map(([email_id, own]) => ({
    ...contactOf(call.state, list_id, email_id),
    clicks: own.length,
    campaign_id: reported.campaign.id,
    url_id: id,
    contact_status: statusOf(call.state, list_id, email_id),
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
