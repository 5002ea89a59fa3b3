import { type ShareAdjustment, sharesSince } from "../content/share-adjustment.ts";
import { isOne } from "../money/fraction.ts";
import { type Money, multipliedBy, numberOf, sumOf } from "../money/money.ts";
import { type Dividend, dividendDay, isDue } from "./dividend.ts";

/** A dividend of a history, in which the share may have become another part of the company. */
export interface HistoricDividend extends Dividend {
  /** The amount for one share of today; absent if it is unknown what has become of a share. */
  readonly adjusted?: Money | undefined;
}

/** The day from which the shares that a dividend is paid for are compared with later ones. */
export function sharesOfDay({ ex, record, payment, declared }: Dividend): string | undefined {
  return ex ?? record ?? payment ?? declared;
}

/**
 * Dividends with their amounts for one share of today.
 *
 * @param adjustments - What has made of shares what they are, also after that day.
 * @param today - `YYYY-MM-DD`.
 */
export function dividendHistory(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
  today: string,
): readonly HistoricDividend[] {
  return dividends.map((dividend) => {
    const { amount, shareClass } = dividend;
    const day = sharesOfDay(dividend);
    if (amount === undefined || day === undefined) return { ...dividend, adjusted: amount };
    const since = sharesSince(adjustments, { day, shareClass }, today);
    if (since === undefined) return { ...dividend, adjusted: undefined };
    return { ...dividend, adjusted: isOne(since.amounts) ? amount : multipliedBy(amount, since.amounts) };
  });
}

/** Whether an amount is another one for a share of today. */
export function isAdjusted({ amount, adjusted }: HistoricDividend): boolean {
  return amount?.amount !== adjusted?.amount;
}

/** Other orders of a list, as addresses name them. */
export const DIVIDEND_SORTS = ["oldest", "highest", "lowest"] as const;

export type DividendSort = (typeof DIVIDEND_SORTS)[number];

/** Dividends, given newest first, in another order. What has no date, or no amount, stays last. */
export function sortedDividends<One extends Dividend>(
  dividends: readonly One[],
  sort: DividendSort | undefined,
): readonly One[] {
  if (sort === undefined) return dividends;
  const isKnown = (dividend: Dividend) =>
    (sort === "oldest" ? dividendDay(dividend) : dividend.amount) !== undefined;
  const known = dividends.filter(isKnown);
  const amountOf = ({ amount }: Dividend) => (amount === undefined ? 0 : numberOf(amount));
  const byAmount = (one: Dividend, other: Dividend) =>
    sort === "highest" ? amountOf(other) - amountOf(one) : amountOf(one) - amountOf(other);
  const sorted = sort === "oldest" ? known.toReversed() : known.toSorted(byAmount);
  return [...sorted, ...dividends.filter((dividend) => !isKnown(dividend))];
}

/** Of a longer history, a chart shows this many years. */
const MAX_YEARS = 40;

/**
 * What was paid for a share of today in the years of payment, for each currency and class of shares: oldest first, without
 * gaps. Dividends that are not due, or without amount or payment date, are left out; so are all years if one cannot be compared.
 */
export function dividendsByYear(dividends: readonly HistoricDividend[]) {
  if (dividends.some(({ amount, adjusted }) => amount !== undefined && adjusted === undefined)) return [];
  const paid = dividends.flatMap(({ status, adjusted: amount, payment, shareClass }) =>
    !isDue(status) || amount === undefined || payment === undefined
      ? []
      : { amount, shareClass, year: Number(payment.slice(0, "YYYY".length)) },
  );
  const groups = Map.groupBy(paid, ({ amount, shareClass = "" }) => `${amount.currency} ${shareClass}`);
  return [...groups.values()].flatMap((all) => {
    const [{ amount: { currency } = {}, shareClass } = {}] = all;
    if (currency === undefined) return [];
    const numbers = all.map(({ year }) => year);
    const last = Math.max(...numbers);
    const length = Math.min(last - Math.min(...numbers) + 1, MAX_YEARS);
    const years = Array.from({ length }, (_, index) => last - length + 1 + index);
    const paidIn = (year: number) => all.flatMap((one) => (one.year === year ? one.amount : []));
    return {
      currency,
      shareClass,
      years: years.map((year) => ({ year, sum: sumOf(paidIn(year), currency) })),
    };
  });
}
