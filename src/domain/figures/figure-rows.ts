import type { FigureRow } from "../content/figure-table.ts";
import type { SectionOf } from "../content/section.ts";
import { type MeasureLabels, measureRows } from "./measure.ts";

/** The figures of periods as rows of a file. */
export function summaryRows(section: SectionOf<"financial-summary">, labels: MeasureLabels): FigureRow[] {
  return measureRows(section, labels).flatMap(({ measure, unit, amounts }) =>
    [...amounts].map(([period, value]) => ({ measure, unit, period, value })),
  );
}

/** Compared figures as rows of a file. */
export function comparedRows({ period, previousPeriod, figures }: SectionOf<"comparison">): FigureRow[] {
  return figures.flatMap(({ measure, unit, value, previous }) => [
    { measure, unit, period, value },
    ...(previous === undefined ? [] : [{ measure, unit, period: previousPeriod, value: previous }]),
  ]);
}
