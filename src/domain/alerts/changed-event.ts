import { type CalendarEvent, endOf, keyOf, uidOf } from "../content/calendar-event.ts";
import { type ContentItem, listedDocument } from "../content/content-item.ts";
import { datesIn, isDated } from "../content/events-of.ts";
import { partsOfPage } from "../content/page-parts.ts";
import { addressOfPage } from "../links/address.ts";
import type { AlertEntry, ChangedEvent } from "./alert-entry.ts";

/** Before the identities of changed events, as ids. No id of the content service has a space. */
const CALENDAR_PREFIX = "event ";

/** Whether a document of a ledger is a changed event, by its id. */
export function isOfCalendar(id: string): boolean {
  return id.startsWith(CALENDAR_PREFIX);
}

/** A calendar of a page, by the id of the page and its address. */
interface Calendar {
  readonly page: string;
  readonly href: string;
}

interface ChangedEventOptions {
  /** The topic that the site options name for that. */
  readonly topic: string;
  /** Milliseconds of Unix time. A change counts as published now: nothing says when it was made. */
  readonly now: number;
  /** Where the dates of documents without a page stand. Default: nowhere, so that they are not announced. */
  readonly calendar?: Calendar | undefined;
}

/** The announcements of the dates of an item that are postponed, moved, online, cancelled or changed, and not over. */
export function changedEventsOf(
  item: ContentItem,
  { topic, now, calendar }: ChangedEventOptions,
): readonly AlertEntry[] {
  const announced = (events: readonly CalendarEvent[], href: string, pageId: string) =>
    events.filter(isAnnounced).flatMap((event): AlertEntry[] => {
      if (!(endOf(event) > now)) return [];
      const id = idOf(event, pageId);
      const { title } = event;
      return [{ id, address: id, topic, title, event, href, files: [], publishedAt: now }];
    });
  const { dates: listed = [] } = listedDocument(item) ?? {};
  if (calendar && listed.length > 0) return announced(listed, calendar.href, calendar.page);
  if (item.kind !== "page" || item.page.type === "news-archive") return [];
  const { page } = item;
  const address = addressOfPage(page);
  if (address === undefined) return [];
  const parts = new Map(partsOfPage(page.sections).map(({ id, section }) => [section, `#${id}`]));
  const dates = page.sections.flatMap((section) =>
    announced(datesIn(section), address + (parts.get(section) ?? ""), page.id),
  );
  return [...dates, ...announced(page.dates ?? [], address, page.id)];
}

/** The calendar that has the dates of documents without a page: the first one of a page for investors. */
export function calendarIn(items: readonly ContentItem[]): Calendar | undefined {
  for (const item of items) {
    if (item.kind !== "page" || item.page.type !== "investors-page") continue;
    const { page } = item;
    const address = addressOfPage(page);
    const found = page.sections.find(isDated);
    if (address === undefined || found === undefined) continue;
    const part = partsOfPage(page.sections).find(({ section }) => section === found);
    return { page: page.id, href: address + (part ? `#${part.id}` : "") };
  }
  return undefined;
}

/** A deadline is called off with what it is for, which is announced. */
function isAnnounced(event: CalendarEvent): event is ChangedEvent {
  return event.status !== undefined && event.isDeadline !== true;
}

/**
 * The same for each publish of a change, and another one for each date. Of events with the same key on a page, calendar files
 * number all but the first, which changes when one is removed; here the dates distinguish them. The date before a move is left
 * out: an editor who adds it later has not moved the event again. What has changed otherwise is in its note.
 */
function idOf(event: ChangedEvent, page: string): string {
  const { status, date, starts = date, lastDay, note } = event;
  const parts = [uidOf(event, keyOf(event), page), status, starts, lastDay];
  if (status === "Changed") parts.push(note);
  return CALENDAR_PREFIX + parts.filter((part) => part !== undefined).join(" ");
}
