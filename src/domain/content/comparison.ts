import { formatAmount, type NumberSigns } from "./financial-year.ts";

/** A figure of a period, and of the period to which it is compared. */
export interface ComparedFigure {
  readonly measure: string;
  /** `A$m`, `cents a share`, `%`, `times`. */
  readonly unit?: string | undefined;
  readonly value: number;
  readonly previous?: number | undefined;
}

/** Units of ratios. Their change is a difference, because a percentage of a percentage would mislead. */
const RATIOS: ReadonlyMap<string, string> = new Map([
  ["%", "points"],
  ["times", "times"],
]);

/**
 * The change of a figure: `+6.0%`, `+0.4 points`, `−0.2 times`. `undefined` if there is no previous value, or if it is not
 * positive, so that a percentage has no meaning.
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
