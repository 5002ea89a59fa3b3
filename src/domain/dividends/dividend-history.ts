import { type ShareAdjustment, type SharesDays, sharesSinceOneOf } from "../content/share-adjustment.ts";
import { isOne } from "../money/fraction.ts";
import { type Money, multipliedBy, numberOf, sumOf } from "../money/money.ts";
import { type Dividend, dividendDay, isDue } from "./dividend.ts";

/** A dividend of a history, in which the share may have become another part of the company. */
export interface HistoricDividend extends Dividend {
  /** The amount for one share of today; absent if it is unknown what has become of a share. */
  readonly adjusted?: Money | undefined;
}

/** From the ex date of a dividend to its payment it is hardly ever longer. */
const MOST_DAYS_TO_PAYMENT = 100;

/**
 * The day of the shares that a dividend is paid for. Without its ex and its record date nobody knows it: it is between the other
 * days, or at any time if there are none.
 */
export function daysOfShares({ ex, record, payment, declared }: Dividend): SharesDays {
  const known = ex ?? record;
  if (known !== undefined) return { first: known, last: known };
  const first = declared ?? (payment && dayAfter(payment, -MOST_DAYS_TO_PAYMENT));
  const last = payment ?? (declared && dayAfter(declared, MOST_DAYS_TO_PAYMENT));
  return { first: first ?? "0000-01-01", last: last ?? "9999-12-31" };
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/**
 * Dividends with their amounts for one share of today. What is said to be paid before its day was declared, and nobody knows more.
 *
 * @param adjustments - What has made of shares what they are, also after that day.
 * @param today - `YYYY-MM-DD`.
 */
export function dividendHistory(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
  today: string,
): readonly HistoricDividend[] {
  return dividends.map((typed) => {
    const isToCome = typed.status === "Paid" && (typed.payment ?? "") > today;
    const dividend: Dividend = isToCome ? { ...typed, status: "Declared" } : typed;
    const { amount, shareClass } = dividend;
    if (amount === undefined) return { ...dividend, adjusted: amount };
    const since = sharesSinceOneOf(adjustments, { days: daysOfShares(dividend), shareClass }, today);
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
 * gaps. Dividends that are not due, or without amount or payment date, are left out; so are all years if another one cannot be
 * compared.
 */
export function dividendsByYear(dividends: readonly HistoricDividend[]) {
  const due = dividends.filter(
    ({ status, amount, payment }) => isDue(status) && amount !== undefined && payment !== undefined,
  );
  if (due.some(({ adjusted }) => adjusted === undefined)) return [];
  const paid = due.flatMap(({ adjusted: amount, payment, shareClass }) =>
    amount === undefined || payment === undefined
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
