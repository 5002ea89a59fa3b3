import type { NumberLanguage } from "../content/number-words.ts";
import { writtenNumber } from "../content/written-number.ts";
import type { Measure } from "./measure.ts";

/** A text of a measure that is one number in the language of the site, and another one where its signs are exchanged. */
export interface AmbiguousAmount {
  readonly measure: Measure;
  readonly period: string;
  readonly amount: string;
}

/** A number that an editor may have typed as another language writes it. */
interface Reading {
  /** In the language of the site; `undefined` if it is not a number there. */
  readonly own: number | undefined;
  /** With the signs of decimals and thousands exchanged, if that makes it larger: thousands in its own notation are not doubtful. */
  readonly other: number | undefined;
}

/**
 * Amounts of a table of which nobody knows whether their sign is that of decimals or of thousands: `26,049` where another text of
 * the table is only a number with exchanged signs (`12.2`), or where a whole number of its row is nearer to 26,049 than to 26.049.
 */
export function ambiguousAmounts(
  measures: readonly Measure[],
  language: NumberLanguage,
): readonly AmbiguousAmount[] {
  const exchanged = {
    ...language,
    decimal: language.decimal === "," ? "." : ",",
    thousands: language.decimal,
  };
  const rows = measures.map((measure) => ({
    measure,
    amounts: measure.periods.map((stated) => {
      const own = writtenNumber(stated.amount, language, measure.unit)?.amount;
      const other = writtenNumber(stated.amount, exchanged, measure.unit)?.amount;
      const isLarger = Math.abs(other ?? 0) > Math.abs(own ?? 0);
      return { ...stated, own, other: own === undefined || isLarger ? other : undefined };
    }),
  }));
  const isExchanged = rows.some(({ amounts }) =>
    amounts.some(({ own, other }) => own === undefined && other !== undefined),
  );
  return rows.flatMap(({ measure, amounts }) => {
    const isInDoubt = isExchanged || isNearerExchanged(amounts);
    return amounts.flatMap(({ period, amount, own, other }) =>
      isInDoubt && own !== undefined && other !== undefined ? { measure, period, amount } : [],
    );
  });
}

/** Whether the whole numbers of a row are nearer to what others are with exchanged signs. */
function isNearerExchanged(amounts: readonly Reading[]): boolean {
  const whole = amounts.flatMap(({ own, other }) => (own && other === undefined ? Math.abs(own) : []));
  const times = (one: number, other: number) => Math.max(one / other, other / one);
  return amounts.some(
    ({ own, other }) =>
      own && other && whole.some((beside) => times(Math.abs(other), beside) < times(Math.abs(own), beside)),
  );
}
