import { datesIn, isDated } from "../domain/content/events-of.ts";
import type { Section } from "../domain/content/section.ts";
import type { OfferedDates } from "./page-capability.ts";

/**
 * The sections of a page, of which the first calendar has the dates of other documents, too. Dates are in the order of time
 * then, and otherwise in the editor's.
 */
export function withOfferedDates(
  sections: readonly Section[],
  offered: readonly OfferedDates[],
): readonly Section[] {
  const dates = offered.flatMap((one) => one.events);
  const first = sections.find(isDated);
  if (!first || dates.length === 0) return sections;
  const events = [...datesIn(first), ...dates].sort(
    (one, other) =>
      one.date.localeCompare(other.date) || (one.starts ?? "").localeCompare(other.starts ?? ""),
  );
  return sections.map((section) => (section === first ? { ...first, events } : section));
}
