import type { ListStats } from "../../../../ports/marketing-api/types/lists.ts";
import type { MemberStatus } from "../../../../ports/marketing-api/types/members.ts";
import { under } from "../collections.ts";
import { eventsOf, type LoggedEvent, type LoggedEventKind, lastTime } from "../event-log.ts";
import type { MarketingState } from "../state.ts";
import { membersOf } from "./member-lookup.ts";
import type { StoredList } from "./state.ts";

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Statistics of a list, computed from its contacts and their events. */
export function statisticsOf(
  state: MarketingState,
  list: StoredList,
  time: number,
): Omit<ListStats, "total_contacts"> {
  const members = membersOf(state, list.id);
  const eventLog = eventsOf(state, { list_id: list.id });
  const withStatus = (wanted: MemberStatus) => members.filter(({ status }) => status === wanted).length;
  const last = (kind: LoggedEventKind) =>
    lastTime(eventLog.filter((loggedEvent) => loggedEvent.kind === kind));
  const campaign_last_sent = last("sent");
  const sinceSend = (kind: LoggedEventKind) =>
    eventLog.filter(({ kind: other, at }) => other === kind && at > campaign_last_sent).length;
  const months = Math.max(1, (time - Date.parse(list.date_created)) / MONTH_MS);
  const aMonth = (kind: LoggedEventKind) =>
    Math.round(eventLog.filter((loggedEvent) => loggedEvent.kind === kind).length / months);
  return {
    member_count: withStatus("subscribed"),
    unsubscribe_count: withStatus("unsubscribed"),
    cleaned_count: withStatus("cleaned"),
    member_count_since_send: sinceSend("subscribed"),
    unsubscribe_count_since_send: sinceSend("unsubscribed"),
    cleaned_count_since_send: sinceSend("cleaned"),
    campaign_count: campaignCount(state, list.id),
    campaign_last_sent,
    merge_field_count: under(state.mergeFields, [list.id]).length,
    avg_sub_rate: aMonth("subscribed"),
    avg_unsub_rate: aMonth("unsubscribed"),
    target_sub_rate: aMonth("unsubscribed"),
    open_rate: percentOfSent(eventLog, "open"),
    click_rate: percentOfSent(eventLog, "click"),
    last_sub_date: last("subscribed"),
    last_unsub_date: last("unsubscribed"),
  };
}

/** Number of contacts of the list, of any status. */
export function totalContacts(state: MarketingState, list_id: string): number {
  return membersOf(state, list_id).length;
}

function campaignCount(state: MarketingState, list_id: string): number {
  return under(state.campaigns).filter(({ recipients }) => recipients.list_id === list_id).length;
}

/** Percentage of sent e-mails that were opened or clicked; each e-mail counts once. */
function percentOfSent(eventLog: readonly LoggedEvent[], kind: "open" | "click"): number {
  const mails = (wanted: LoggedEventKind) =>
    new Set(
      eventLog
        .filter((loggedEvent) => loggedEvent.kind === wanted)
        .map(({ campaign_id, email_id }) => `${campaign_id} ${email_id}`),
    ).size;
  const sent = mails("sent");
  return sent === 0 ? 0 : (100 * mails(kind)) / sent;
}
