import type { PeriodDays } from "../content/reporting-period.ts";
import type { Dividend } from "./dividend.ts";

/** A dividend whose days and period contradict each other: nobody knows which of them is mistyped. */
interface DaysInDoubt {
  readonly dividend: Dividend;
  /** On which it is paid, or the latest other day, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Most dividends are paid in the half-year after their period, and those of a mistyped year about a year earlier. */
const DAYS_OF_ANOTHER_YEAR = 300;

/** Some are paid shortly before their period begins. */
const EARLIEST_BEFORE_PERIOD = 31;

/** A final one is decided with the accounts of its year. */
const EARLIEST_FINAL = 90;

/** None is paid so many days after its period, unless it is deferred. */
const LATEST = 900;

/** Of a period of which only the year can be read, the days are of that year, or of one of those beside it. */
const YEARS_APART = 2;

/**
 * Dividends with the days of another year than their period: about a year earlier than those of others like them, or without two such,
 * before the period begins. If all are earlier, the financial year of the company was another one.
 */
export function daysInDoubt(dividends: readonly Dividend[]): readonly DaysInDoubt[] {
  const all = dividends.flatMap((dividend) => {
    const { payment, record, ex } = dividend;
    const day = payment ?? record ?? ex;
    return day === undefined ? [] : { dividend, day };
  });
  return [...besideOthers(all), ...all.filter(isOfFarYear)];
}

function besideOthers(all: readonly DaysInDoubt[]): readonly DaysInDoubt[] {
  const dated = all.flatMap(({ dividend, day }) => {
    const { covers: period } = dividend;
    return period === undefined ? [] : { dividend, period, day, after: daysBetween(period.last, day) };
  });
  const alike = Map.groupBy(dated, ({ dividend: { kind, shareClass }, period: { first, last } }) =>
    JSON.stringify([kind, shareClass, first.slice("YYYY".length), last.slice("YYYY".length)]),
  );
  return [...alike.values()].flatMap((group) => {
    const inOrder = group.toSorted((one, other) => one.after - other.after);
    return inOrder.filter((one, place) => {
      // The middle one of the others.
      const middle = Math.floor((group.length - 2) / 2);
      const { after: usual } = inOrder[middle < place ? middle : middle + 1] ?? one;
      const isEarly = group.length > 2 ? one.after < usual - DAYS_OF_ANOTHER_YEAR : isBeforePeriod(one);
      return isEarly || (one.after > LATEST && !isDelayed(one.dividend));
    });
  });
}

/** Whether only the year of a period can be read, and it is far from that of the days. */
function isOfFarYear({ dividend: { covers, period = "" }, day }: DaysInDoubt): boolean {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(period) ?? [];
  return (
    covers === undefined &&
    year !== undefined &&
    Math.abs(Number(year) - Temporal.PlainDate.from(day).year) > YEARS_APART
  );
}

interface Dated extends DaysInDoubt {
  readonly period: PeriodDays;
}

function isBeforePeriod({ dividend: { kind }, period, day }: Dated): boolean {
  return (
    daysBetween(day, period.first) > EARLIEST_BEFORE_PERIOD ||
    (kind === "Final" && daysBetween(day, period.last) > EARLIEST_FINAL)
  );
}

function isDelayed({ status, before }: Dividend): boolean {
  return status === "Deferred" || before.payment !== undefined;
}

function daysBetween(one: string, other: string): number {
  return Temporal.PlainDate.from(one).until(other).days;
}

/** A dividend as if neither its period nor its days were known. */
export function withoutDays(dividend: Dividend): Dividend {
  const { title, period = "" } = dividend;
  return {
    ...dividend,
    title: title.replace(`, ${period}`, ""),
    period: undefined,
    covers: undefined,
    declared: undefined,
    ex: undefined,
    record: undefined,
    payment: undefined,
    election: undefined,
    currencyElection: undefined,
    exchanges: [],
    figure: undefined,
    dates: [],
  };
}
