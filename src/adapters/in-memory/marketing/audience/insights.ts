import type { GrowthMonth, ListActivity, ListStats } from "../../../../ports/marketing-api/types/lists.ts";
import { existing, under } from "../collections.ts";
import { eventsOf, type LoggedEvent, type LoggedEventKind, lastTime } from "../event-log.ts";
import { computed, resource } from "../resource.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { DAY_MS } from "../timestamps.ts";
import { findMember, membersOf, mergeFieldsOf } from "./member-view.ts";
import type { StoredList } from "./state.ts";

type ListCall = ServiceCall<"list_id">;

/** Number of days that the activity of a list covers; a limit of the service. */
const REPORTED_DAYS = 180;

export function statisticsOf(
  state: MarketingState,
  { id: list_id, date_created }: StoredList,
  time: number,
): Omit<ListStats, "total_contacts"> {
  const statuses = membersOf(state, list_id).map(({ status }) => status);
  const eventLog = eventsOf(state, { list_id });
  const of = (kind: LoggedEventKind) => eventLog.filter((logged) => logged.kind === kind);
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  const campaign_last_sent = lastTime(of("sent"));
  const sinceSend = (kind: LoggedEventKind) => of(kind).filter(({ at }) => at > campaign_last_sent).length;
  const months = Math.max(1, (time - Date.parse(date_created)) / (30 * DAY_MS));
  const aMonth = (kind: LoggedEventKind) => Math.round(of(kind).length / months);
  const sent = mailsIn(of("sent"));
  const percent = (kind: LoggedEventKind) => (sent === 0 ? 0 : (100 * mailsIn(of(kind))) / sent);
  return {
    member_count: count("subscribed"),
    unsubscribe_count: count("unsubscribed"),
    cleaned_count: count("cleaned"),
    member_count_since_send: sinceSend("subscribed"),
    unsubscribe_count_since_send: sinceSend("unsubscribed"),
    cleaned_count_since_send: sinceSend("cleaned"),
    campaign_count: under(state.campaigns).filter(({ recipients }) => recipients.list_id === list_id).length,
    campaign_last_sent,
    merge_field_count: under(state.mergeFields, [list_id]).length,
    avg_sub_rate: aMonth("subscribed"),
    avg_unsub_rate: aMonth("unsubscribed"),
    target_sub_rate: aMonth("unsubscribed"),
    open_rate: percent("open"),
    click_rate: percent("click"),
    last_sub_date: lastTime(of("subscribed")),
    last_unsub_date: lastTime(of("unsubscribed")),
  };
}

function mailsIn(eventLog: readonly LoggedEvent[]): number {
  return new Set(eventLog.map(({ campaign_id, email_id }) => `${campaign_id} ${email_id}`)).size;
}

const complaints = resource("lists.abuseReports", "abuseReports", {
  view(report, { state }) {
    const member = findMember(state, report.list_id, report.email_id);
    return {
      ...report,
      merge_fields: member === undefined ? {} : mergeFieldsOf(state, member),
      vip: member?.vip ?? false,
    };
  },
});

export const insightHandlers = {
  ...complaints.handlers,

  /** One entry for each day since the creation of the list, newest first. */
  ...computed("lists.activity", {
    rows({ state, path, time }) {
      const { date_created } = existing(state.lists, [path.list_id]);
      const byDay = Map.groupBy(eventsOf(state, path), ({ at }) => at.slice(0, 10));
      const today = Math.floor(time / DAY_MS);
      const length = Math.min(REPORTED_DAYS, today - Math.floor(Date.parse(date_created) / DAY_MS) + 1);
      return Array.from({ length }, (_none, back) => {
        const day = new Date((today - back) * DAY_MS).toISOString().slice(0, 10);
        return activityOf(day, byDay.get(day) ?? []);
      });
    },
  }),

  /** The default order is newest month first. */
  ...computed("lists.growthHistory", {
    id: "month",
    rows(call) {
      const months = monthsOf(call).map((month) => growthIn(call, month));
      return call.query.sort_dir === undefined ? months.reverse() : months;
    },
  }),

  ...computed("lists.clients", {
    items: "clients",
    rows: ({ state, path }) =>
      counts(membersOf(state, path.list_id).map(({ email_client }) => email_client)).map(
        ([client, members]) => ({ client, members }),
      ),
  }),

  ...computed("lists.locations", {
    items: "locations",
    rows({ state, path }) {
      const counted = counts(membersOf(state, path.list_id).map(({ location }) => location.country_code));
      const all = counted.reduce((sum, [, total]) => sum + total, 0);
      const names = new Intl.DisplayNames("en", { type: "region" });
      return counted.map(([cc, total]) => ({
        country: names.of(cc) ?? cc,
        cc,
        percent: (100 * total) / all,
        total,
      }));
    },
  }),
};

function activityOf(day: string, eventLog: readonly LoggedEvent[]): ListActivity {
  const of = (kind: LoggedEventKind, more: Partial<LoggedEvent> = {}) =>
    eventsOf({ eventLog }, { kind, ...more });
  return {
    day,
    emails_sent: of("sent").length,
    unique_opens: mailsIn(of("open")),
    recipient_clicks: mailsIn(of("click")),
    hard_bounce: of("bounce", { bounce: "hard" }).length,
    soft_bounce: of("bounce", { bounce: "soft" }).length,
    subs: of("subscribed", { source: "api" }).length,
    unsubs: of("unsubscribed").length,
    other_adds: of("subscribed", { source: "import" }).length,
    other_removes: of("archived").length + of("deleted").length,
  };
}

/** Months from the creation of the list to the current month, oldest first: `2026-11`. */
function monthsOf({ state, path, time }: ListCall): string[] {
  const months: string[] = [];
  const { date_created } = existing(state.lists, [path.list_id]);
  const month = new Date(`${date_created.slice(0, 7)}-01T00:00:00Z`);
  while (month.getTime() <= time) {
    months.push(month.toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

function growthIn({ state, path: { list_id } }: ListCall, month: string): GrowthMonth {
  const all = eventsOf(state, { list_id });
  const eventLog = all.filter(({ at }) => at.startsWith(month));
  const count = (kind: LoggedEventKind, more: Partial<LoggedEvent> = {}) =>
    eventsOf({ eventLog }, { kind, ...more }).length;
  return {
    list_id,
    month,
    existing: subscribedBefore(all, month),
    imports: count("subscribed", { source: "import" }),
    optins: count("subscribed", { source: "api" }),
    subscribed: count("subscribed"),
    unsubscribed: count("unsubscribed"),
    reconfirm: 0,
    cleaned: count("cleaned"),
    pending: count("pending"),
    deleted: count("archived") + count("deleted"),
    transactional: count("transactional"),
  };
}

const STATUSES = "subscribed pending unsubscribed cleaned transactional archived deleted".split(" ");

function subscribedBefore(eventLog: readonly LoggedEvent[], month: string): number {
  const status = new Map<string, string>();
  for (const { at, kind, email_id } of eventLog) {
    if (at.slice(0, 7) < month && STATUSES.includes(kind)) status.set(email_id, kind);
  }
  return [...status.values()].filter((kind) => kind === "subscribed").length;
}

/** Number of occurrences of each name, most frequent first; contacts without a value are not counted. */
function counts(names: readonly string[]): [string, number][] {
  const groups = Map.groupBy(
    names.filter((name) => name !== ""),
    (name) => name,
  );
  return [...groups].map(([name, all]): [string, number] => [name, all.length]).sort((a, b) => b[1] - a[1]);
}
