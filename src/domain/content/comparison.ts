import { formatAmount, type NumberSigns } from "./financial-year.ts";

/** A figure of a period, and of the period that it is compared with. */
export interface ComparedFigure {
  readonly measure: string;
  /** `A$m`, `cents a share`, `%`, `times`. */
  readonly unit?: string | undefined;
  readonly value: number;
  readonly previous?: number | undefined;
}

/** Units of ratios: a change of one is told as a difference, since a percentage of it would mislead. */
const RATIOS: ReadonlyMap<string, string> = new Map([
  ["%", "points"],
  ["times", "times"],
]);

/**
 * By how much a figure has changed: `+6.0%`, `+0.4 points`, `−0.2 times`. `undefined` where there is nothing to compare
 * it with, or no percentage of what it was.
 */
export function changeOf(
  { unit = "", value, previous }: ComparedFigure,
  signs: NumberSigns,
): string | undefined {
  if (previous === undefined) return undefined;
  const ratio = RATIOS.get(unit);
  if (ratio !== undefined) return `${signed(value - previous, signs)} ${ratio}`;
  return previous > 0 ? `${signed((value / previous - 1) * 100, signs)}%` : undefined;
}

function signed(amount: number, signs: NumberSigns): string {
  const rounded = Number(amount.toFixed(1));
  return `${rounded > 0 ? "+" : ""}${formatAmount(rounded || 0, signs)}`;
}
