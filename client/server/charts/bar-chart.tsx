import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import * as styles from "./bar-chart.css.ts";
import { isCrowded, layOutBars } from "./bars.ts";

/** Heights in pixels at the usual font size: of the bars with their amounts, and of the line of periods under them. */
const PLOT_HEIGHT_PX = 160;
const PERIODS_HEIGHT_PX = 28;

/** Font size of the labels in pixels, at the usual font size. */
const LABEL_SIZE_PX = 14;

/** Horizontal position of labels that are aligned to a side of the chart, in per cent. */
const SIDES = { start: 0, end: 100 } as const;

interface BarChartProps {
  readonly name: string;
  readonly unit?: string | undefined;
  /** Of the amounts. Default: one. */
  readonly decimals?: number | undefined;
  /** From the oldest to the latest, which is highlighted. */
  readonly amounts: readonly { readonly period: string; readonly amount: number | undefined }[];
  /** Text alternative of amounts that are of no periods, none of which is highlighted. Default: of periods. */
  readonly alternative?: string | undefined;
}

/**
 * Amounts of several periods as bars, the latest highlighted. It belongs to a table with the same amounts, which screen
 * readers read. Heights grow with the font size. Horizontal positions are in per cent, so that the text keeps its size at
 * every width of the chart. Where the bars are too close for labels, only the periods at both ends and the last amount are
 * written.
 */
export function BarChart({ name, unit, decimals, amounts, alternative }: BarChartProps) {
  const { zero, bars } = layOutBars(
    amounts.map(({ amount }) => amount),
    PLOT_HEIGHT_PX,
  );
  const columns = bars.map((bar, index) => {
    const { period = "", amount } = amounts[index] ?? {};
    return { bar, period, label: amount === undefined ? "–" : formatAmount(amount, formats, decimals) };
  });
  const crowded =
    isCrowded(columns.map(({ label }) => label)) || isCrowded(columns.map(({ period }) => period));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{name}</b>
        {unit && ` ${unit}`}
      </figcaption>
      <svg
        className={styles.chart}
        width="100%"
        height={em(PLOT_HEIGHT_PX + PERIODS_HEIGHT_PX)}
        role="img"
        aria-label={alternative ?? textAlternative({ name, decimals, amounts })}
      >
        {columns.map(({ bar, period, label }, index) => {
          const end = crowded ? endAt(index, bars.length) : undefined;
          const labelX = `${end ? SIDES[end] : bar.centre}%`;
          return (
            <g key={index} textAnchor={end}>
              {bar.height > 0 && (
                <rect x={`${bar.x}%`} y={em(bar.y)} width={`${bar.width}%`} height={em(bar.height)} />
              )}
              {(!crowded || end === "end") && (
                <text x={labelX} y={em(bar.labelY)}>
                  {label}
                </text>
              )}
              {(!crowded || end) && (
                <text x={labelX} y={em(PLOT_HEIGHT_PX + 20)}>
                  {period}
                </text>
              )}
            </g>
          );
        })}
        {/* Styles highlight the last group. */}
        {alternative !== undefined && <g />}
        <line x2="100%" y1={em(zero)} y2={em(zero)} />
      </svg>
    </figure>
  );
}

/** Charts side by side; nothing at all without any. */
export function BarCharts({ charts }: { readonly charts: readonly BarChartProps[] }) {
  if (charts.length === 0) return null;
  return (
    <div className={styles.charts}>
      {charts.map((chart, index) => (
        <BarChart key={index} {...chart} />
      ))}
    </div>
  );
}

/** A height that grows with the reader's font size, as the labels do. Not in `rem`, which WebKit ignores for texts and lines. */
function em(pixels: number): string {
  return `${Number((pixels / LABEL_SIZE_PX).toFixed(3))}em`;
}

/** Which end of the row a bar is at, if any. */
function endAt(index: number, count: number): keyof typeof SIDES | undefined {
  if (index === 0) return "start";
  return index === count - 1 ? "end" : undefined;
}

/** Text alternative of the chart: `Revenue, FY22 1,842.6 to FY26 2,318.7. The table has all amounts.` */
function textAlternative({ name, decimals, amounts }: Omit<BarChartProps, "unit">): string {
  const known = amounts.flatMap(({ period, amount }) =>
    amount === undefined ? [] : [`${period} ${formatAmount(amount, formats, decimals)}`],
  );
  return texts.chart(name, known[0], known.length > 1 ? known.at(-1) : undefined);
}
