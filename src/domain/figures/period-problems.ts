import type { ContentItem } from "../content/content-item.ts";
import { type Page, periodOfPage } from "../content/page.ts";
import type { ReportingPeriod } from "../content/reporting-period.ts";
import { type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";

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
