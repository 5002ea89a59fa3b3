import { currencyDecimals } from "../money/currency.ts";
import { averageOf, type Money, paymentOf, sumOf } from "../money/money.ts";

/** Where an editor entered a transaction, for reports. */
export interface TransactionOrigin {
  /** Name of the file; absent for the table of the document. */
  readonly file?: string | undefined;
  /** From 1, with the heads of a file. */
  readonly row: number;
}

/**
 * What the company bought of its shares on a day at a venue, as Delegated Regulation (EU) 2016/1052, article 2(3) asks for it in
 * aggregate; or in a month or another time, as Item 703 of Regulation S-K does.
 */
export interface Transaction {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
  /** The last day; the same as the first for a day. */
  readonly to: string;
  /** Market identifier code (ISO 10383). */
  readonly venue?: string | undefined;
  /** A whole number above 0. */
  readonly shares: number;
  /** Volume-weighted average price; with the others in one currency. */
  readonly average: Money;
  readonly lowest?: Money | undefined;
  readonly highest?: Money | undefined;
  /** What was paid in total, if it is stated. Default: the shares at their average price. */
  readonly paid?: Money | undefined;
  readonly origin: TransactionOrigin;
}

/** What was paid in total: as stated, or the shares at their average price, rounded to the smallest coin. */
export function paidFor({ paid, average, shares }: Transaction): Money {
  return paid ?? paymentOf(average, shares);
}

/** What transactions add up to. */
export interface TransactionSum {
  readonly shares: number;
  /** Absent if they are in several currencies. */
  readonly paid?: Money | undefined;
  /** For one share; absent if they are in several currencies. */
  readonly average?: Money | undefined;
  /** The last day of all, `YYYY-MM-DD`. */
  readonly until: string;
}

/** `undefined` without any transaction. */
export function sumOfTransactions(transactions: readonly Transaction[]): TransactionSum | undefined {
  const [first] = transactions;
  if (first === undefined) return undefined;
  const { currency } = first.average;
  const shares = transactions.reduce((sum, transaction) => sum + transaction.shares, 0);
  const until = transactions.reduce((last, { to }) => (to > last ? to : last), first.to);
  if (transactions.some(({ average }) => average.currency !== currency)) return { shares, until };
  const paid = sumOf(transactions.map(paidFor), currency);
  return { shares, until, paid, average: averageOf(paid, shares) };
}

/** The order of lists: newest first, then by venue. */
export function newestTransactionFirst(one: Transaction, other: Transaction): number {
  return (
    other.to.localeCompare(one.to) ||
    other.from.localeCompare(one.from) ||
    (one.venue ?? "").localeCompare(other.venue ?? "")
  );
}

/** What a transaction says, whatever row it is in: the same for two that say the same. */
export function saidBy({ origin: _origin, ...transaction }: Transaction): string {
  return JSON.stringify(transaction);
}

/** The day, venue and currency of a transaction: the same for two of which there is one sum. */
export function dayOfTransaction({ from, to, venue, average }: Transaction): string {
  return JSON.stringify([from, to, venue, average.currency]);
}

/** Hundredths are a hundred times as much; no split within a programme has such a ratio. */
const UNUSUAL_FACTOR = 60;

/** The price in the middle of those of transactions; `undefined` without any, or if they are in several currencies. */
export function usualPrice(transactions: readonly Transaction[]): Money | undefined {
  const prices = transactions.map(({ average }) => average);
  if (new Set(prices.map(({ currency }) => currency)).size !== 1) return undefined;
  const sorted = prices.toSorted((one, other) => Number(one.amount) - Number(other.amount));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** Transactions whose price differs from the usual one in its currency as pence do from pounds, each with the usual one. */
export function unusualPrices(transactions: readonly Transaction[]): ReadonlyMap<Transaction, Money> {
  const alike = Map.groupBy(transactions, ({ average }) => average.currency);
  const found = [...alike.values()].flatMap((all) => {
    const usual = usualPrice(all);
    return all.flatMap((one) => {
      const ratio = usual === undefined ? 1 : Number(one.average.amount) / Number(usual.amount);
      const isUnusual = ratio > UNUSUAL_FACTOR || ratio < 1 / UNUSUAL_FACTOR;
      return isUnusual && usual !== undefined ? [[one, usual] as const] : [];
    });
  });
  return new Map(found);
}

/** A digit too many, or too few: prices of days near each other differ by less, unless the shares were split between them. */
const TENFOLD = 7;

/** How many before it, and after it, a transaction is compared with. */
const NEAR = 2;

/** Transactions whose price is about ten times all those near it, or a tenth, each with one of these. */
export function tenfoldPrices(transactions: readonly Transaction[]): ReadonlyMap<Transaction, Money> {
  const alike = Map.groupBy(transactions, ({ average }) => average.currency);
  const found = [...alike.values()].flatMap((all) => {
    const inOrder = all.toSorted(newestTransactionFirst);
    return inOrder.flatMap((one, place) => {
      const near = inOrder
        .slice(Math.max(0, place - NEAR), place + NEAR + 1)
        .filter((other) => other !== one);
      const isFar = near.every(({ average }) => {
        const times = Number(one.average.amount) / Number(average.amount);
        return times >= TENFOLD || times <= 1 / TENFOLD;
      });
      return near[1] && isFar ? [[one, near[1].average] as const] : [];
    });
  });
  return new Map(found);
}

/** Why a transaction cannot be right, as its numbers contradict each other; `undefined` if they do not. */
export function contradictionOf(transaction: Transaction): string | undefined {
  const { paid, shares, average } = transaction;
  if (!hasOrderedPrices(transaction))
    return "has an average price that is not between the lowest and the highest one";
  if (isPaidAtAverage(transaction)) return undefined;
  return `says that ${paid?.amount} was paid, which is not ${shares} shares at ${average.amount}`;
}

/** Whether the lowest, the average and the highest price are in this order, as far as they are stated. */
function hasOrderedPrices({ lowest, average, highest }: Transaction): boolean {
  const mean = Number(average.amount);
  const low = lowest === undefined ? mean : Number(lowest.amount);
  const high = highest === undefined ? mean : Number(highest.amount);
  return low <= mean && mean <= high;
}

/** Whether what was paid can be the shares at their average price, of which the last decimal is rounded. */
function isPaidAtAverage(transaction: Transaction): boolean {
  const { paid, average, shares } = transaction;
  if (paid === undefined) return true;
  const [, fraction = ""] = average.amount.split(".");
  const rounding = 0.5 * 10 ** -Math.max(MIN_PRICE_DECIMALS, fraction.length);
  const coin = 10 ** -currencyDecimals(average.currency);
  const tolerance = shares * rounding + coin;
  return Math.abs(Number(paid.amount) - Number(average.amount) * shares) <= tolerance;
}

/** Zeros at the end of a price are not known. */
const MIN_PRICE_DECIMALS = 2;
