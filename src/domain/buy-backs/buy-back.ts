import type { ListedDocument } from "../content/content-item.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import type { Translatable } from "../content/translatable.ts";
import type { Money } from "../money/money.ts";
import { sumOfTransactions, type Transaction, type TransactionSum } from "./transaction.ts";

/** What a programme is doing, as editors choose it. */
export const BUY_BACK_STATUSES = ["Announced", "Running", "Suspended", "Completed", "Ended early"] as const;

export type BuyBackStatus = (typeof BUY_BACK_STATUSES)[number];

/** What becomes of the shares, as editors choose it. */
export const BOUGHT_SHARES = ["Cancelled", "Held by the company"] as const;

export type BoughtShares = (typeof BOUGHT_SHARES)[number];

/** A programme of buy-backs with all of its transactions (Regulation (EU) No 596/2014, article 5). */
export interface BuyBack extends ListedDocument {
  readonly wordsIn?: Translatable<"title" | "purpose">["wordsIn"];
  readonly title: string;
  readonly purpose?: string | undefined;
  readonly status?: BuyBackStatus | undefined;
  readonly boughtShares?: BoughtShares | undefined;
  /** Of the shares that are bought (ISO 6166). */
  readonly isin?: string | undefined;
  /** The most shares that it may buy. */
  readonly maxShares?: number | undefined;
  /** The most that it may pay for all. */
  readonly maxPaid?: Money | undefined;
  /** Its first day, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  /** Its last day at most, `YYYY-MM-DD`. */
  readonly to?: string | undefined;
  /** Market identifier codes (ISO 10383), or names. */
  readonly venues?: string | undefined;
  readonly broker?: string | undefined;
  /** Its announcement. */
  readonly document?: PdfDocument | undefined;
  /** Those that could be read, newest first. */
  readonly transactions: readonly Transaction[];
  /** Whether these are all that the editor entered: without one, no sum is stated. */
  readonly hasAllTransactions: boolean;
}

/** The order of lists: the latest programme first. */
export function latestBuyBackFirst(one: BuyBack, other: BuyBack): number {
  return (other.from ?? "").localeCompare(one.from ?? "") || one.id.localeCompare(other.id);
}

type Programme = Pick<BuyBack, "transactions" | "hasAllTransactions" | "maxShares" | "maxPaid">;

/**
 * What a programme has bought; `undefined` if it has bought nothing, if a transaction is missing, or if it is more than the
 * programme may buy: then a number of one of both is wrong.
 */
export function boughtBy(programme: Programme): TransactionSum | undefined {
  const sum = addedUp(programme);
  return sum && excessOf(programme, sum) === undefined ? sum : undefined;
}

/** What the transactions of a programme are together, if that is more than it may buy, in words of the report. */
export function excessIn(programme: Programme): string | undefined {
  const sum = addedUp(programme);
  return sum && excessOf(programme, sum);
}

/** What a programme may buy at most; nothing if it has bought more, as one of both numbers is wrong. */
export function maximumOf(programme: Programme): Pick<BuyBack, "maxShares" | "maxPaid"> {
  return excessIn(programme) === undefined ? programme : {};
}

function addedUp({ transactions, hasAllTransactions }: Programme): TransactionSum | undefined {
  return hasAllTransactions ? sumOfTransactions(transactions) : undefined;
}

function excessOf({ maxShares, maxPaid }: Programme, { shares, paid }: TransactionSum): string | undefined {
  if (maxShares !== undefined && shares > maxShares)
    return `has bought ${shares} shares, more than its maximum of ${maxShares}`;
  const isMore =
    paid !== undefined && maxPaid?.currency === paid.currency && Number(paid.amount) > Number(maxPaid.amount);
  return isMore
    ? `has paid ${paid.amount} ${paid.currency}, more than its maximum of ${maxPaid.amount}`
    : undefined;
}

/** How much of what it may buy a programme has bought, in per cent: of its shares, or of its amount without these. */
export function progressOf(programme: BuyBack): number | undefined {
  const { maxShares, maxPaid } = programme;
  const bought = boughtBy(programme);
  if (bought === undefined) return undefined;
  if (maxShares) return percentOf(bought.shares, maxShares);
  const isComparable = maxPaid !== undefined && bought.paid?.currency === maxPaid.currency;
  return isComparable && bought.paid
    ? percentOf(Number(bought.paid.amount), Number(maxPaid.amount))
    : undefined;
}

function percentOf(part: number, whole: number): number {
  return Number(((part / whole) * 100).toFixed(2));
}
