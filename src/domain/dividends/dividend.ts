import type { CalendarEvent } from "../content/calendar-event.ts";
import type { ListedDocument } from "../content/content-item.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import { type Money, numberOf, sumOf } from "../money/money.ts";

/** Kinds of dividend, as editors choose them. */
export const DIVIDEND_KINDS = ["Interim", "Final", "Special", "Quarterly"] as const;

/** The days by which holders act, in their usual order. `election`: the last one to choose shares instead of money. */
export const DIVIDEND_DAYS = ["ex", "record", "election", "payment"] as const;

export type DividendDay = (typeof DIVIDEND_DAYS)[number];

/** Each `YYYY-MM-DD`; those that are known. */
type DividendDays = { readonly [Day in DividendDay]?: string | undefined };

/** A dividend that the company has declared, never a forecast. What is not known yet is absent. */
export interface Dividend extends DividendDays, ListedDocument {
  /** Its name in the language of the site: `Final dividend, FY26`. */
  readonly title: string;
  readonly kind?: (typeof DIVIDEND_KINDS)[number] | undefined;
  readonly period?: string | undefined;
  /** For one share; more than 0. */
  readonly amount?: Money | undefined;
  /** The amount as the site writes it: `10.5 cents`. */
  readonly perShare?: string | undefined;
  /** Share of the amount that tax was paid on (Australia), in per cent. */
  readonly franked?: number | undefined;
  /** Tax that is withheld, in per cent. */
  readonly withholding?: number | undefined;
  /** The day it was declared. */
  readonly declared?: string | undefined;
  /** Price of a share of the reinvestment plan. */
  readonly reinvestmentPrice?: Money | undefined;
  /** Days at a second exchange, if they differ. */
  readonly elsewhere: DividendDays & { readonly exchange?: string | undefined };
  /** All its days, those at the second exchange too, for calendars. The key is the same whatever day it is. */
  readonly dates: readonly CalendarEvent[];
  readonly document?: PdfDocument | undefined;
}

/** The day that a dividend is listed by: its payment, or the latest day that is known. */
export function dividendDay({ payment, election, record, ex, declared }: Dividend): string | undefined {
  return payment ?? election ?? record ?? ex ?? declared;
}

/** The order of lists. Those without any date are last. */
export function newestDividendFirst(one: Dividend, other: Dividend): number {
  return (dividendDay(other) ?? "").localeCompare(dividendDay(one) ?? "") || one.id.localeCompare(other.id);
}

/** Whether one of its days is still to come, from a day on: `YYYY-MM-DD`. */
export function isComing({ dates }: Dividend, since: string): boolean {
  return dates.some(({ date }) => date >= since);
}

/** Other orders of a list, as addresses name them. */
export const DIVIDEND_SORTS = ["oldest", "highest", "lowest"] as const;

export type DividendSort = (typeof DIVIDEND_SORTS)[number];

/** Dividends, given newest first, in another order. What has no date, or no amount, stays last. */
export function sortedDividends(
  dividends: readonly Dividend[],
  sort: DividendSort | undefined,
): readonly Dividend[] {
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
 * What was paid for a share in the years of payment, for each currency: oldest first, without gaps. Dividends without amount
 * or payment date are left out.
 */
export function dividendsByYear(dividends: readonly Dividend[]) {
  const paid = dividends.flatMap(({ amount, payment }) =>
    amount === undefined || payment === undefined
      ? []
      : { amount, year: Number(payment.slice(0, "YYYY".length)) },
  );
  return [...Map.groupBy(paid, ({ amount }) => amount.currency)].map(([currency, all]) => {
    const numbers = all.map(({ year }) => year);
    const last = Math.max(...numbers);
    const length = Math.min(last - Math.min(...numbers) + 1, MAX_YEARS);
    const years = Array.from({ length }, (_, index) => last - length + 1 + index);
    const paidIn = (year: number) => all.flatMap((one) => (one.year === year ? one.amount : []));
    return { currency, years: years.map((year) => ({ year, sum: sumOf(paidIn(year), currency) })) };
  });
}
