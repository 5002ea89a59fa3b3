import { type ContentItem, sectionsOf } from "./content-item.ts";
import { datesOf } from "./general-meeting.ts";
import type { CalendarEvent } from "./section.ts";

/** The dates of an item: of its calendars, of a meeting or of a dividend. */
export function eventsOf(item: ContentItem): readonly CalendarEvent[] {
  if (item.kind === "dividend") return item.dividend.dates;
  const events = sectionsOf(item).flatMap((section) => (section.kind === "calendar" ? section.events : []));
  const isMeeting = item.kind === "page" && item.page.type === "general-meeting";
  return isMeeting ? [...events, ...datesOf(item.page)] : events;
}
