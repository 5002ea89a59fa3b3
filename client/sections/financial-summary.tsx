import { useId } from "react";
import { brand } from "../../brand/brand.ts";
import { formats } from "../../brand/derived.ts";
import {
  amountOf,
  FINANCIAL_MEASURES,
  type FinancialMeasure,
  type FinancialYear,
  formatAmount,
  unitOf,
} from "../../src/domain/content/financial-year.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { label, pairs, thirds, visuallyHidden } from "../styles/layout.css.ts";
import { FigureDownloads } from "./figure-downloads.tsx";
import * as styles from "./financial-summary.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Results by year, newest first. Measures without any amount are omitted. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  // The newest year comes first, so that a phone shows it without scrolling.
  const years = section.years.toSorted((one, other) => other.period.localeCompare(one.period));
  const captionId = useId();
  const isStated = (measure: FinancialMeasure) => years.some((year) => amountOf(measure, year) !== undefined);
  const measures = FINANCIAL_MEASURES.filter(isStated);
  if (measures.length === 0) return null;
  return (
    <SectionFrame
      heading={section.heading}
      content="below"
      aside={section.caption && <small className={label}>{section.caption}</small>}
    >
      <Charts measures={section.charts.filter(isStated)} years={years.toReversed()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className={visuallyHidden}>
            {`${section.heading ?? "Financial summary"}: amounts`}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {years.map((year) => (
                <th key={year.period} scope="col" className={styles.period}>
                  {year.period}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure}>
                <th scope="row" className={styles.measure}>
                  {measure} <small className={styles.unit}>{unitOf(measure, brand.currency)}</small>
                </th>
                {years.map((year) => (
                  <td key={year.period} className={styles.amount}>
                    <Amount value={amountOf(measure, year)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {section.source && (
        <p>
          <small className={label}>Source: {section.source}</small>
        </p>
      )}
      <FigureDownloads section={section} />
    </SectionFrame>
  );
}

interface ChartsProps {
  readonly measures: readonly FinancialMeasure[];
  /** Oldest first, as a chart is read. */
  readonly years: readonly FinancialYear[];
}

function Charts({ measures, years }: ChartsProps) {
  // A chart of one year shows no trend.
  if (measures.length === 0 || years.length < 2) return null;
  return (
    <div className={measures.length % 3 === 0 ? thirds : pairs}>
      {measures.map((measure) => (
        <BarChart
          key={measure}
          name={measure}
          unit={unitOf(measure, brand.currency)}
          amounts={years.map((year) => ({ period: year.period, amount: amountOf(measure, year) }))}
        />
      ))}
    </div>
  );
}

function Amount({ value }: { readonly value: number | undefined }) {
  if (value !== undefined) return formatAmount(value, formats);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>not stated</span>
    </>
  );
}
