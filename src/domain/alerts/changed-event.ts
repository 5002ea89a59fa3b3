import { type CalendarEvent, endOf, keyOf, uidOf } from "../content/calendar-event.ts";
import type { ContentItem } from "../content/content-item.ts";
import { datesIn } from "../content/events-of.ts";
import { partsOfPage } from "../content/page-parts.ts";
import { addressOfPage } from "../links/address.ts";
import type { Announcement, ChangedEvent } from "./announcement.ts";

/** Before the identities of changed events, as ids. No id of the content service has a space. */
const CALENDAR_PREFIX = "event ";

/** Whether a document of a ledger is a changed event, by its id. */
export function isOfCalendar(id: string): boolean {
  return id.startsWith(CALENDAR_PREFIX);
}

/**
 * The announcements of the dates of an item that are postponed, moved, online or cancelled, and not over.
 *
 * @param topic - The topic that the site options name for that.
 * @param now - Milliseconds of Unix time. A change counts as published now: nothing says when it was made.
 */
export function changedEventsOf(item: ContentItem, topic: string, now: number): readonly Announcement[] {
  if (item.kind !== "page" || item.page.type === "news-archive") return [];
  const { page } = item;
  const address = addressOfPage(page);
  if (address === undefined) return [];
  const announced = (events: readonly CalendarEvent[], href: string) =>
    events.filter(isAnnounced).flatMap((event): Announcement[] => {
      if (!(endOf(event) > now)) return [];
      const id = idOf(event, page.id);
      const { title } = event;
      return [{ id, address: id, topic, title, event, href, files: [], publishedAt: now }];
    });
  const parts = new Map(partsOfPage(page.sections).map(({ id, section }) => [section, `#${id}`]));
  const dates = page.sections.flatMap((section) =>
    announced(datesIn(section), address + (parts.get(section) ?? "")),
  );
  return [...dates, ...announced(page.dates ?? [], address)];
}

function isAnnounced(event: CalendarEvent): event is ChangedEvent {
  return event.status !== undefined;
}

/**
 * The same for each publish of a change, and another one for each date. Of events with the same key on a page, calendar files
 * number all but the first, which changes when one is removed; here the dates distinguish them. The date before a move is left
 * out: an editor who adds it later has not moved the event again.
 */
function idOf(event: ChangedEvent, page: string): string {
  const { status, date, starts = date, lastDay } = event;
  const parts = [uidOf(event, keyOf(event), page), status, starts, lastDay];
  return CALENDAR_PREFIX + parts.filter((part) => part !== undefined).join(" ");
}
