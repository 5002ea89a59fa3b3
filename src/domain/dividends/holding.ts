import type { HolderEvent } from "../content/holder-event.ts";
import { type ShareAdjustment, type SharesDays, sharesSinceOneOf } from "../content/share-adjustment.ts";
import { type CurrencyCode, isCurrencyCode } from "../money/currency.ts";
import { type Fraction, fractionNumber, inverse } from "../money/fraction.ts";
import {
  type CrossRate,
  converted,
  isNil,
  isSameMoney,
  type Money,
  paymentOf,
  sumOf,
} from "../money/money.ts";
import type { ConversionRates, ReferenceRates } from "../money/reference-rates.ts";
import { type Dividend, dividendDay, isDue, shareClassesOf } from "./dividend.ts";
import { daysOfShares } from "./dividend-history.ts";

/** The form by which a visitor asks what a holding of shares was paid, as it was typed. */
export interface HoldingInput {
  readonly shares: string;
  /** `YYYY-MM-DD`; empty: from the first dividend on. */
  readonly from: string;
  /** `YYYY-MM-DD`; empty: until today. */
  readonly to: string;
  /** ISO 4217; empty: payments are not converted. */
  readonly currency: string;
  /** The class of the shares; empty: the first one. */
  readonly class: string;
}

export type HoldingField = keyof HoldingInput;

/** No company has more shares. */
const MAX_SHARES = 10_000_000_000;

/** What is paid for each share: a dividend, or money that holders get beside it. */
export interface PaidEvent extends Pick<Dividend, "id" | "title" | "amount" | "payment" | "shareClass"> {
  /** The day from which its shares are compared with later ones. */
  readonly of: SharesDays;
  /** The day by which it belongs to a time. */
  readonly day?: string | undefined;
}

interface HoldingPayment {
  readonly event: PaidEvent;
  /** How many shares the holding was then: before a split, another number than at the end of the time. */
  readonly shares: number;
  /** Its payment date, `YYYY-MM-DD`. */
  readonly day: string;
  readonly paid: Money;
  /** Absent if there is no rate for its payment date, or nothing is converted. */
  readonly converted?: { readonly paid: Money; readonly rate?: PaymentRate | undefined } | undefined;
}

/** A rate, and the day it was published for. Absent for a payment in the chosen currency. */
interface PaymentRate extends CrossRate {
  readonly day: string;
}

/** Payments in one currency. */
interface HoldingSum {
  readonly sum: Money;
  /** Absent if a payment has no rate, or nothing is converted. */
  readonly converted: Money | undefined;
}

/** The dividends and other payments that a holding of shares received, with their sums. */
export interface HoldingPayments {
  readonly input: HoldingInput;
  /** The number of shares on the last day, if it can be read. */
  readonly shares: number | undefined;
  /** Fields that cannot be read; if there are any, nothing is calculated. */
  readonly wrong: readonly HoldingField[];
  /** Oldest first, each rounded to the smallest coin. */
  readonly payments: readonly HoldingPayment[];
  /** Payments that may be of this time, without an amount, a payment date, or a number of shares on their day. */
  readonly incomplete: readonly PaidEvent[];
  /** The events of this time that divide the price paid among new and old shares, oldest first. */
  readonly costBases: readonly HolderEvent[];
  /** The sums of each year, by the payment date, oldest first; none if dividends are incomplete. */
  readonly years: readonly (HoldingSum & { readonly year: string })[];
  /** The sum of each currency; none if dividends are incomplete. */
  readonly sums: readonly HoldingSum[];
  /** In the currency that the visitor chose. Its sum is absent if a payment has no rate, as those of each currency. */
  readonly conversion?: { readonly currency: CurrencyCode; readonly sum: Money | undefined } | undefined;
}

interface HoldingOptions {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The sign before decimals in the language of the visitor. Default: it is not known. */
  readonly decimal?: string | undefined;
  /** Default: nothing can be converted. */
  readonly rates?: ConversionRates | undefined;
  /** Default: shares have always been what they are. */
  readonly adjustments?: readonly ShareAdjustment[] | undefined;
  /** What holders got beside dividends. Default: nothing. */
  readonly events?: readonly HolderEvent[] | undefined;
}

/**
 * What a holding was paid between two days, both included, if nothing was bought or sold: dividends, and money beside them.
 * Payments to come are left out, and dividends that are not due. A holding over a split had another number of shares before.
 *
 * @param dividends - Newest first.
 */
export function holdingPayments(
  dividends: readonly Dividend[],
  input: HoldingInput,
  { today, decimal, rates, adjustments = [], events = [] }: HoldingOptions,
): HoldingPayments {
  const classes = shareClassesOf(dividends);
  const { shares, from, until, shareClass, chosen, wrong } = readInput(input, today, {
    currencies: rates?.currencies,
    classes,
    decimal,
  });
  const read = { input, shares, wrong };
  if (shares === undefined || wrong.length > 0)
    return { ...read, payments: [], incomplete: [], costBases: [], years: [], sums: [] };
  const isWithin = (day: string | undefined) => day === undefined || (day >= from && day <= until);
  const ofClass = events.filter((event) => (event.shareClass ?? shareClass) === shareClass);
  const within = paidEvents(
    dividends.filter((dividend) => dividend.shareClass === shareClass),
    ofClass,
  ).filter(({ day }) => isWithin(day));
  // Nothing is converted into the currency that all of it is in.
  const isForeign = within.some(({ amount }) => amount !== undefined && amount.currency !== chosen);
  const target = isForeign ? chosen : undefined;
  const sharesOf = ({ of }: PaidEvent) =>
    sharesSinceOneOf(adjustments, { days: of, shareClass }, until)?.shares;
  const payments = within.flatMap((event): HoldingPayment | readonly [] => {
    const { amount, payment: day } = event;
    const since = sharesOf(event);
    if (amount === undefined || day === undefined || since === undefined) return [];
    const then = inverse(since);
    const paid = paymentOf(amount, shares, then);
    const payment = { event, day, paid, shares: numberOfShares(shares, then) };
    if (target === undefined) return payment;
    if (target === paid.currency) return { ...payment, converted: { paid } };
    const rate = rateOf(rates?.on(day), paid.currency, target);
    return { ...payment, converted: rate && { paid: converted(paid, target, rate), rate } };
  });
  const incomplete = within.filter((event) => isUnknown(event) || sharesOf(event) === undefined);
  const complete = incomplete.length === 0 ? payments : [];
  return {
    ...read,
    payments,
    incomplete,
    costBases: ofClass.filter(({ costBase, ex }) => costBase.length > 0 && isWithin(ex)).toReversed(),
    years: [...Map.groupBy(complete, ({ day }) => day.slice(0, "YYYY".length))].flatMap(([year, all]) =>
      sumsOf(all).map((sum) => ({ year, ...sum })),
    ),
    sums: sumsOf(complete),
    conversion: target && { currency: target, sum: convertedSumOf(complete) },
  };
}

