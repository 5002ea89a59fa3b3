import type { Listing } from "../../../../brand/schema.ts";
import {
  contradictionOf,
  type Transaction,
  type TransactionOrigin,
} from "../../../domain/buy-backs/transaction.ts";
import {
  type CurrencyCode,
  currencyDecimals,
  type PriceCurrency,
  priceCurrency,
} from "../../../domain/money/currency.ts";
import { averageOf, largeMoneyOf, MOST_MONEY, type Money, moneyOf } from "../../../domain/money/money.ts";

/**
 * The values of a transaction as an editor typed them, or as a file has them. A number in a text is one that could not be read.
 */
export interface TypedTransaction {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly venue?: string | undefined;
  readonly currency?: string | undefined;
  readonly shares?: number | string | undefined;
  readonly average?: number | string | undefined;
  readonly lowest?: number | string | undefined;
  readonly highest?: number | string | undefined;
  readonly paid?: number | string | undefined;
  /** Of the shares that were bought, where a file says it. */
  readonly isin?: string | undefined;
}

/** Where the shares are traded, and what prices are written in there: a code of ISO 4217, or of hundredths. */
type Market = Pick<Listing, "mic" | "exchange" | "currency">;

/** The currency of prices that do not state one. */
interface OwnCurrency {
  readonly currency: CurrencyCode | undefined;
  /** Whether an editor has said so of the whole programme. */
  readonly isStated: boolean;
  readonly markets: readonly Market[];
}

/** No price is higher: exact amounts end there. */
const MAX_PRICE = 10_000_000;

/**
 * A transaction of what was typed.
 *
 * @param own - The currency of its programme, if that is known, and those that exchanges write its prices in.
 * @returns a sentence on what is wrong with it, if it is none.
 */
export function transactionOf(
  typed: TypedTransaction,
  origin: TransactionOrigin,
  own: OwnCurrency,
): Transaction | string {
  const days = daysOf(typed);
  if (typeof days === "string") return days;
  const shares = sharesIn(typed.shares);
  if (typeof shares === "string") return shares;
  const price = currencyOf(typed, own);
  if (typeof price === "string") return price;
  const amounts = amountsIn(typed, price);
  if (typeof amounts === "string") return amounts;
  const { paid, lowest, highest } = amounts;
  const average = amounts.average ?? (paid && averageOf(paid, shares));
  if (average === undefined) return "has no price";
  const venue = typed.venue?.trim().toUpperCase();
  const transaction = { ...days, venue, shares, average, lowest, highest, paid, origin };
  return contradictionOf(transaction) ?? transaction;
}

function sharesIn(shares: TypedTransaction["shares"]): number | string {
  if (shares === undefined) return "has no number of shares";
  if (typeof shares === "string") return `“${shares}” is no number of shares, or it is not clear which`;
  return Number.isSafeInteger(shares) && shares > 0 ? shares : `${shares} is no number of shares`;
}

function currencyOf(
  { currency: typed, venue }: TypedTransaction,
  { currency, isStated, markets }: OwnCurrency,
): PriceCurrency | string {
  if (typed !== undefined) {
    const price = priceCurrency(typed.trim());
    if (price === undefined) return `“${typed}” is no currency of ISO 4217`;
    return strangeCurrency(price.currency, venue, { currency, markets }) ?? price;
  }
  if (currency === undefined) return "has no currency";
  const quoted = markets.map((market) => market.currency);
  const hundredths = quoted.find((code) => code !== currency && priceCurrency(code)?.currency === currency);
  const there = isStated ? undefined : marketOf(venue, markets)?.currency;
  const other = hundredths ?? (there === currency ? undefined : there);
  return other === undefined
    ? { currency, isHundredths: false }
    : `has no currency: write ${other} or ${currency}`;
}

/**
 * Why a price cannot be in a currency: neither the programme nor an exchange of the transaction has it. At a venue that is none of
 * the listings, it may be in any.
 */
function strangeCurrency(
  stated: CurrencyCode,
  venue: string | undefined,
  { currency, markets }: Pick<OwnCurrency, "currency" | "markets">,
): string | undefined {
  const there = venue === undefined ? markets : marketsAt(venue, markets);
  const codes = new Set(there.map((market) => priceCurrency(market.currency)?.currency));
  if (there.length === 0 || stated === currency || codes.has(stated)) return undefined;
  const prices = `prices ${venue === undefined ? "of the listings" : `at ${venue}`} are in ${[...codes].join(" or ")}`;
  return `is in ${stated}, but ${prices}${currency === undefined ? "" : `, and the programme is in ${currency}`}`;
}

