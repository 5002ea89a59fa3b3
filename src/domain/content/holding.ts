import { exactAmount, rounded } from "../text/money.ts";
import { type Dividend, dividendDay } from "./dividend.ts";

/** What a visitor types to learn what a holding was paid. */
export interface HoldingInput {
  readonly shares: string;
  /** `YYYY-MM-DD`; empty: from the first dividend on. */
  readonly from: string;
  /** `YYYY-MM-DD`; empty: until today. */
  readonly to: string;
}

export type HoldingField = keyof HoldingInput;

/** No company has more shares. */
const MAX_SHARES = 10_000_000_000;

/** What a holding was paid. Amounts are exact; see `exactAmount`. */
export interface HoldingPayments {
  readonly input: HoldingInput;
  /** The number of shares, if it can be read. */
  readonly shares: number | undefined;
  /** Fields that cannot be read; if there are any, nothing is calculated. */
  readonly wrong: readonly HoldingField[];
  /** Oldest first, each rounded to the smallest coin. */
  readonly payments: readonly { readonly dividend: Dividend; readonly paid: bigint }[];
  /** Dividends that may belong to the time, but of which the amount or the payment date is missing. */
  readonly incomplete: readonly Dividend[];
  /** The sum of each currency; none if dividends are incomplete. */
  readonly sums: readonly { readonly currency: string; readonly sum: bigint }[];
}

/**
 * What a holding was paid between two days, both included, if it was the same on all record dates. Payments to come are
 * left out.
 *
 * @param dividends - Newest first.
 * @param today - `YYYY-MM-DD`.
 */
export function holdingPayments(
  dividends: readonly Dividend[],
  input: HoldingInput,
  today: string,
): HoldingPayments {
  const shares = sharesIn(input.shares);
  const from = input.from.trim() || "0001-01-01";
  const to = input.to.trim() || today;
  const wrong = [
    ...(shares === undefined ? (["shares"] as const) : []),
    ...(isDay(from) ? [] : (["from"] as const)),
    ...(isDay(to) && !(isDay(from) && to < from) ? [] : (["to"] as const)),
  ];
  const read = { input, shares, wrong };
  if (shares === undefined || wrong.length > 0) return { ...read, payments: [], incomplete: [], sums: [] };
  const until = to < today ? to : today;
  const within = dividends
    .filter((dividend) => {
      const day = dividendDay(dividend);
      return day === undefined || (day >= from && day <= until);
    })
    .toReversed();
  const payments = within.flatMap((dividend) => {
    const { amount, payment, currency } = dividend;
    if (amount === undefined || payment === undefined) return [];
    return { dividend, paid: rounded(exactAmount(amount) * BigInt(shares), currency) };
  });
  const incomplete = within.filter(({ amount, payment }) => amount === undefined || payment === undefined);
  const byCurrency = Map.groupBy(payments, ({ dividend }) => dividend.currency);
  const sums = [...byCurrency].map(([currency, all]) => ({
    currency,
    sum: all.reduce((sum, { paid }) => sum + paid, 0n),
  }));
  return { ...read, payments, incomplete, sums: incomplete.length > 0 ? [] : sums };
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
