import type { CalendarEvent } from "../content/calendar-event.ts";
import type { ListedDocument } from "../content/content-item.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import { type PeriodDays, periodKey, writtenPeriod } from "../content/reporting-period.ts";
import type { Ratio } from "../content/share-adjustment.ts";
import type { MadeTitle, Translatable } from "../content/translatable.ts";
import type { CurrencyCode } from "../money/currency.ts";
import { isSameMoney, type Money } from "../money/money.ts";
import type { DividendPart } from "./dividend-parts.ts";

/** Kinds of dividend, as editors choose them. */
export const DIVIDEND_KINDS = [
  "Interim",
  "Final",
  "Special",
  "Quarterly",
  "Monthly",
  "First instalment",
  "Second instalment",
  "Capital repayment",
  "Return of capital",
] as const;

export type DividendKind = (typeof DIVIDEND_KINDS)[number];

/**
 * The life of a dividend, as editors choose it. `Planned`: its dates are expected, and the board has decided nothing;
 * `Proposed`: a general meeting still has to approve it; `Deferred`: it was declared, and is paid at a later, unknown time.
 */
export const DIVIDEND_STATUSES = [
  "Planned",
  "Proposed",
  "Declared",
  "Paid",
  "Deferred",
  "Cancelled",
] as const;

export type DividendStatus = (typeof DIVIDEND_STATUSES)[number];

/**
 * The days by which holders act, in their usual order. `currencyElection`: the last one to choose the currency; `election`: the
 * last one to choose shares instead of money.
 */
export const DIVIDEND_DAYS = ["ex", "record", "currencyElection", "election", "payment"] as const;

export type DividendDay = (typeof DIVIDEND_DAYS)[number];

/** Each `YYYY-MM-DD`; those that are known. */
type DividendDays = { readonly [Day in DividendDay]?: string | undefined };

/** The days that an exchange has of its own. */
export const EXCHANGE_DAYS = ["ex", "record", "payment"] as const;

/** Each `YYYY-MM-DD`; those that are known. */
type ExchangeDays = { readonly [Day in (typeof EXCHANGE_DAYS)[number]]?: string | undefined };

/** The days at another exchange, as far as they differ. */
export interface DaysElsewhere extends ExchangeDays {
  readonly exchange?: string | undefined;
}

/** A currency in which holders may choose to be paid. */
export interface CurrencyChoice {
  readonly currency: CurrencyCode;
  /** For one share; absent until it is known. */
  readonly amount?: Money | undefined;
}

/** How holders get shares instead of money, as editors choose it. */
export const SHARE_PLANS = ["Reinvestment plan", "Scrip dividend"] as const;

export type SharePlan = (typeof SHARE_PLANS)[number];