/** The listings at a venue, by its code or its name. */
function marketsAt(venue: string | undefined, markets: readonly Market[]): readonly Market[] {
  const called = venue?.trim().toUpperCase();
  return markets.filter(({ mic, exchange }) => mic === called || exchange.toUpperCase() === called);
}

/** The listing at a venue, by its code or its name. */
function marketOf(venue: string | undefined, markets: readonly Market[]): Market | undefined {
  return marketsAt(venue, markets)[0];
}

/** What prices are written in where a transaction took place, if it has them in another currency. */
export function currencyThere(
  { venue, average }: Pick<Transaction, "venue" | "average">,
  markets: readonly Market[],
): CurrencyCode | undefined {
  const there = priceCurrency(marketOf(venue, markets)?.currency ?? "")?.currency;
  return there === average.currency ? undefined : there;
}

type Amounts = Partial<Record<keyof typeof NAMES, Money>>;

function amountsIn(typed: TypedTransaction, { currency, isHundredths }: PriceCurrency): Amounts | string {
  const amounts: Amounts = {};
  for (const name of ["average", "lowest", "highest", "paid"] as const) {
    const value = typed[name];
    if (value === undefined) continue;
    if (typeof value === "string") return `“${value}” is no ${NAMES[name]}, or it is not clear which`;
    const isPrice = name !== "paid";
    if (!(value > 0 && value < (isPrice ? MAX_PRICE : MOST_MONEY))) return `${value} is no ${NAMES[name]}`;
    // What was paid is in whole units, also where prices are in hundredths.
    const price = isHundredths ? value / 100 : value;
    amounts[name] = isPrice ? moneyOf(price, currency) : largeMoneyOf(value, currency);
  }
  return amounts;
}

const NAMES = {
  average: "average price",
  lowest: "lowest price",
  highest: "highest price",
  paid: "amount that was paid",
};

/** The days of a transaction: a day, a month as `2026-11`, or both ends of another time. */
function daysOf({ from, to }: TypedTransaction): { from: string; to: string } | string {
  if (from === undefined) return "has no day";
  const first = dayIn(from);
  if (first === undefined) return `“${from}” is no day: write the year first, as in 2026-12-31`;
  const last = to === undefined ? { from: first.to, to: first.to } : dayIn(to);
  if (last === undefined) return `“${to}” is no day: write the year first, as in 2026-12-31`;
  return last.to < first.from ? `${to} is before ${from}` : { from: first.from, to: last.to };
}

/** A day as `2026-11-03` or `3.11.2026`; a month as `2026-11`. Where days have strokes, some begin with the month. */
function dayIn(text: string): { from: string; to: string } | undefined {
  const [, dayOfMonth = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  try {
    if (/^\d{4}-\d{2}$/.test(iso)) {
      const first = Temporal.PlainDate.from(`${iso}-01`);
      return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
    const day = Temporal.PlainDate.from(iso).toString();
    return { from: day, to: day };
  } catch {
    return undefined;
  }
}

/** Why stated numbers are not the sum of transactions; `undefined` if they are, as far as it is known. */
export function sumProblem(
  { shares, paid }: TypedTransaction,
  transactions: readonly Transaction[],
): string | undefined {
  const bought = transactions.reduce((sum, transaction) => sum + transaction.shares, 0);
  if (typeof shares === "number" && shares !== bought)
    return `has a sum of ${shares} shares, but the rows have ${bought}`;
  const [first] = transactions;
  const stated = transactions.flatMap((transaction) => transaction.paid ?? []);
  if (typeof paid !== "number" || !first || stated.length < transactions.length) return undefined;
  const together = stated.reduce((sum, { amount }) => sum + Number(amount), 0);
  // Each is rounded to the smallest coin.
  const tolerance = (transactions.length + 1) * 10 ** -currencyDecimals(first.average.currency);
  return Math.abs(paid - together) <= tolerance
    ? undefined
    : `has a sum of ${paid} paid, but the rows have ${Number(together.toFixed(2))}`;
}
