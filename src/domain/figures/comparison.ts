import type { Translatable } from "../content/translatable.ts";
import { currencyDecimals } from "../money/currency.ts";
import type { MoneyStyle } from "../money/money-text.ts";
import { decimalsOf, formatAmount, type NumberSeparators } from "../text/amount.ts";

/** A figure of a period, and of the period to which it is compared. */
export interface ComparedFigure extends Translatable<"measure" | "unit"> {
  readonly measure: string;
  /** `A$m`, `cents a share`, `%`, `times`. */
  readonly unit?: string | undefined;
  readonly value: number;
  readonly previous?: number | undefined;
}

/** Words for changes, in the language of the site. */
export interface ChangeWords {
  /** A percentage of a formatted number: `6.0%`. */
  readonly percent: (number: string) => string;
  /** Unit of the change of a percentage. */
  readonly points: string;
  /** Unit of multiples, as editors write it. */
  readonly times: string;
}

/**
 * How many decimals both values of a figure have: as many as one of its unit was typed with; money at least one, unless its
 * currency has none.
 */
export function comparedDecimals(
  { unit = "" }: Pick<ComparedFigure, "unit">,
  figures: readonly ComparedFigure[],
  { currency, sign, hundredths = sign }: Pick<MoneyStyle, "currency" | "sign" | "hundredths">,
): number {
  const ofUnit = figures.filter((figure) => (figure.unit ?? "") === unit);
  const isMoney = unit.includes(sign) || unit.includes(hundredths);
  return Math.max(
    isMoney ? Math.min(currencyDecimals(currency), 1) : 0,
    ...ofUnit.flatMap(({ value, previous = value }) => [decimalsOf(value), decimalsOf(previous)]),
  );
}

/**
 * The change of a figure: `+6.0%`, `+0.4 points`, `−0.2 times`. `undefined` if there is no previous value, or if it is not
 * positive, so that a percentage has no meaning.
 *
 * @param decimals - Of its values.
 */
export function changeOf(
  figure: ComparedFigure,
  decimals: number,
  separators: NumberSeparators,
  { percent, points, times }: ChangeWords,
): string | undefined {
  const { unit = "", value, previous } = figure;
  if (previous === undefined) return undefined;
  // Ratios change by a difference, because a percentage of a percentage would mislead.
  if (unit === "%" || unit === times) {
    const difference = signed(value - previous, separators, decimals);
    return `${difference} ${unit === times ? times : points}`;
  }
  return previous > 0 ? percent(signed((value / previous - 1) * 100, separators, 1)) : undefined;
}

function signed(amount: number, separators: NumberSeparators, decimals: number): string {
  const rounded = Number(amount.toFixed(decimals));
  return `${rounded > 0 ? "+" : ""}${formatAmount(amount, separators, decimals)}`;
}
