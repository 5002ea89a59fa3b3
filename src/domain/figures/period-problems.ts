import type { ContentItem } from "../content/content-item.ts";
import { type Page, periodOfPage } from "../content/page.ts";
import { type ReportingPeriod, writtenPeriod } from "../content/reporting-period.ts";
import type { ReportedContent } from "../report/domain-capability.ts";
import { type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";
import { sectionProblems } from "../report/section-problems.ts";
import { reportedRows } from "./figure-rows.ts";

interface PageOfPeriod {
  readonly item: ContentItem;
  readonly page: Page;
  readonly period: ReportingPeriod;
}

/** Pages of one period, of which visitors see two, and financial years that end in different months. */
export function periodProblems(items: readonly ContentItem[]): readonly ContentProblem[] {
  const pages = items.flatMap((item): readonly PageOfPeriod[] => {
    const period = item.kind === "page" ? periodOfPage(item.page) : undefined;
    return item.kind === "page" && period ? [{ item, page: item.page, period }] : [];
  });
  return [...samePeriods(pages), ...differentEnds(pages)];
}

function samePeriods(pages: readonly PageOfPeriod[]): readonly ContentProblem[] {
  const alike = Map.groupBy(pages, ({ period }) => {
    const { name, ends, isSplit, ...part } = period;
    return JSON.stringify(period.kind === "other" ? { name, ends } : part);
  });
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ item }) =>
      problemsOf(item, [error(`is of the same period as ${first?.page.id}`, "data.period_kind")]),
    ),
  );
}

/** Nobody states figures, or what is expected of them, of years so far away. */
const YEARS_AHEAD = 10;
const YEARS_BACK = 100;

/** Periods of figures whose year is mistyped. */
export function statedPeriodProblems(
  items: readonly ContentItem[],
  { company, now }: Pick<ReportedContent, "company" | "now">,
): readonly ContentProblem[] {
  const thisYear = new Date(now).getUTCFullYear();
  return sectionProblems(items, (section) => {
    const periods = new Set(reportedRows(section, company).flatMap(({ period }) => period ?? []));
    return [...periods].map((period) => {
      const year = writtenPeriod(period)?.year ?? Number(/^\d{4}$/.exec(period.trim())?.[0]);
      const isWrong = year > thisYear + YEARS_AHEAD || year < thisYear - YEARS_BACK;
      return isWrong && error(`“${period}” is of the year ${year}: it may be mistyped`);
    });
  });
}

/** A year of weeks ends some days around the end of its month. */
const MAX_DIFFERENCE_DAYS = 8;

function differentEnds(pages: readonly PageOfPeriod[]): readonly ContentProblem[] {
  const alike = Map.groupBy(
    pages.filter(({ period }) => period.ends !== undefined && period.kind !== "other"),
    ({ period: { kind, ...period } }) =>
      [kind, "half" in period && period.half, "quarter" in period && period.quarter].join(),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ item, period: { ends = "" } }) => {
      const usual = first?.period.ends ?? "";
      if (daysApart(usual, ends) <= MAX_DIFFERENCE_DAYS) return [];
      const problem = `ends on ${ends}, but the same period of ${first?.page.id} on ${usual}: intended only if the financial year has changed`;
      return problemsOf(item, [warning(problem, "data.period_end")]);
    }),
  );
}

/** The days between two days of a year, whatever their years. */
function daysApart(one: string, other: string): number {
  const from = Temporal.PlainDate.from(one);
  const days = [-1, 0, 1].map((years) => {
    const moved = Temporal.PlainDate.from(other).with({ year: from.year + years });
    return Math.abs(from.until(moved).days);
  });
  return Math.min(...days);
}
