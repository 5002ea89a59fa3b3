import { content as texts } from "#texts/content.ts";
import { brand } from "../../../brand/brand.ts";
import {
  amountOf,
  FINANCIAL_MEASURES,
  type FinancialMeasure,
  unitOf,
} from "../../../src/domain/content/financial-year.ts";
import { label } from "../../styles/layout.css.ts";
import { charts as chartsInRow } from "../charts/bar-chart.css.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { FigureDownloads } from "./figure-downloads.tsx";
import { FigureTable } from "./figure-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

const UNITS = texts.units(brand.currency);

/** Results by year, newest first. Measures without any amount are omitted. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  // The newest year comes first, so that a phone shows it without scrolling.
  const years = section.years.toSorted((one, other) => other.period.localeCompare(one.period));
  const isStated = (measure: FinancialMeasure) => years.some((year) => amountOf(measure, year) !== undefined);
  const measures = FINANCIAL_MEASURES.filter(isStated);
  const oldestFirst = years.toReversed();
  const charts = section.charts.filter(isStated);
  if (measures.length === 0) return null;
  return (
    <SectionFrame
      heading={section.heading}
      content="below"
      aside={section.caption && <small className={label}>{section.caption}</small>}
    >
      {/* A chart of one year shows no trend. */}
      {charts.length > 0 && years.length > 1 && (
        <div className={chartsInRow}>
          {charts.map((measure) => (
            <BarChart
              key={measure}
              name={texts.measures[measure]}
              unit={unitOf(measure, UNITS)}
              amounts={oldestFirst.map((year) => ({ period: year.period, amount: amountOf(measure, year) }))}
            />
          ))}
        </div>
      )}
      <FigureTable
        caption={texts.amounts(section.heading ?? texts.financialSummary)}
        columns={years.map(({ period }) => period)}
        rows={measures.map((measure) => ({
          measure: texts.measures[measure],
          unit: unitOf(measure, UNITS),
          cells: years.map((year) => amountOf(measure, year)),
        }))}
      />
      {section.source && (
        <p>
          <small className={label}>{texts.source(section.source)}</small>
        </p>
      )}
      <FigureDownloads section={section} />
    </SectionFrame>
  );
}
