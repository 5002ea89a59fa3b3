import { content as texts } from "#texts/content.ts";
import { FIGURE_LABELS } from "../../../src/adapters/http/contract/figures.ts";
import { measureRows, periodsOf } from "../../../src/domain/content/measure.ts";
import { label } from "../../styles/layout.css.ts";
import { charts as chartsInRow } from "../charts/bar-chart.css.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { FigureSource } from "./figure-downloads.tsx";
import { FigureTable } from "./figure-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Figures by period, newest first, so that a phone shows the newest without scrolling. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  const rows = measureRows(section, FIGURE_LABELS);
  const periods = periodsOf(section);
  const charts = rows
    .filter(({ chart }) => chart !== undefined)
    .sort(({ chart: one = 0 }, { chart: other = 0 }) => one - other);
  if (rows.length === 0) return null;
  return (
    <SectionFrame
      heading={section.heading}
      content="below"
      aside={section.caption && <small className={label}>{section.caption}</small>}
    >
      {/* A chart of one period shows no trend. */}
      {charts.length > 0 && periods.length > 1 && (
        <div className={chartsInRow}>
          {charts.map(({ measure, unit, decimals, amounts }, index) => (
            <BarChart
              key={index}
              name={measure}
              unit={unit}
              decimals={decimals}
              amounts={periods.toReversed().map((period) => {
                const amount = amounts.get(period);
                return { period, amount: typeof amount === "number" ? amount : undefined };
              })}
            />
          ))}
        </div>
      )}
      <FigureTable
        caption={texts.amounts(section.heading ?? texts.financialSummary)}
        columns={periods}
        rows={rows.map((row) => ({ ...row, cells: periods.map((period) => row.amounts.get(period)) }))}
      />
      <FigureSource section={section} />
    </SectionFrame>
  );
}
