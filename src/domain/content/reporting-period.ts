import type { PageEntry } from "./page-entry.ts";

/** The results page of a financial year or half-year. */
export interface PeriodPage {
  /** `FY26` or `HY26`. */
  readonly name: string;
  readonly title: string;
  readonly href: string;
}

/** The period is the end of the page's address: `/results/fy26`. */
const PERIOD = /\/(?<kind>fy|hy)(?<year>\d{2})$/;

/** The pages of reporting periods, newest first. A half-year is older than its financial year. */
export function periodPages(pages: readonly PageEntry[]): readonly PeriodPage[] {
  return pages
    .flatMap(({ title, href }) => {
      const { kind, year } = PERIOD.exec(href)?.groups ?? {};
      if (!kind || !year) return [];
      return {
        name: `${kind}${year}`.toUpperCase(),
        title,
        href,
        order: Number(year) + (kind === "fy" ? 0.5 : 0),
      };
    })
    .sort((one, other) => other.order - one.order || one.href.localeCompare(other.href))
    .map(({ order: _, ...page }) => page);
}
