import { fraction } from "../money/fraction.ts";
import { isNil, isSameMoney, type Money, multipliedBy, numberOf, sumOf } from "../money/money.ts";

/** Parts of a dividend that are taxed in their own way, as editors choose them. */
export const DIVIDEND_PART_KINDS = [
  "Franked",
  "Unfranked",
  "Conduit foreign income",
  "Property income distribution",
  "Ordinary, no property income",
  "From retained earnings",
  "From capital reserves",
  "From the contribution account",
  "Return of capital",
  "Capital gain",
] as const;

export type DividendPartKind = (typeof DIVIDEND_PART_KINDS)[number];

/** A part of a dividend. */
export interface DividendPart {
  /** Absent if the editor has named it in other words. */
  readonly kind?: DividendPartKind | undefined;
  /** In the language of the site. */
  readonly name: string;
  /** For one share. */
  readonly amount: Money;
}

/** By how much a rounded percentage, and the part that it is of, may differ: a share of the whole. */
const ROUNDING = 0.0002;

/**
 * Why parts are not those of an amount; `undefined` if they are.
 *
 * @param franked - How much of the amount is franked, in per cent, as it is stated beside the parts.
 */
export function partsProblem(
  parts: readonly DividendPart[],
  amount: Money | undefined,
  franked: number | undefined,
): string | undefined {
  if (parts.length === 0) return undefined;
  if (amount === undefined) return "there are parts of no amount: none is shown";
  const sum = sumOf(
    parts.map((one) => one.amount),
    amount.currency,
  );
  if (!isSameMoney(sum, amount))
    return `the parts are ${sum.amount} together, not ${amount.amount}: none is shown`;
  const part = parts.find(({ kind }) => kind === "Franked");
  if (franked === undefined || part === undefined || isNil(amount)) return undefined;
  const stated = multipliedBy(amount, fraction(franked, 100));
  const difference = Math.abs(numberOf(stated) - numberOf(part.amount));
  if (difference <= numberOf(amount) * ROUNDING) return undefined;
  return `${franked}% franked are ${stated.amount}, and the franked part is ${part.amount.amount}: no part is shown`;
}
