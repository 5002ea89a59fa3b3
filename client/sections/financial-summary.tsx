import { useId } from "react";
import type { FinancialYear } from "../../src/domain/content/section.ts";
import { label, visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./financial-summary.css.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly of: (year: FinancialYear) => number | undefined;
}

const MEASURES: readonly Measure[] = [
  { name: "Revenue", unit: "A$m", of: (year) => year.revenue },
  { name: "EBITDA", unit: "A$m", of: (year) => year.ebitda },
  { name: "Net profit after tax", unit: "A$m", of: (year) => year.netProfit },
  { name: "Dividend", unit: "cents a share", of: (year) => year.dividend },
];

/** Results year by year, newest first. Measures that no year has are left out. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  // The newest year comes first: on a phone it is the one in view.
  const years = section.years.toSorted((one, other) => other.period.localeCompare(one.period));
  const captionId = useId();
  const measures = MEASURES.filter((measure) => years.some((year) => measure.of(year) !== undefined));
  if (measures.length === 0) return null;
  return (
    <SectionFrame heading={section.heading}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroller} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId} className={section.caption ? styles.caption : visuallyHidden}>
            {section.caption || section.heading || "Financial summary"}
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
              <tr key={measure.name}>
                <th scope="row" className={styles.measure}>
                  {measure.name} <span className={styles.unit}>{measure.unit}</span>
                </th>
                {years.map((year) => (
                  <td key={year.period} className={styles.amount}>
                    <Amount value={measure.of(year)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {section.source && <p className={label}>Source: {section.source}</p>}
    </SectionFrame>
  );
}

function Amount({ value }: { readonly value: number | undefined }) {
  if (value !== undefined) return formatAmount(value);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={visuallyHidden}>not stated</span>
    </>
  );
}

/** One decimal, thousands apart: `2,318.7`. */
function formatAmount(value: number): string {
  return value.toFixed(1).replace(/\B(?=(\d{3})+\.)/g, ",");
}
