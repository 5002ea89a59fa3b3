import { type CalendarEvent, isOver } from "../../domain/content/calendar-event.ts";
import type { Content } from "../../domain/content/content.ts";
import { datesIn } from "../../domain/content/events-of.ts";
import { joinedDates } from "../offered-dates.ts";
import type { ShownBy } from "../page-capability.ts";

/** The dates for investors that are not over, the next one first: of calendars on their pages, and of other documents. */
export function comingDates(
  content: Content,
  { now, offeredDates }: Pick<ShownBy, "now" | "offeredDates">,
): readonly CalendarEvent[] {
  const composed = content.pagesOf("investors-page").flatMap((page) => page.sections.flatMap(datesIn));
  return joinedDates(composed, offeredDates).filter((event) => !isOver(event, now));
}
