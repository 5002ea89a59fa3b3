import { type LoggedEvent, lastTime } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { listing, moment } from "../query.ts";
import type { Handlers } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import { known } from "../timestamps.ts";
import { contactOf, type Reported, reportedOf, statusOf } from "./reports.ts";

type ReportCall = ServiceCall<"campaign_id">;

/** Filters that `since` has applied already. */
const filters = { since: () => true };

/** Handlers of `/reports/{campaign_id}/sent-to`, `open-details`, `email-activity` and `unsubscribed`. */
export const reportRecipientHandlers = {
  "reports.sentTo.list": (call) => ({
    ...listing(call, "sent_to", sentTo(call), (one) => one),
    ...call.path,
  }),
  "reports.sentTo.get": (call) => ownOf(call, sentTo(call)),

  "reports.openDetails.list"(call) {
    const openers = openersOf(call);
    const total_opens = openers.reduce((sum, { opens_count }) => sum + opens_count, 0);
    return { ...listing(call, "members", openers, (one) => one, { filters }), total_opens, ...call.path };
  },
  "reports.openDetails.get": (call) => ownOf(call, openersOf(call)),

  "reports.emailActivity.list": (call) => ({
    ...listing(call, "emails", activityOf(call), (one) => one, { filters }),
    ...call.path,
  }),
  "reports.emailActivity.get": (call) => ownOf(call, activityOf(call)),

  "reports.unsubscribed.list": (call) => ({
    ...listing(call, "unsubscribes", unsubscribedBy(call), (one) => one),
    ...call.path,
  }),
  "reports.unsubscribed.get": (call) => ownOf(call, unsubscribedBy(call)),
} satisfies Partial<Handlers>;

/** The row of the contact in the path. @throws {Refusal} 404 if there is none. */
function ownOf<T extends { readonly email_id: string }>(
  { path }: ServiceCall<"subscriber_hash">,
  rows: readonly T[],
): T {
  const found = rows.find(({ email_id }) => email_id === path.subscriber_hash);
  if (found === undefined) throw notFound();
  return found;
}

/** Rows of a report: one for each contact with an event of a kind, with the contact's own events since a time. */
function rowsOf<T>(
  call: ReportCall,
  kind: LoggedEvent["kind"],
  row: (email_id: string, own: readonly LoggedEvent[], reported: Reported) => T,
): T[] {
  const reported = reportedOf(call);
  const from = moment(call, "since") ?? 0;
  const own = Map.groupBy(reported.eventLog, ({ email_id }) => email_id);
  return [...own].flatMap(([email_id, all]) => {
    const recent = all.filter(({ at }) => Date.parse(at) >= from);
    const isIn = (kind === "sent" ? all : recent).some((logged) => logged.kind === kind);
    return isIn ? [row(email_id, recent, reported)] : [];
  });
}

function sentTo(call: ReportCall) {
  return rowsOf(call, "sent", (email_id, own, { campaign }) => {
    const opens = own.filter(({ kind }) => kind === "open");
    return {
      ...contactOf(call.state, campaign.recipients.list_id, email_id),
      status: own.find(({ kind }) => kind === "bounce")?.bounce ?? ("sent" as const),
      open_count: opens.length,
      ...known({ last_open: lastTime(opens) }),
      gmt_offset: 0,
      campaign_id: campaign.id,
    };
  });
}

function openersOf(call: ReportCall) {
  return rowsOf(call, "open", (email_id, own, { campaign }) => {
    const opens = own.filter(({ kind }) => kind === "open").map(({ at }) => ({ timestamp: at }));
    const { list_id } = campaign.recipients;
    return {
      campaign_id: campaign.id,
      ...contactOf(call.state, list_id, email_id),
      contact_status: statusOf(call.state, list_id, email_id),
      opens_count: opens.length,
      opens,
    };
  });
}

function activityOf(call: ReportCall) {
  return rowsOf(call, "sent", (email_id, own, { campaign }) => {
    const {
      merge_fields: _fields,
      vip: _vip,
      ...contact
    } = contactOf(call.state, campaign.recipients.list_id, email_id);
    const acts = own.filter(({ kind }) => ["open", "click", "bounce"].includes(kind));
    return {
      campaign_id: campaign.id,
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
  const gone = reportedOf(call).eventLog.filter(({ kind }) => kind === "unsubscribed");
  return gone.map(({ email_id, list_id, at: timestamp, text, campaign_id = "" }) => {
    return {
      ...contactOf(call.state, list_id, email_id),
      timestamp,
      reason: text || "None given",
      campaign_id,
    };
  });
}
