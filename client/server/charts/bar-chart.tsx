import type { Locale } from "../../../brand/locale.ts";
import type { NamedPeriod, Translatable } from "../../../src/domain/content/translatable.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { InItsLanguage } from "../content/in-its-language.tsx";
import { useLocale } from "../locale.ts";
import * as styles from "./bar-chart.css.ts";
import { layOutBars, layOutRows, widthOfLabels } from "./bars.ts";
import { columnsFrom } from "./widths.ts";

/** Heights in pixels at the usual font size: of the bars with their amounts, and of the line of periods under them. */
const PLOT_HEIGHT_PX = 200;
const PERIODS_HEIGHT_PX = 28;

/** Font size of the labels in pixels, at the usual font size. */
const LABEL_SIZE_PX = 14;

interface BarChartProps extends Translatable<"name" | "unit"> {
  readonly name: string;
  readonly unit?: string | undefined;
  /** Decimals of the amounts. Default: one. */
  readonly decimals?: number | undefined;
  /** From the oldest to the latest, which is highlighted. */
  readonly amounts: readonly (NamedPeriod & { readonly amount: number | undefined })[];
  /** Text alternative of amounts that are of no periods, none of which is highlighted. Default: of periods. */
  readonly alternative?: string | undefined;
}

/**
 * Amounts of several periods as bars, the latest highlighted. It belongs to a table with the same amounts, which screen
 * readers read. Every bar has its period and its amount, on paper and on a phone too: where columns have no room for them,
 * each bar is in a row of its own. Nothing without any amount.
 */
export function BarChart({ name, wordsIn, unit, decimals, amounts, alternative }: BarChartProps) {
  const locale = useLocale();
  const { formats } = locale;
  if (!hasAmounts({ amounts })) return null;
  const last = alternative === undefined ? amounts.length - 1 : undefined;
  const entries = amounts.map(({ period, wordsIn: words, amount }, index) => ({
    period,
    wordsIn: words,
    amount,
    label: amount === undefined ? "–" : formatAmount(amount, formats, decimals),
    className: index === last ? styles.latest : undefined,
  }));
  const width = Math.max(
    widthOfLabels(entries.map(({ label }) => label)),
    widthOfLabels(entries.map(({ period }) => period)),
  );
  const from = columnsFrom(width);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b lang={wordsIn?.name}>{name}</b>
        {unit && <InItsLanguage language={wordsIn?.unit}>{` ${unit}`}</InItsLanguage>}
      </figcaption>
      <div
        className={from === undefined ? styles.chart : `${styles.chart} ${styles.columnsFrom[from]}`}
        role="img"
        // An attribute is in one language: a name in another one is only in the caption, and such periods are in the table.
        aria-label={
          alternative ??
          textAlternative({ name: wordsIn?.name === undefined ? name : "", decimals, amounts }, locale)
        }
      >
        {from !== undefined && <Columns entries={entries} />}
        <Rows entries={entries} />
      </div>
    </figure>
  );
}

function hasAmounts({ amounts }: Pick<BarChartProps, "amounts">): boolean {
  return amounts.some(({ amount }) => amount !== undefined);
}

interface Entries {
  readonly entries: readonly (NamedPeriod & {
    readonly amount: number | undefined;
    readonly label: string;
    readonly className: string | undefined;
  })[];
}

/**
 * Bars side by side. Heights grow with the font size. Horizontal positions are in per cent, so that the text keeps its size
 * at every width of the chart.
 */
function Columns({ entries }: Entries) {
  const { zero, bars } = layOutBars(
    entries.map(({ amount }) => amount),
    PLOT_HEIGHT_PX,
  );
  return (
    <svg
      className={styles.columns}
      width="100%"
      height={em(PLOT_HEIGHT_PX + PERIODS_HEIGHT_PX)}
      aria-hidden="true"
    >
      {bars.map((bar, index) => {
        const { period = "", wordsIn, label = "", className } = entries[index] ?? {};
        return (
          <g key={index} className={className}>
            {bar.height > 0 && (
              <rect x={`${bar.x}%`} y={em(bar.y)} width={`${bar.width}%`} height={em(bar.height)} />
            )}
            <text x={`${bar.centre}%`} y={em(bar.labelY)}>
              {label}
            </text>
            <text lang={wordsIn?.period} x={`${bar.centre}%`} y={em(PLOT_HEIGHT_PX + 20)}>
              {period}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1={em(zero)} y2={em(zero)} />
    </svg>
  );
}

/** Bars below each other, with their amounts beside their periods. Their markup is short: every chart has them. */
function Rows({ entries }: Entries) {
  const { zero, bars } = layOutRows(entries.map(({ amount }) => amount));
  return (
    <div className={styles.rows}>
      {bars.map((bar, index) => {
        const { period = "", wordsIn, label = "", className } = entries[index] ?? {};
        return (
          <div key={index} className={className}>
            <span lang={wordsIn?.period}>{period}</span> <span>{label}</span>
            <svg aria-hidden="true">
              {bar.width > 0 && (
                <rect x={bar.x > 0 ? `${bar.x}%` : undefined} width={`${bar.width}%`} height="1em" />
              )}
              {zero > 0 && <line x1={`${zero}%`} x2={`${zero}%`} y2="1em" />}
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** Charts side by side; nothing at all without any. */
export function BarCharts({ charts }: { readonly charts: readonly BarChartProps[] }) {
  const known = charts.filter(hasAmounts);
  if (known.length === 0) return null;
  return (
    <div className={styles.charts}>
      {known.map((chart, index) => (
        <BarChart key={index} {...chart} />
      ))}
    </div>
  );
}

/** A height that grows with the reader's font size, as the labels do. Not in `rem`, which WebKit ignores for texts and lines. */
function em(pixels: number): string {
  return `${Number((pixels / LABEL_SIZE_PX).toFixed(3))}em`;
}

/** Text alternative of the chart: `Revenue, FY22 1,842.6 to FY26 2,318.7. The table has all amounts.` */
function textAlternative({ name, decimals, amounts }: Omit<BarChartProps, "unit">, locale: Locale): string {
  const { formats } = locale;
  const { content: texts } = locale.texts;
  const known = amounts.flatMap(({ period, wordsIn, amount }) =>
    amount === undefined || wordsIn?.period !== undefined
      ? []
      : [`${period} ${formatAmount(amount, formats, decimals)}`],
  );
  return texts.chart(name, known[0], known.length > 1 ? known.at(-1) : undefined);
}
