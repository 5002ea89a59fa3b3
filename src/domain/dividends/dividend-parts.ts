import type { Translatable } from "../content/translatable.ts";
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
export interface DividendPart extends Translatable<"name"> {
  /** Absent if the editor has named it in other words. */
  readonly kind?: DividendPartKind | undefined;
  /** In the language of the site. */
  readonly name: string;
  /** For one share. */
  readonly amount: Money;
  /** Tax that is withheld of it, in per cent. */
  readonly withholding?: number | undefined;
}

/** By how much a rounded percentage, and the part that it is of, may differ: a share of the whole. */
const ROUNDING = 0.0002;

/** Why parts are not an amount together; `undefined` if they are. */
export function sumProblem(parts: readonly DividendPart[], amount: Money | undefined): string | undefined {
  if (parts.length === 0) return undefined;
  if (amount === undefined) return "there are parts of no amount: none is shown";
  const sum = sumOf(
    parts.map((one) => one.amount),
    amount.currency,
  );
  if (isSameMoney(sum, amount)) return undefined;
  return `the parts are ${sum.amount} together, not ${amount.amount}: neither they nor the amount are shown`;
}

/**
 * Why the franked part of an amount is another one than its percentage says; `undefined` if it is the same.
 *
 * @param franked - How much of the amount is franked, in per cent, as it is stated beside the parts.
 */
export function frankedProblem(
  parts: readonly DividendPart[],
  amount: Money | undefined,
  franked: number | undefined,
): string | undefined {
  const part = parts.find(({ kind }) => kind === "Franked");
  if (franked === undefined || part === undefined || amount === undefined || isNil(amount)) return undefined;
  const stated = multipliedBy(amount, fraction(franked, 100));
  const difference = Math.abs(numberOf(stated) - numberOf(part.amount));
  if (difference <= numberOf(amount) * ROUNDING) return undefined;
  return `${franked}% franked are ${stated.amount}, and the franked part is ${part.amount.amount}: neither of them is shown`;
}

/**
 * Why the tax of the parts is another one than that of the amount; `undefined` if it is the same, or not stated of all parts.
 *
 * @param withholding - What is withheld of the amount, in per cent.
 */
export function withholdingProblem(
  parts: readonly DividendPart[],
  amount: Money | undefined,
  withholding: number | undefined,
): string | undefined {
  if (withholding === undefined || amount === undefined || isNil(amount) || parts.length === 0)
    return undefined;
  const rates = parts.flatMap((part) =>
    part.withholding === undefined ? [] : part.withholding * numberOf(part.amount),
  );
  if (rates.length < parts.length) return undefined;
  const whole = rates.reduce((sum, tax) => sum + tax, 0) / numberOf(amount);
  if (Math.abs(whole - withholding) <= RATE_ROUNDING) return undefined;
  return `${withholding}% are withheld, and ${Number(whole.toFixed(4))}% of the parts together: neither is shown`;
}

/** Rounded percentages may differ by this. */
const RATE_ROUNDING = 0.01;
