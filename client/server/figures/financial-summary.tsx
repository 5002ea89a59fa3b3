import { content as texts } from "#texts/content.ts";
import { numbers as words } from "#texts/numbers.ts";
import { brand } from "../../../brand/brand.ts";
import { formats } from "../../../brand/derived.ts";
import { type MeasureLabels, measureRows, periodsOf } from "../../../src/domain/figures/measure.ts";
import { moneyStyleOf } from "../../../src/domain/money/money-text.ts";
import { BarCharts } from "../charts/bar-chart.tsx";
import { FigureTable } from "../content/figure-table.tsx";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { Explanations } from "./explanations.tsx";

const STYLE = moneyStyleOf(brand);

const LABELS: MeasureLabels = {
  measures: texts.measures,
  units: texts.units(STYLE),
  money: STYLE,
  numbers: { ...formats, locale: brand.locale, words },
};

/** Figures by period, newest first, so that a phone shows the newest without scrolling. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  const rows = measureRows(section, LABELS);
  const periods = periodsOf(section);
  if (rows.length === 0) return null;
  // A chart of one period shows no trend.
  const charts = (periods.length > 1 ? rows : [])
    .filter(({ chart }) => chart !== undefined)
    .sort(({ chart: one = 0 }, { chart: other = 0 }) => one - other);
  return (
    <FigureSection section={section} caption={section.caption} content="below">
      <BarCharts
        charts={charts.map(({ measure, unit, decimals, amounts }) => ({
          name: measure,
          unit,
          decimals,
          amounts: periods.toReversed().map((period) => {
            const amount = amounts.get(period);
            return { period, amount: typeof amount === "number" ? amount : undefined };
          }),
        }))}
      />
      <FigureTable
        caption={texts.amounts(section.heading ?? texts.financialSummary)}
        columns={periods}
        rows={rows.map((row) => ({
          ...row,
          cells: periods.map((period) => row.amounts.get(period)),
          marks: periods.map((period) => (row.restated.has(period) ? texts.restated : undefined)),
        }))}
      />
      <Explanations
        definitions={section.definitions ?? []}
        restated={rows.flatMap(({ measure, unit, decimals, restated }) =>
          periods.flatMap((period) => {
            const value = restated.get(period);
            return value ? { ...value, measure, unit, decimals, period } : [];
          }),
        )}
      />
    </FigureSection>
  );
}
