import { type CurrencyCode, isCurrencyCode } from "../money/currency.ts";
import { type CrossRate, converted, type Money, paymentOf, sumOf } from "../money/money.ts";
import type { ConversionRates, ReferenceRates } from "../money/reference-rates.ts";
import { type Dividend, dividendDay } from "./dividend.ts";

/** What a visitor types to learn what a holding was paid. */
export interface HoldingInput {
  readonly shares: string;
  /** `YYYY-MM-DD`; empty: from the first dividend on. */
  readonly from: string;
  /** `YYYY-MM-DD`; empty: until today. */
  readonly to: string;
  /** ISO 4217; empty: payments are not converted. */
  readonly currency: string;
}

export type HoldingField = keyof HoldingInput;

/** No company has more shares. */
const MAX_SHARES = 10_000_000_000;

interface HoldingPayment {
  readonly dividend: Dividend;
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

/** What a holding was paid. */
export interface HoldingPayments {
  readonly input: HoldingInput;
  /** The number of shares, if it can be read. */
  readonly shares: number | undefined;
  /** Fields that cannot be read; if there are any, nothing is calculated. */
  readonly wrong: readonly HoldingField[];
  /** Oldest first, each rounded to the smallest coin. */
  readonly payments: readonly HoldingPayment[];
  /** Dividends that may belong to the time, but of which the amount or the payment date is missing. */
  readonly incomplete: readonly Dividend[];
  /** The sums of each year, by the payment date, oldest first; none if dividends are incomplete. */
  readonly years: readonly (HoldingSum & { readonly year: string })[];
  /** The sum of each currency; none if dividends are incomplete. */
  readonly sums: readonly HoldingSum[];
  /** In the currency that the visitor chose. Its sum is absent if a payment has no rate, as those of each currency. */
  readonly conversion?: { readonly currency: CurrencyCode; readonly sum: Money | undefined } | undefined;
}

/**
 * What a holding was paid between two days, both included, if it was the same on all record dates. Payments to come are
 * left out.
 *
 * @param dividends - Newest first.
 * @param today - `YYYY-MM-DD`.
 * @param rates - Default: nothing can be converted.
 */
export function holdingPayments(
  dividends: readonly Dividend[],
  input: HoldingInput,
  today: string,
  rates?: ConversionRates,
): HoldingPayments {
  const { shares, from, until, chosen, wrong } = readInput(input, today, rates?.currencies);
  const read = { input, shares, wrong };
  if (shares === undefined || wrong.length > 0)
    return { ...read, payments: [], incomplete: [], years: [], sums: [] };
  const within = dividends
    .filter((dividend) => {
      const day = dividendDay(dividend);
      return day === undefined || (day >= from && day <= until);
    })
    .toReversed();
  const payments = within.flatMap((dividend): HoldingPayment | readonly [] => {
    const { amount, payment: day } = dividend;
    if (amount === undefined || day === undefined) return [];
    const paid = paymentOf(amount, shares);
    if (chosen === undefined) return { dividend, day, paid };
    if (chosen === paid.currency) return { dividend, day, paid, converted: { paid } };
    const rate = rateOf(rates?.on(day), paid.currency, chosen);
    return { dividend, day, paid, converted: rate && { paid: converted(paid, chosen, rate), rate } };
  });
  const incomplete = within.filter(({ amount, payment }) => amount === undefined || payment === undefined);
  const complete = incomplete.length === 0 ? payments : [];
  return {
    ...read,
    payments,
    incomplete,
    years: [...Map.groupBy(complete, ({ day }) => day.slice(0, "YYYY".length))].flatMap(([year, all]) =>
      sumsOf(all).map((sum) => ({ year, ...sum })),
    ),
    sums: sumsOf(complete),
    conversion: chosen && { currency: chosen, sum: convertedSumOf(complete) },
  };
}

function readInput(input: HoldingInput, today: string, currencies: readonly string[] = []) {
  const shares = sharesIn(input.shares);
  const from = input.from.trim() || "0001-01-01";
  const to = input.to.trim() || today;
  const typed = input.currency.trim().toUpperCase();
  const chosen = isCurrencyCode(typed) && currencies.includes(typed) ? typed : undefined;
  const isRight = {
    shares: shares !== undefined,
    from: isDay(from),
    to: isDay(to) && !(isDay(from) && to < from),
    currency: typed === "" || chosen !== undefined,
  };
  const wrong = (["shares", "from", "to", "currency"] as const).filter((name) => !isRight[name]);
  return { shares, from, until: to < today ? to : today, chosen, wrong };
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

/** A whole number, with any separators between its thousands. */
function sharesIn(text: string): number | undefined {
  const digits = text.trim();
  if (!/^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/.test(digits)) return undefined;
  const shares = Number(digits.replace(/\D/g, ""));
  return shares >= 1 && shares <= MAX_SHARES ? shares : undefined;
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // JavaScript takes 31 June for 1 July.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
