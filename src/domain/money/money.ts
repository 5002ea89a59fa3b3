import { type CurrencyCode, currencyDecimals } from "./currency.ts";
import { type Fraction, multiplied, ONE } from "./fraction.ts";

/** Amounts are exact whole numbers of the hundred-millionth of a currency, so that sums of many are exact, too. */
export const DECIMALS = 8;

/** An exact amount of money. */
export interface Money {
  /** In whole units of the currency, with at most eight decimals and no zero at their end: `0.105`. */
  readonly amount: `${number}`;
  readonly currency: CurrencyCode;
}

/** Money of an amount that an editor typed, up to ten million, without the errors of binary fractions. */
export function moneyOf(amount: number, currency: CurrencyCode): Money {
  return money(exactOf(amount), currency);
}

/** The same up to {@link MOST_MONEY}, with at most four decimals: as it was typed, whatever a number has beyond its digits. */
export function largeMoneyOf(amount: number, currency: CurrencyCode): Money {
  const typed = `${Number(amount.toFixed(4))}` as const;
  return money(exactOf(typed), currency);
}

/** Programmes in won, rupiah or dong are as large. */
export const MOST_MONEY = 1e15;

const FOUR_DECIMALS = 10n ** BigInt(DECIMALS - 4);

/** What one of so many shares cost, above 0, rounded to four decimals; half of the last one up. */
export function averageOf({ amount, currency }: Money, shares: number): Money {
  const unit = FOUR_DECIMALS * BigInt(shares);
  return money(((2n * exactOf(amount) + unit) / (2n * unit)) * FOUR_DECIMALS, currency);
}

/** An amount in whole units of its currency, for charts and files. */
export function numberOf({ amount }: Money): number {
  return Number(amount);
}

/** The sum of amounts in one currency. @throws {RangeError} if one is in another. */
export function sumOf(all: readonly Money[], currency: CurrencyCode): Money {
  const other = all.find((one) => one.currency !== currency);
  if (other) throw new RangeError(`${other.currency} cannot be added to ${currency}`);
  const exact = all.reduce((sum, { amount }) => sum + exactOf(amount), 0n);
  return money(exact, currency);
}

/**
 * What so many shares are paid: rounded to the smallest coin of the currency, half a coin up.
 *
 * @param factor - How many shares each of them was then. Default: one.
 */
export function paymentOf({ amount, currency }: Money, shares: number, factor: Fraction = ONE): Money {
  const { numerator, denominator } = factor;
  return money(inCoins(exactOf(amount) * BigInt(shares) * numerator, denominator, currency), currency);
}

/** A quotient may have no end: as many decimals as amounts for one share are compared by. */
const QUOTIENT = 10n ** BigInt(DECIMALS - 6);

/** Money multiplied by a factor, rounded once to six decimals. */
export function multipliedBy({ amount, currency }: Money, { numerator, denominator }: Fraction): Money {
  const factor = { numerator, denominator: denominator * QUOTIENT };
  return money(multiplied(exactOf(amount), factor) * QUOTIENT, currency);
}

/** Whether it is not money at all. */
export function isNil({ amount }: Money): boolean {
  return exactOf(amount) === 0n;
}

/** Whether two amounts are the same. */
export function isSameMoney(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.amount === other.amount;
}

/** Units of two currencies for one of a third, with at most eight decimals. */
export interface CrossRate {
  readonly from: number;
  readonly to: number;
}

/** Converts to a currency, and rounds once, to its smallest coin; half a coin up. */
export function converted({ amount }: Money, currency: CurrencyCode, { from, to }: CrossRate): Money {
  return money(inCoins(exactOf(amount) * exactOf(to), exactOf(from), currency), currency);
}

/** An amount for programs, with at least the decimals of its currency: `0.105`, `0.10`, `45`. */
export function decimalText({ amount, currency }: Money): string {
  const [whole = "", fraction = ""] = amount.split(".");
  const decimals = fraction.padEnd(currencyDecimals(currency), "0");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

function money(exact: bigint, currency: CurrencyCode): Money {
  const digits = String(exact < 0n ? -exact : exact).padStart(DECIMALS + 1, "0");
  const fraction = digits.slice(-DECIMALS).replace(/(?<!0)0*$/, "");
  const whole = `${exact < 0n ? "-" : ""}${digits.slice(0, -DECIMALS)}`;
  const amount = fraction === "" ? whole : `${whole}.${fraction}`;
  if (!isDecimal(amount)) throw new RangeError(`${amount} is no amount`);
  return { amount, currency };
}

/** A quotient of exact amounts, rounded to the smallest coin; half a coin up. */
function inCoins(numerator: bigint, denominator: bigint, currency: CurrencyCode): bigint {
  const coin = 10n ** BigInt(DECIMALS - currencyDecimals(currency));
  return ((2n * numerator + coin * denominator) / (2n * coin * denominator)) * coin;
}

function exactOf(amount: number | `${number}`): bigint {
  const [whole = "", fraction = ""] = (typeof amount === "number" ? amount.toFixed(DECIMALS) : amount).split(
    ".",
  );
  return BigInt(whole + fraction.padEnd(DECIMALS, "0"));
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
