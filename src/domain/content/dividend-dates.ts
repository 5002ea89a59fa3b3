import type { ContentItem } from "./content-item.ts";
import type { Dividend, DividendDate } from "./dividend.ts";
import type { CalendarEvent, Section } from "./section.ts";

/**
 * The sections of a page, of which the first calendar has the dates of dividends, too. Dates are in the order of their days
 * then, and otherwise in the editor's.
 *
 * @param since - `YYYY-MM-DD`. Of a dividend whose last date is older, there are no dates.
 */
export function withDividendDates(
  sections: readonly Section[],
  dividends: readonly Dividend[],
  since: string,
): readonly Section[] {
  const dates = dividends
    .filter((dividend) => lastDate(dividend) >= since)
    .flatMap((dividend) => dividend.dates);
  const calendar = sections.find((section) => section.kind === "calendar");
  if (!calendar || dates.length === 0) return sections;
  const events = [...calendar.events, ...dates].sort(byDay);
  return sections.map((section) => (section === calendar ? { ...calendar, events } : section));
}

/** Whether an item is a page with a section of dividends. */
export function showsDividends(item: ContentItem): boolean {
  if (item.kind !== "page" || item.page.type === "news-archive") return false;
  return item.page.sections.some(({ kind }) => kind === "dividends");
}

function lastDate({ dates }: Dividend): string {
  return (
    dates
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ""
  );
}

function byDay(one: CalendarEvent | DividendDate, other: CalendarEvent | DividendDate): number {
  return one.date.localeCompare(other.date);
}
