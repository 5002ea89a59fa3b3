import { createHash } from "node:crypto";
import { contactsIn, share } from "../campaigns/view.ts";
import { theOne } from "../collections.ts";
import { linksOf } from "../designs/template-html.ts";
import { type LoggedEvent, lastTime } from "../event-log.ts";
import { moment } from "../query.ts";
import { computed } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./reports.ts";

type ReportCall = ServiceCall<"campaign_id">;

/** Filters that `since` has applied already. */
const filters = { since: () => true };

export const reportRecipientHandlers = {
  ...computed("reports.sentTo", { id: "email_id", rows: sentTo }),
  ...computed("reports.openDetails", {
    id: "email_id",
    rows: openersOf,
    filters,
    page: (_, openers) => ({ total_opens: openers.reduce((sum, { opens_count }) => sum + opens_count, 0) }),
  }),
  ...computed("reports.emailActivity", { id: "email_id", rows: activityOf, filters }),
  ...computed("reports.unsubscribed", { id: "email_id", rows: unsubscribedBy }),

  ...computed("reports.clickDetails", {
    rows(call) {
      const reported = reportedOf(call);
      return linksIn(reported).map((link) => detailOf(reported, link));
    },
  }),
  ...computed("reports.clickDetails.members", { id: "email_id", rows: clickersOf }),
};

function recipientIn({ state }: ReportCall, { campaign }: Reported, email_id: string) {
  return { campaign_id: campaign.id, ...contactOf(state, campaign.recipients.list_id, email_id) };
}

/** Rows of a report: one for each contact with an event of a kind, with the contact's own events since a time. */
function rowsOf<T>(
  call: ReportCall,
  kind: LoggedEvent["kind"],
  row: (contact: ReturnType<typeof recipientIn>, own: readonly LoggedEvent[]) => T,
): T[] {
  const reported = reportedOf(call);
  const from = moment(call, "since") ?? 0;
  const own = Map.groupBy(reported.eventLog, ({ email_id }) => email_id);
  return [...own].flatMap(([email_id, all]) => {
    const recent = all.filter(({ at }) => Date.parse(at) >= from);
    const isIn = (kind === "sent" ? all : recent).some((logged) => logged.kind === kind);
    return isIn ? [row(recipientIn(call, reported, email_id), recent)] : [];
  });
}

function sentTo(call: ReportCall) {
  return rowsOf(call, "sent", (contact, own) => {
    const opens = own.filter(({ kind }) => kind === "open");
    return {
      ...contact,
      status: own.find(({ kind }) => kind === "bounce")?.bounce ?? ("sent" as const),
      open_count: opens.length,
      ...known({ last_open: lastTime(opens) }),
      gmt_offset: 0,
    };
  });
}

function openersOf(call: ReportCall) {
  return rowsOf(call, "open", (contact, own) => {
    const opens = own.filter(({ kind }) => kind === "open").map(({ at }) => ({ timestamp: at }));
    return { ...contact, contact_status: statusOf(call.state, contact), opens_count: opens.length, opens };
  });
}

function activityOf(call: ReportCall) {
  return rowsOf(call, "sent", ({ merge_fields: _fields, vip: _vip, ...contact }, own) => {
    const acts = own.filter(({ kind }) => ["open", "click", "bounce"].includes(kind));
    return {
      ...contact,
      activity: acts.map(({ kind, at, url, bounce }) => ({
        action: kind,
        timestamp: at,
        ...(bounce !== undefined && { type: bounce }),
        ...(url !== undefined && { url }),
        ip: "192.0.2.1",
      })),
    };
  });
}

function unsubscribedBy(call: ReportCall) {
  const reported = reportedOf(call);
  const gone = reported.eventLog.filter(({ kind }) => kind === "unsubscribed");
  return gone.map(({ email_id, at: timestamp, text }) => {
    return { ...recipientIn(call, reported, email_id), timestamp, reason: text || "None given" };
  });
}

type Link = ReturnType<typeof linksIn>[number];

/** Links in the content of a campaign, and other clicked links. */
function linksIn({ campaign, eventLog }: Reported) {
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
  return [...Map.groupBy(clicks, ({ email_id }) => email_id)].map(([email_id, own]) => {
    const contact = recipientIn(call, reported, email_id);
    return { ...contact, clicks: own.length, url_id: id, contact_status: statusOf(call.state, contact) };
  });
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
