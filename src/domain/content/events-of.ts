import { type CalendarEvent, momentsOf } from "./calendar-event.ts";
import { type ContentItem, listedDocument, sectionsOf } from "./content-item.ts";
import { latestOf } from "./moments.ts";
import type { Dated, Section } from "./section.ts";

/** The dates of an item: of its sections, and those that it has as a whole. */
export function eventsOf(item: ContentItem): readonly CalendarEvent[] {
  const own = item.kind === "page" ? item.page.dates : listedDocument(item)?.dates;
  return [...sectionsOf(item).flatMap(datesIn), ...(own ?? [])];
}

/** A section with dates, which a capability declares as `Dated`. */
type DatedSection = Exclude<Section, { readonly kind: "timeline" }> &
  Dated & { readonly heading?: string | undefined };

/** Whether a section has dates, as its editor entered them; also if there are none yet. The events of a timeline are not dates. */
export function isDated(section: Section): section is DatedSection {
  return section.kind !== "timeline" && "events" in section;
}

/** The dates that a section has, as its editor entered them. */
export function datesIn(section: Section): readonly CalendarEvent[] {
  return isDated(section) ? section.events : [];
}

/** When an event of visible items has begun or ended last: it is shown in another way since then. */
export function lastEventMoment(items: readonly ContentItem[], now: number): number | undefined {
  return latestOf(
    items.flatMap((item) => eventsOf(item).flatMap(momentsOf)).filter((moment) => moment <= now),
  );
}
