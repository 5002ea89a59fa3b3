import type { NumberSeparators } from "../text/amount.ts";
import { decimalsOf, formatAmount } from "../text/amount.ts";

/** A number of a measure in a period. */
export interface PeriodAmount {
  readonly period: string;
  readonly amount: number;
}

/** An amount of which nobody knows whether it is in the unit of its row, and one beside it that it is compared with. */
export interface DoubtfulPeriod {
  readonly stated: PeriodAmount;
  readonly beside: PeriodAmount;
}

/** Amounts of which one is in hundredths, as a percentage and its fraction are, differ by this. */
const HUNDREDFOLD = { least: 60, most: 170 };

/** The same of thousands and millions, or of a decimal point that stands for a comma. */
const THOUSANDFOLD = { least: 600, most: 1_700 };

/** The same of whole units and millions, lakhs or crores, and of anything farther apart: nothing grows by so much. */
const FAR = { least: 60_000, most: Number.MAX_VALUE };

/** From so many units on, an amount hardly ever grows a hundredfold. */
const LARGE = 1_000;

/** How many before it, and after it, an amount is compared with. */
const NEAR = 2;

/**
 * Amounts of one measure, in the order of the editor, that differ from most of those near them as other units do. Of two, nobody
 * knows which one is right.
 */
export function amountsInOtherUnits(amounts: readonly PeriodAmount[]): readonly DoubtfulPeriod[] {
  return amounts.flatMap((stated, index) => {
    const near = amounts.slice(Math.max(0, index - NEAR), index + 1 + NEAR).filter((one) => one !== stated);
    const others = near.filter((one) => isInOtherUnit(stated.amount, one.amount));
    const [beside] = others;
    return beside && others.length * 2 > near.length ? { stated, beside } : [];
  });
}

/** A digit too many, or too few, and some growth. */
const TENFOLD = { least: 8, most: 12.5 };

/** Amounts that stand out are near others that do not differ by more. */
const MOST_TIMES_APART = 1.5;
const FEWEST_NEAR = 3;

/** Amounts of one measure that are about ten times those near them, or a tenth, while these are alike. They may be right. */
export function tenfoldAmounts(amounts: readonly PeriodAmount[]): readonly DoubtfulPeriod[] {
  return amounts.flatMap((stated, index) => {
    const near = amounts.slice(Math.max(0, index - NEAR), index + 1 + NEAR).filter((one) => one !== stated);
    const numbers = near.map(({ amount }) => amount);
    const areAlike = Math.max(...numbers) / Math.min(...numbers);
    const isFar = numbers.every((amount) =>
      isBetween(Math.max(stated.amount / amount, amount / stated.amount), TENFOLD),
    );
    const [beside] = near;
    const isAmongAlike = near.length >= FEWEST_NEAR && areAlike > 0 && areAlike <= MOST_TIMES_APART;
    return beside && isAmongAlike && isFar ? { stated, beside } : [];
  });
}

/** Whether amounts differ as amounts in two units do, which they may by chance. */
export function differAsUnits(one: number, other: number): boolean {
  const times = Math.max(one / other, other / one);
  return [HUNDREDFOLD, THOUSANDFOLD, FAR].some((range) => isBetween(times, range));
}

/** Whether of amounts that differ so one is in another unit. */
export function isInOtherUnit(one: number, other: number): boolean {
  if (!differAsUnits(one, other)) return false;
  const [small = 0, large = 0] = [one, other].sort((a, b) => Math.abs(a) - Math.abs(b));
  const moreDecimals = decimalsOf(small) - decimalsOf(large);
  // A point that has moved by two places leaves two decimals more, or a fraction. What is volatile has none: 1.5 after -120.
  const isHundredth =
    moreDecimals >= 2 || (moreDecimals > 0 && Math.abs(small) < 1) || Math.abs(small) >= LARGE;
  return isHundredth || [THOUSANDFOLD, FAR].some((range) => isBetween(large / small, range));
}

function isBetween(times: number, { least, most }: typeof HUNDREDFOLD): boolean {
  return times >= least && times <= most;
}

/** Whether a text has an amount, whatever its sign, so that its writer has looked at it. */
export function saysNumber(text: string, amount: number, separators: NumberSeparators): boolean {
  const plain = text.replace(/[\s\u00a0\u202f]+/g, " ");
  return [separators.thousands, ""].some((separator) => {
    const spelt = { ...separators, thousands: separator.replace(/\s/, " ") };
    const written = formatAmount(Math.abs(amount), spelt, decimalsOf(amount));
    return plain.split(written).some((before, index, all) => {
      const after = all[index + 1];
      return after !== undefined && !/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after);
    });
  });
}
