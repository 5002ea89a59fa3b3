import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { Section } from "../content/section.ts";
import { type Dividend, isComing } from "./dividend.ts";

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
  const dates = dividends.filter((one) => isComing(one, since)).flatMap((one) => one.dates);
  const calendar = sections.find((section) => section.kind === "calendar");
  if (!calendar || dates.length === 0) return sections;
  const events = [...calendar.events, ...dates].sort((one, other) => one.date.localeCompare(other.date));
  return sections.map((section) => (section === calendar ? { ...calendar, events } : section));
}

/** Whether an item is a page with a section of dividends. */
export function showsDividends(item: ContentItem): boolean {
  return sectionsOf(item).some(({ kind }) => kind === "dividends");
}
