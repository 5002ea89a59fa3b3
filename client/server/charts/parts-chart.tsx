import type { ReactNode } from "react";
import * as styles from "./parts-chart.css.ts";

/** A part of a bar. */
export interface BarPart {
  readonly name: string;
  /** Its size beside the others of its bar; what is less than nothing is nothing. */
  readonly amount: number;
  /** What is written beside its name. */
  readonly text: string;
  /** How it is filled. What is `apart` belongs to no sum: its part is at the end, and not filled. */
  readonly fill: keyof typeof styles.fills;
}

interface PartsChartProps {
  /** Text alternative: a table has the same amounts. */
  readonly alternative: string;
  readonly bars: readonly {
    readonly title: ReactNode;
    /** What came of it. */
    readonly note?: string | undefined;
    readonly parts: readonly BarPart[];
  }[];
}

/**
 * Bars, each of which is a whole of several parts, with their names and amounts below it at every width and on paper. It
 * belongs to a table with the same amounts, which screen readers read. Nothing without bars.
 */
export function PartsChart({ alternative, bars }: PartsChartProps) {
  if (bars.length === 0) return null;
  return (
    <div className={styles.chart} role="img" aria-label={alternative}>
      {bars.map(({ title, note, parts }, index) => (
        <div key={index} className={styles.entry}>
          <div>
            <b>{title}</b> {note && <div className={styles.legend}>{note}</div>}
          </div>
          <div>
            <Bar parts={parts} />
            <div className={styles.legend}>
              {parts.map(({ name, text, fill }) => (
                <span key={name}>
                  <svg className={styles.swatch} width="0.75em" height="0.75em" aria-hidden="true">
                    <rect className={styles.fills[fill]} width="100%" height="100%" />
                  </svg>{" "}
                  {name} <b>{text}</b>
                </span>
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The parts side by side, in per cent of their sum. Without any, the bar is empty. */
function Bar({ parts }: { readonly parts: readonly BarPart[] }) {
  const amounts = parts.map(({ amount }) => Math.max(0, amount));
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const shareOf = (amount: number) => (whole === 0 ? 0 : (amount / whole) * 100);
  return (
    <svg width="100%" height="1em" aria-hidden="true">
      {parts.map(({ name, fill }, index) => {
        const before = amounts.slice(0, index).reduce((sum, amount) => sum + amount, 0);
        const width = shareOf(amounts[index] ?? 0);
        return width > 0 ? (
          <rect
            key={name}
            className={styles.fills[fill]}
            x={`${shareOf(before).toFixed(3)}%`}
            width={`${width.toFixed(3)}%`}
            height="100%"
          />
        ) : null;
      })}
    </svg>
  );
}
