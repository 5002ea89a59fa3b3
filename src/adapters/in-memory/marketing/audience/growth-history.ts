import type { GrowthMonth } from "../../../../ports/marketing-api/types/lists.ts";
import { eventsOf, type LoggedEvent } from "../event-log.ts";
import { notFound } from "../problems.ts";
import { choice, pageOf } from "../query.ts";
import type { ServiceCall } from "../service-call.ts";
import { listOf } from "./find-list.ts";

type ListCall = ServiceCall<"list_id">;

/** Months from the creation of the list to the current month, oldest first: `2026-11`. */
function monthsOf(call: ListCall): string[] {
  const months: string[] = [];
  const month = new Date(`${listOf(call).date_created.slice(0, 7)}-01T00:00:00Z`);
  while (month.getTime() <= call.time) {
    months.push(month.toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

function growthIn(call: ListCall, month: string): GrowthMonth {
  const { list_id } = call.path;
  const eventLog = eventsOf(call.state, { list_id });
  const inMonth = eventLog.filter(({ at }) => at.startsWith(month));
  const count = (wanted: LoggedEvent["kind"], source?: LoggedEvent["source"]) =>
    inMonth.filter((one) => one.kind === wanted && (source === undefined || one.source === source)).length;
  return {
    list_id,
    month,
    existing: subscribedBefore(eventLog, month),
    imports: count("subscribed", "import"),
    optins: count("subscribed", "api"),
    subscribed: count("subscribed"),
    unsubscribed: count("unsubscribed"),
    reconfirm: 0,
    cleaned: count("cleaned"),
    pending: count("pending"),
    deleted: count("archived") + count("deleted"),
    transactional: count("transactional"),
  };
}

const STATUSES: ReadonlySet<string> = new Set([
  "subscribed",
  "pending",
  "unsubscribed",
  "cleaned",
  "transactional",
  "archived",
  "deleted",
]);

/** Number of subscribed contacts at the beginning of a month. */
function subscribedBefore(eventLog: readonly LoggedEvent[], month: string): number {
  const status = new Map<string, string>();
  for (const { at, kind, email_id } of eventLog) {
    if (at.slice(0, 7) < month && STATUSES.has(kind)) status.set(email_id, kind);
  }
  return [...status.values()].filter((kind) => kind === "subscribed").length;
}

/** The default order is newest month first. */
function listGrowth(call: ListCall) {
  const months = monthsOf(call);
  choice(call, "sort_field", ["month"]);
  const inOrder = choice(call, "sort_dir", ["ASC", "DESC"]) === "ASC" ? months : months.toReversed();
  return {
    history: pageOf(call, inOrder).map((month) => growthIn(call, month)),
    list_id: call.path.list_id,
    total_items: months.length,
  };
}

function getGrowth(call: ServiceCall<"list_id" | "month">) {
  if (!monthsOf(call).includes(call.path.month)) throw notFound();
  return growthIn(call, call.path.month);
}

/** Handlers of `/lists/{list_id}/growth-history`. */
export const growthHistoryHandlers = {
  "lists.growthHistory.list": listGrowth,
  "lists.growthHistory.get": getGrowth,
};