/** Shares instead of money; what is not known yet is absent. The last day to choose them is the `election` of the dividend. */
export interface SharesInstead {
  readonly plan: SharePlan;
  /** Of a share; its currency may be another one than that of the amount. */
  readonly price?: Money | undefined;
  /** By which the price is below that of the market, in per cent. */
  readonly discount?: number | undefined;
  /** New shares for shares held. */
  readonly ratio?: Ratio | undefined;
  /** The first day to choose them, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
}

/** What of a dividend was another thing before a change; empty if nothing was. */
export interface DividendBefore extends ExchangeDays {
  readonly status?: DividendStatus | undefined;
  readonly amount?: Money | undefined;
}

/** A dividend from the plan to the payment. What is not known yet is absent. */
export interface Dividend extends DividendDays, ListedDocument, MadeTitle {
  readonly wordsIn?: Translatable<"inTitle" | "note">["wordsIn"];
  /** Its name in the language of the site: `Final dividend, FY26`. */
  readonly title: string;
  readonly kind?: DividendKind | undefined;
  readonly period?: string | undefined;
  /** The days of its period, if they are known: they may be later. */
  readonly covers?: PeriodDays | undefined;
  readonly status: DividendStatus;
  /** The class of shares. Default: the only one, or the ordinary shares. */
  readonly shareClass?: string | undefined;
  /** For one share, as it is paid; 0 if the company has decided to pay none. Absent of one that is planned. */
  readonly amount?: Money | undefined;
  /** Whether its note or its announcement says the amount with its unit, so that it is in no other one. Default: nothing does. */
  readonly isSaid?: true | undefined;
  /** The amount as the site writes it: `10.5 cents`. */
  readonly perShare?: string | undefined;
  /** Its parts with their own tax: together they are the amount, or there are none. */
  readonly parts: readonly DividendPart[];
  /** Share of the amount that tax was paid on (Australia), in per cent. */
  readonly franked?: number | undefined;
  /** Tax that is withheld, in per cent. */
  readonly withholding?: number | undefined;
  /** The day it was declared or proposed. Absent of one that is planned. */
  readonly declared?: string | undefined;
  /** Other currencies in which holders may choose to be paid. */
  readonly currencyChoices: readonly CurrencyChoice[];
  readonly sharesInstead?: SharesInstead | undefined;
  /** Days at other exchanges. */
  readonly exchanges: readonly DaysElsewhere[];
  readonly before: DividendBefore;
  readonly note?: string | undefined;
  /** All its days, those at other exchanges too, for calendars. The key is the same whatever day it is. */
  readonly dates: readonly CalendarEvent[];
  readonly document?: PdfDocument | undefined;
}

/** Whether anything of it was another thing before. */
export function isChanged({ before }: Pick<Dividend, "before">): boolean {
  return Object.values(before).some((value) => value !== undefined);
}

/** Whether holders are paid it at its payment date, so that it is in sums. */
export function isDue(status: DividendStatus): boolean {
  return status === "Declared" || status === "Paid";
}

/** What calendars say of its days, unless they have moved. */
export function eventStateOf(status: DividendStatus): Pick<CalendarEvent, "status" | "isCertain"> {
  switch (status) {
    case "Planned":
    case "Proposed":
      return { status: undefined, isCertain: false };
    case "Deferred":
      return { status: "Postponed", isCertain: undefined };
    case "Cancelled":
      return { status: "Cancelled", isCertain: undefined };
    default:
      return { status: undefined, isCertain: true };
  }
}

/** The day that a dividend is listed by: its payment, or the latest day that is known. */
export function dividendDay(dividend: Dividend): string | undefined {
  const { payment, election, currencyElection, record, ex, declared } = dividend;
  return payment ?? election ?? currencyElection ?? record ?? ex ?? declared;
}

/** The order of lists. Those without any date are last. */
export function newestDividendFirst(one: Dividend, other: Dividend): number {
  return (dividendDay(other) ?? "").localeCompare(dividendDay(one) ?? "") || one.id.localeCompare(other.id);
}

/** Whether one of its days is still to come, from a day on: `YYYY-MM-DD`. */
export function isComing({ dates }: Dividend, since: string): boolean {
  return dates.some(({ date }) => date >= since);
}

/**
 * Whether two documents are one dividend, which an editor has typed twice: with the same name and amount, and on the same days as
 * far as both state them. One of them may be an earlier state of its life. Its period may be in another spelling; on the same three
 * days it is the same, however it is called.
 */
export function isSameDividend(one: Dividend, other: Dividend): boolean {
  const days = sharedDays(one, other);
  const isOtherAmount = one.amount && other.amount && !isSameMoney(one.amount, other.amount);
  if (days.length === 0 || isOtherAmount || nameOf(one) !== nameOf(other)) return false;
  // Of one without an amount, the days alone could be those of another one.
  const areStated = one.amount !== undefined && other.amount !== undefined;
  return (days.length === EXCHANGE_DAYS.length && areStated) || isOfOnePeriod(one, other);
}

/** Whether two documents state one dividend, of one name, period and days, with two amounts in one currency. */
export function isContradictedBy(one: Dividend, other: Dividend): boolean {
  const { amount } = one;
  if (!amount || other.amount?.currency !== amount.currency || isSameMoney(amount, other.amount))
    return false;
  if ([one, other].some(({ status }) => status === "Cancelled")) return false;
  return nameOf(one) === nameOf(other) && sharedDays(one, other).length > 0 && isOfOnePeriod(one, other);
}

/** The days that both state; none if one of them is not the same. */
function sharedDays(one: Dividend, other: Dividend): readonly (typeof EXCHANGE_DAYS)[number][] {
  const stated = EXCHANGE_DAYS.filter((day) => one[day] !== undefined && other[day] !== undefined);
  return stated.every((day) => one[day] === other[day]) ? stated : [];
}

/** Its title without the period, which may be in another spelling. */
function nameOf({ title, period = "" }: Dividend): string {
  return title.replace(period, "");
}

function isOfOnePeriod(one: Dividend, other: Dividend): boolean {
  return periodKey(one.period ?? "") === periodKey(other.period ?? "");
}

/**
 * Whether readers cannot tell two dividends apart: they have one name, and are paid on different days. Several of one kind may be of
 * a whole year, unless it is the final one, or the only one.
 */
export function isNamedAs(one: Dividend, other: Dividend): boolean {
  const { title, period, kind, payment } = one;
  const isOnOtherDay = payment !== undefined && other.payment !== undefined && payment !== other.payment;
  // First what costs nothing: each dividend is compared with all others.
  if (title !== other.title || !isOnOtherDay) return false;
  if ([one, other].some(({ status }) => status === "Cancelled")) return false;
  const isPart = period !== undefined && writtenPeriod(period)?.kind !== "year";
  return isPart || kind === "Final";
}

/** The classes of shares of dividends, in the order of their names; `undefined` is the one without a name. */
export function shareClassesOf(dividends: readonly Dividend[]): readonly (string | undefined)[] {
  const named = dividends.map(({ shareClass }) => shareClass ?? "");
  return [...new Set(named)].sort().map((name) => name || undefined);
}
