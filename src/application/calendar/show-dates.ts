import type { CalendarArchive } from "../../domain/calendar/calendar.ts";
import type { CalendarEvent } from "../../domain/content/calendar-event.ts";
import { listingUpTo } from "../../domain/content/content.ts";
import { yearOf } from "../../domain/content/list-filter.ts";

/** Maximum number of dates of a calendar on a page. A calendar with more has a filter by year. */
const DATES_PAGE_SIZE = 40;

interface DatesQuery {
  /** A year without dates is ignored. */
  readonly year: number | undefined;
  readonly page: number;
  /** Milliseconds of Unix time. */
  readonly now: number;
}

/**
 * The dates of a calendar for a page, in the editor's order: all of them, those of a year, or without a year those that are
 * nearest to now. A page number that is too large returns the last page.
 */
export function showDates<T extends Pick<CalendarEvent, "date">>(
  events: readonly T[],
  { year, page, now }: DatesQuery,
): { readonly events: readonly T[]; readonly archive?: CalendarArchive } {
  if (events.length <= DATES_PAGE_SIZE) return { events };
  const years = [...new Set(events.flatMap(({ date }) => yearOf(date) ?? []))].sort((a, b) => b - a);
  if (year === undefined || !years.includes(year)) {
    const distance = ({ date }: T) => Math.abs(Date.parse(date) - now);
    const nearest = new Set(events.toSorted((a, b) => distance(a) - distance(b)).slice(0, DATES_PAGE_SIZE));
    return { events: events.filter((event) => nearest.has(event)), archive: { years, page: 1, pages: 1 } };
  }
  const found = events.filter(({ date }) => yearOf(date) === year);
  const shown = listingUpTo(found, { page, pageSize: DATES_PAGE_SIZE });
  return {
    events: shown.items,
    archive: { years, year, page: shown.page, pages: shown.pages, total: shown.total },
  };
}
