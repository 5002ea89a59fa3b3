import { type Column, listedDay, type RecordList, recordList, written } from "../content/record-list.ts";
import { currencyDecimals } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import {
  type BoughtShares,
  type BuyBack,
  type BuyBackStatus,
  boughtBy,
  maximumOf,
  progressOf,
} from "./buy-back.ts";
import type { BuyBackTransaction } from "./buy-backs.ts";
import { paidFor } from "./transaction.ts";

type Names<Name extends string> = Readonly<Record<Name, string>>;

/** The columns of transactions, as files that editors upload have them, too. */
export const TRANSACTION_COLUMNS = [
  "date",
  "until",
  "venue",
  "currency",
  "shares",
  "average",
  "lowest",
  "highest",
  "paid",
] as const;

export type TransactionColumn = (typeof TRANSACTION_COLUMNS)[number];

/** Names in the language of the site. */
export interface BuyBackLabels {
  readonly programmes: string;
  readonly transactions: string;
  readonly programme: Names<
    | "title"
    | "status"
    | "purpose"
    | "boughtShares"
    | "isin"
    | "from"
    | "to"
    | "maxShares"
    | "maxPaid"
    | "currency"
    | "venues"
    | "broker"
    | "bought"
    | "paid"
    | "average"
    | "progress"
    | "document"
  >;
  readonly statuses: Names<BuyBackStatus>;
  readonly boughtShares: Names<BoughtShares>;
  readonly columns: Names<TransactionColumn | "programme">;
}

/** Programmes with what they have bought. */
export function programmeList(programmes: readonly BuyBack[], labels: BuyBackLabels): RecordList {
  return recordList(labels.programmes, programmeColumns(programmes, labels), programmes);
}

/**
 * Transactions, each in a row.
 *
 * @param programmes - Of how many programmes there may be some: each row of several names its own.
 */
export function transactionList(
  transactions: readonly BuyBackTransaction[],
  programmes: number,
  labels: BuyBackLabels,
): RecordList {
  const { columns } = labels;
  const isPeriod = ({ from, to }: BuyBackTransaction) => from !== to;
  const decimals = coinDecimals(transactions.map(({ average }) => average));
  const all: readonly Column<BuyBackTransaction>[] = [
    { name: "date", head: columns.date, of: ({ from }) => listedDay(from) },
    { name: "until", head: columns.until, of: (one) => (isPeriod(one) ? listedDay(one.to) : undefined) },
    { name: "shares", head: columns.shares, of: ({ shares }) => shares },
    { name: "average", head: columns.average, decimals, of: ({ average }) => numberIn(average) },
    { name: "currency", head: columns.currency, of: ({ average }) => average.currency },
    { name: "venue", head: columns.venue, of: ({ venue }) => venue },
    { name: "lowest", head: columns.lowest, decimals, of: ({ lowest }) => numberIn(lowest) },
    { name: "highest", head: columns.highest, decimals, of: ({ highest }) => numberIn(highest) },
    { name: "paid", head: columns.paid, decimals, of: (one) => numberIn(paidFor(one)) },
    written({
      name: "programme",
      head: columns.programme,
      of: ({ programme }) => (programmes > 1 ? programme : undefined),
    }),
  ];
  return recordList(labels.transactions, all, transactions);
}

function programmeColumns(programmes: readonly BuyBack[], labels: BuyBackLabels): readonly Column<BuyBack>[] {
  const { programme: head, statuses, boughtShares } = labels;
  const decimals = coinDecimals(programmes.flatMap((one) => paidIn(one) ?? []));
  return [
    written({ name: "title", head: head.title, of: ({ title }) => title }),
    { name: "status", head: head.status, of: ({ status }) => status && statuses[status] },
    written({ name: "purpose", head: head.purpose, of: ({ purpose }) => purpose }),
    {
      name: "boughtShares",
      head: head.boughtShares,
      of: (one) => one.boughtShares && boughtShares[one.boughtShares],
    },
    { name: "from", head: head.from, of: ({ from }) => listedDay(from) },
    { name: "to", head: head.to, of: ({ to }) => listedDay(to) },
    { name: "maxShares", head: head.maxShares, of: (one) => maximumOf(one).maxShares },
    { name: "maxPaid", head: head.maxPaid, of: (one) => numberIn(maximumOf(one).maxPaid) },
    { name: "bought", head: head.bought, of: (one) => boughtBy(one)?.shares },
    { name: "paid", head: head.paid, decimals, of: (one) => numberIn(paidIn(one)) },
    { name: "currency", head: head.currency, of: (one) => currencyOf(one) },
    { name: "average", head: head.average, decimals, of: (one) => numberIn(averageIn(one)) },
    { name: "progress", head: head.progress, decimals: 2, of: progressOf },
    { name: "venues", head: head.venues, of: ({ venues }) => venues },
    { name: "broker", head: head.broker, of: ({ broker }) => broker },
    { name: "isin", head: head.isin, of: ({ isin }) => isin },
    {
      name: "document",
      head: head.document,
      of: ({ document }) => document && { text: document.title, link: { kind: "pdf", href: document.href } },
    },
  ];
}

/** The currency of its amounts, of which all have one. */
function currencyOf(programme: BuyBack): string | undefined {
  return maximumOf(programme).maxPaid?.currency ?? boughtBy(programme)?.paid?.currency;
}

/** What was paid, in that currency. */
function paidIn(programme: BuyBack): Money | undefined {
  const paid = boughtBy(programme)?.paid;
  return paid?.currency === currencyOf(programme) ? paid : undefined;
}

function averageIn(programme: BuyBack): Money | undefined {
  return paidIn(programme) && boughtBy(programme)?.average;
}

/** Of the smallest coin of a column's currencies. */
function coinDecimals(amounts: readonly Money[]): number {
  return Math.max(0, ...amounts.map(({ currency }) => currencyDecimals(currency)));
}

function numberIn(money: Money | undefined): number | undefined {
  return money && Number(money.amount);
}
