import type { ListActivity } from "../../../../ports/marketing-api/types/lists.ts";
import { existing, find, under } from "../collections.ts";
import { eventsOf, type LoggedEvent } from "../event-log.ts";
import { pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { listOf } from "./find-list.ts";
import { membersOf } from "./member-lookup.ts";
import { mergeFieldsOf } from "./member-view.ts";
import type { StoredAbuseReport } from "./state.ts";

type ListCall = ServiceCall<"list_id">;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of days that the activity of a list covers; a limit of the service. */
const REPORTED_DAYS = 180;

/** An abuse report as the service returns it. */
function abuseReportView(state: MarketingState, report: StoredAbuseReport) {
  const member = find(state.members, [report.list_id, report.email_id]);
  return {
    ...report,
    merge_fields: member === undefined ? {} : mergeFieldsOf(state, member),
    vip: member?.vip ?? false,
  };
}

function listAbuseReports(call: ListCall) {
  const { id: list_id } = listOf(call);
  const reports = under(call.state.abuseReports, [list_id]);
  return {
    abuse_reports: pageOf(call, reports).map((report) => abuseReportView(call.state, report)),
    list_id,
    total_items: reports.length,
  };
}

function getAbuseReport(call: ServiceCall<"list_id" | "report_id">) {
  const { id: list_id } = listOf(call);
  const report = existing(call.state.abuseReports, [list_id, call.path.report_id]);
  return abuseReportView(call.state, report);
}

/** One entry for each day since the creation of the list, newest first. */
function listActivity(call: ListCall) {
  const { id: list_id, date_created } = listOf(call);
  const eventLog = eventsOf(call.state, { list_id });
  const byDay = Map.groupBy(eventLog, ({ at }) => at.slice(0, 10));
  const first = Math.floor(Date.parse(date_created) / DAY_MS);
  const today = Math.floor(call.time / DAY_MS);
  const days = Array.from({ length: Math.min(REPORTED_DAYS, today - first + 1) }, (_none, back) =>
    new Date((today - back) * DAY_MS).toISOString().slice(0, 10),
  );
  return {
    activity: pageOf(call, days).map((day) => activityOf(day, byDay.get(day) ?? [])),
    list_id,
    total_items: days.length,
  };
}

function activityOf(day: string, eventLog: readonly LoggedEvent[]): ListActivity {
  const count = (wanted: Partial<LoggedEvent>) => matching(eventLog, wanted).length;
  const contacts = (wanted: Partial<LoggedEvent>) =>
    new Set(matching(eventLog, wanted).map(({ email_id, campaign_id }) => `${campaign_id} ${email_id}`)).size;
  return {
    day,
    emails_sent: count({ kind: "sent" }),
    unique_opens: contacts({ kind: "open" }),
    recipient_clicks: contacts({ kind: "click" }),
    hard_bounce: count({ kind: "bounce", bounce: "hard" }),
    soft_bounce: count({ kind: "bounce", bounce: "soft" }),
    subs: count({ kind: "subscribed", source: "api" }),
    unsubs: count({ kind: "unsubscribed" }),
    other_adds: count({ kind: "subscribed", source: "import" }),
    other_removes: count({ kind: "archived" }) + count({ kind: "deleted" }),
  };
}

function matching(eventLog: readonly LoggedEvent[], wanted: Partial<LoggedEvent>): LoggedEvent[] {
  const properties = Object.entries(wanted);
  return eventLog.filter((one) => properties.every(([key, value]) => Reflect.get(one, key) === value));
}

function listClients(call: ListCall) {
  const { id: list_id } = listOf(call);
  const counted = counts(membersOf(call.state, list_id).map(({ email_client }) => email_client));
  return {
    clients: counted.map(([client, members]) => ({ client, members })),
    list_id,
    total_items: counted.length,
  };
}

function listLocations(call: ListCall) {
  const { id: list_id } = listOf(call);
  const counted = counts(membersOf(call.state, list_id).map(({ location }) => location.country_code));
  const all = counted.reduce((sum, [, total]) => sum + total, 0);
  const names = new Intl.DisplayNames("en", { type: "region" });
  return {
    locations: counted.map(([cc, total]) => ({
      country: names.of(cc) ?? cc,
      cc,
      percent: (100 * total) / all,
      total,
    })),
    list_id,
    total_items: counted.length,
  };
}

/** Number of occurrences of each name, most frequent first; contacts without a value are not counted. */
function counts(names: readonly string[]): [string, number][] {
  const groups = Map.groupBy(
    names.filter((name) => name !== ""),
    (name) => name,
  );
  return [...groups].map(([name, all]): [string, number] => [name, all.length]).sort((a, b) => b[1] - a[1]);
}

/** Handlers of the insights of a list: activity, clients, locations, complaints. */
export const listInsightHandlers = {
  "lists.abuseReports.list": listAbuseReports,
  "lists.abuseReports.get": getAbuseReport,
  "lists.activity.list": listActivity,
  "lists.clients.list": listClients,
  "lists.locations.list": listLocations,
};
