import type { NewsCategory } from "./news.ts";
import type { PdfCategory } from "./pdf-document.ts";

/**
 * Filter of the lists on a page; each list uses only the fields that apply to it. A capability declares those of its own
 * lists here (by declaration merging).
 */
export interface ListFilter {
  readonly year?: number | undefined;
  readonly category?: NewsCategory | undefined;
  readonly kind?: PdfCategory | undefined;
}

/** Maximum number of years to choose from, in case that a date is wrong; no list is as old. */
const MAX_YEARS = 50;

/** All years from the newest to the oldest date of a list, each `YYYY-MM-DD`. */
export function yearsBetween(newest: string | undefined, oldest: string | undefined): number[] {
  const last = yearOf(newest);
  const first = yearOf(oldest);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: Math.min(last - first + 1, MAX_YEARS) }, (_, index) => last - index);
}

/** The year of a date, `YYYY-MM-DD`; `undefined` for any other text. */
export function yearOf(day: string | undefined): number | undefined {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(day ?? "") ?? [];
  return year === undefined ? undefined : Number(year);
}