/** All payments for a share, oldest first. A payment that is both a dividend and an event is listed once. */
function paidEvents(dividends: readonly Dividend[], events: readonly HolderEvent[]): readonly PaidEvent[] {
  const due = dividends.filter(({ status }) => isDue(status));
  const ofDividends = due.map((dividend): PaidEvent => {
    const { id, title, amount, payment, shareClass } = dividend;
    return { id, title, amount, payment, shareClass, of: daysOfShares(dividend), day: dividendDay(dividend) };
  });
  const beside = events.flatMap(({ id, title, ex, cash, shareClass }): PaidEvent | readonly [] => {
    if (cash === undefined || due.some((dividend) => isSamePayment(dividend, cash))) return [];
    const { amount, payment } = cash;
    return { id, title, amount, payment, shareClass, of: { first: ex, last: ex }, day: payment ?? ex };
  });
  return [...ofDividends, ...beside]
    .toReversed()
    .sort((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
}

/** Whether what holders are paid beside dividends is a dividend that an editor has typed, too. */
export function isSamePayment(
  { amount, payment }: Pick<Dividend, "amount" | "payment">,
  cash: NonNullable<HolderEvent["cash"]>,
): boolean {
  return amount !== undefined && isSameMoney(amount, cash.amount) && payment === cash.payment;
}

/** A nil dividend is never paid, so that it needs no date. */
function isUnknown({ amount, payment }: PaidEvent): boolean {
  return amount === undefined || (payment === undefined && !isNil(amount));
}

interface Offered {
  readonly currencies: readonly string[] | undefined;
  readonly classes: readonly (string | undefined)[];
  readonly decimal: string | undefined;
}

/** A number of shares of another time, with at most four decimals: not every holding could be the same then. */
function numberOfShares(shares: number, { numerator, denominator }: Fraction): number {
  return fractionNumber({ numerator: BigInt(shares) * numerator, denominator });
}

function readInput(input: HoldingInput, today: string, { currencies = [], classes, decimal }: Offered) {
  const shares = sharesIn(input.shares, decimal);
  const from = input.from.trim() || "0001-01-01";
  const to = input.to.trim() || today;
  const typed = input.currency.trim().toUpperCase();
  const chosen = isCurrencyCode(typed) && currencies.includes(typed) ? typed : undefined;
  const named = input.class.trim();
  const shareClass = named === "" ? classes[0] : named;
  const isRight = {
    shares: shares !== undefined,
    from: isDay(from),
    to: isDay(to) && !(isDay(from) && to < from),
    currency: typed === "" || chosen !== undefined,
    class: named === "" || classes.includes(named),
  };
  const wrong = (["shares", "class", "from", "to", "currency"] as const).filter((name) => !isRight[name]);
  return { shares, from, until: to < today ? to : today, shareClass, chosen, wrong };
}

function rateOf(
  rates: ReferenceRates | undefined,
  currency: CurrencyCode,
  chosen: CurrencyCode,
): PaymentRate | undefined {
  const { [currency]: from, [chosen]: to } = rates?.perEuro ?? {};
  return rates && from && to ? { day: rates.day, from, to } : undefined;
}

function sumsOf(payments: readonly HoldingPayment[]): readonly HoldingSum[] {
  return [...Map.groupBy(payments, ({ paid }) => paid.currency)].map(([currency, all]) => ({
    sum: sumOf(
      all.map(({ paid }) => paid),
      currency,
    ),
    converted: convertedSumOf(all),
  }));
}

/** `undefined` if there is no payment, or one has no rate. */
function convertedSumOf(payments: readonly HoldingPayment[]): Money | undefined {
  const known = payments.flatMap(({ converted: other }) => other?.paid ?? []);
  const [first] = known;
  return first && known.length === payments.length ? sumOf(known, first.currency) : undefined;
}

/** A whole number, with one kind of separators between its thousands: `0.375` is none, nor is `1,000.375`. */
const WHOLE_NUMBER = /^(?:\d+|[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*)$/;

/** Where a point is before decimals, `12.375` are no twelve thousand shares, but those of a reinvestment plan. */
function sharesIn(text: string, decimal: string | undefined): number | undefined {
  const digits = text.trim();
  if (!WHOLE_NUMBER.test(digits) || (decimal !== undefined && digits.includes(decimal))) return undefined;
  const shares = Number(digits.replace(/\D/g, ""));
  return shares >= 1 && shares <= MAX_SHARES ? shares : undefined;
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript takes 31 June for 1 July.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
