import type { PageEntry } from "./page-entry.ts";

/** A period that a company reports on. */
export type ReportingPeriod =
  | { readonly kind: "year" | "half-year"; readonly year: number }
  | { readonly kind: "half"; readonly half: number; readonly year: number }
  | { readonly kind: "quarter"; readonly quarter: number; readonly year: number };

/** The results page of a period. */
export interface PeriodPage {
  readonly period: ReportingPeriod;
  readonly title: string;
  readonly href: string;
}

/** The end of a page's address, in English or German: `/results/fy26`, `gj-2026`, `hy26`, `h1-2026`, `q3-2026`. */
const PERIOD = /\/(?<kind>fy|gj|hy|hj|[hq](?<part>[1-4]))-?(?:20)?(?<year>\d{2})$/;

/** The pages of reporting periods, newest first. A part of a year is older than the year. */
export function periodPages(pages: readonly PageEntry[]): readonly PeriodPage[] {
  return pages
    .flatMap(({ title, href }) => {
      const period = periodIn(href);
      return period ? { period, title, href } : [];
    })
    .sort((one, other) => endOf(other.period) - endOf(one.period) || one.href.localeCompare(other.href));
}

function periodIn(href: string): ReportingPeriod | undefined {
  const { kind = "", part, year: digits } = PERIOD.exec(href)?.groups ?? {};
  const year = 2_000 + Number(digits);
  if (Number.isNaN(year)) return undefined;
  if (part === undefined) return { kind: kind.startsWith("h") ? "half-year" : "year", year };
  if (kind.startsWith("q")) return { kind: "quarter", quarter: Number(part), year };
  return Number(part) <= 2 ? { kind: "half", half: Number(part), year } : undefined;
}

/** Where the page of a period at an address belongs among dated ones, as a year with a fraction; `undefined` for others. */
export function periodTime(href: string): number | undefined {
  const period = periodIn(href);
  return period && endOf(period);
}

/** The same of a period as editors write it: `FY26`, `1H26`, `Q3 2026`, `2026`. */
export function writtenPeriodTime(text: string): number | undefined {
  const spelt = text
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/^([1-4])([hq])/, "$2$1");
  return periodTime(/^\d{4}$/.test(spelt) ? `/fy${spelt}` : `/${spelt}`);
}

/** The end of a period in years; the whole year is last. */
function endOf(period: ReportingPeriod): number {
  switch (period.kind) {
    case "year":
      return period.year + 1.1;
    case "half-year":
      return period.year + 0.5;
    case "half":
      return period.year + period.half / 2;
    case "quarter":
      return period.year + period.quarter / 4;
  }
}
