import { formatAmount } from "../../src/domain/content/financial-year.ts";
import * as styles from "./bar-chart.css.ts";
import { layOutBars } from "./bars.ts";

/** Heights in pixels: of the bars with their amounts, and of the line of periods under them. */
const PLOT = 200;
const PERIODS = 28;

interface BarChartProps {
  readonly name: string;
  readonly unit: string;
  /** In the order of time; the last is the one that the reader came for. */
  readonly amounts: readonly { readonly period: string; readonly amount: number | undefined }[];
}

/**
 * Amounts of several periods as bars, the latest of them set off. It belongs to a table with the same amounts, which
 * says them to those who cannot see the bars. Positions across are in per cent, so that letters keep their size while
 * the chart takes the width that there is.
 */
export function BarChart({ name, unit, amounts }: BarChartProps) {
  const { zero, bars } = layOutBars(
    amounts.map(({ amount }) => amount),
    PLOT,
  );
  return (
    <figure>
      <figcaption className={styles.caption}>
        <b>{name}</b> {unit}
      </figcaption>
      <svg
        className={styles.chart}
        width="100%"
        height={PLOT + PERIODS}
        role="img"
        aria-label={inWords({ name, amounts })}
      >
        {bars.map(({ x, width, centre, y, height, labelY, isLabelled }, index) => {
          const { period, amount } = amounts[index] ?? {};
          return (
            <g key={period}>
              {height > 0 && <rect x={`${x}%`} y={y} width={`${width}%`} height={height} />}
              {isLabelled && (
                <text x={`${centre}%`} y={labelY}>
                  {amount === undefined ? "–" : formatAmount(amount)}
                </text>
              )}
              <text x={`${centre}%`} y={PLOT + 20}>
                {period}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${zero}h4000`} />
      </svg>
    </figure>
  );
}

/** What the bars say at a glance: `Revenue, FY22 1,842.6 to FY26 2,318.7. The table has every year.` */
function inWords({ name, amounts }: Pick<BarChartProps, "name" | "amounts">): string {
  const known = amounts.flatMap(({ period, amount }) =>
    amount === undefined ? [] : [`${period} ${formatAmount(amount)}`],
  );
  const [first] = known;
  const ends = known.length > 1 ? `${first} to ${known.at(-1)}` : first;
  return `${[name, ends].filter(Boolean).join(", ")}. The table has every year.`;
}
