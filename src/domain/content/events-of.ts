import type { CalendarEvent } from "./calendar-event.ts";
import { type ContentItem, listedDocument, sectionsOf } from "./content-item.ts";
import type { Section } from "./section.ts";

/** The dates of an item: of its sections, and those that it has as a whole. */
export function eventsOf(item: ContentItem): readonly CalendarEvent[] {
  const own = item.kind === "page" ? item.page.dates : listedDocument(item)?.dates;
  return [...sectionsOf(item).flatMap(datesIn), ...(own ?? [])];
}

/** The dates that a section has, as its editor entered them. */
export function datesIn(section: Section): readonly CalendarEvent[] {
  return section.kind !== "timeline" && "events" in section ? section.events : [];
}
