import { z } from "zod";
import { brand } from "../../../../brand/brand.ts";
import {
  BOUGHT_SHARES,
  BUY_BACK_STATUSES,
  type BuyBack,
  boughtBy,
} from "../../../domain/buy-backs/buy-back.ts";
import "../../../domain/buy-backs/buy-backs.ts";
import {
  newestTransactionFirst,
  type Transaction,
  type TransactionOrigin,
} from "../../../domain/buy-backs/transaction.ts";
import { largeMoneyOf, MOST_MONEY } from "../../../domain/money/money.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { type Complete, from, list, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { currency } from "../money-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, isin, momentOf, number, select, text } from "../simple-fields.ts";
import { TEXT } from "../text-fields.ts";
import { hasExchangedColumns } from "./exchanged-columns.ts";
import {
  FILE,
  reportRow,
  rightTransactions,
  transactionsOnce,
  warnOfOtherCurrencies,
  warnOfVenues,
} from "./transaction-checks.ts";
import { transactionRows } from "./transaction-file.ts";
import { sumProblem, type TypedTransaction, transactionOf } from "./transaction-values.ts";
import { type ReadTable, uploadedTable } from "./uploaded-table.ts";

const typedTransaction = record({
  from: from("date", date),
  to: from("until", date),
  venue: text,
  currency: text,
  shares: number,
  average: number,
  lowest: number,
  highest: number,
  paid: number,
});

/** No programme is smaller in any currency: such an amount is in millions. */
const LEAST_AMOUNT = 10_000;

const programmeAmount = valid(
  z.number().min(LEAST_AMOUNT, "is in whole units of the currency, and cannot be as little").max(MOST_MONEY),
);

const buyBackData = record({
  title: required(text),
  purpose: text,
  status: select(BUY_BACK_STATUSES),
  boughtShares: from("bought_shares", select(BOUGHT_SHARES)),
  isin,
  maxShares: from("max_shares", valid(z.int().positive())),
  maxAmount: from("max_amount", programmeAmount),
  currency,
  stated: from("currency", text),
  from: date,
  to: date,
  venues: text,
  broker: text,
  document: linkedPdf,
  file: from(FILE, uploadedTable),
  transactions: list(typedTransaction),
  ...gate(),
});

/** Converts a `buy-back` document. Transactions that cannot be right are reported and left out; then nothing is summed up. */
export function readBuyBack(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<BuyBack> | undefined {
  const values = buyBackData(data, path);
  if (!values) return undefined;
  const {
    maxAmount,
    currency: own,
    stated,
    file,
    transactions: typed,
    from: begins,
    to: ends,
    ...fields
  } = values;
  const days = daysInOrder({ from: begins, to: ends }, [["from", "to"]], path);
  const tables = [...(typed.length > 0 ? [typedRows(typed)] : []), ...(file ? [fileRows(file, path)] : [])];
  const currencies = { currency: own, isStated: stated !== undefined, markets: brand.listings };
  const read = tables.map((rows) => rows && readRows(rows, { own: currencies, isin: fields.isin }, path));
  const all = transactionsOnce(
    read.flatMap((table) => table?.transactions ?? []),
    path,
  );
  const transactions = rightTransactions(all, days, path).toSorted(newestTransactionFirst);
  warnOfVenues(transactions, fields.venues, path);
  warnOfOtherCurrencies(transactions, path);
  const isWhole = transactions.length === all.length;
  const hasAllTransactions = isWhole && read.every((table) => table?.isWhole === true);
  const maxPaid = maxAmount === undefined || own === undefined ? undefined : largeMoneyOf(maxAmount, own);
  const bought = boughtBy({ transactions, hasAllTransactions, maxShares: fields.maxShares, maxPaid });
  const { buybacks: texts } = path.locale.texts;
  const isHeld = fields.boughtShares === "Held by the company";
  return {
    ...fields,
    from: days.from,
    to: days.to,
    id,
    maxPaid,
    transactions,
    hasAllTransactions,
    ofDay: undefined,
    dates: undefined,
    adjustment: undefined,
    figure: bought && {
      value: bought.shares.toLocaleString(path.locale.brand.locale),
      unit: undefined,
      label: texts.figure(fields.title),
      inLabel: fields.title,
      note: texts.until,
      date: bought.until,
      wordsIn: fields.wordsIn && { label: fields.wordsIn.title },
    },
    addresses: file && [file.href],
    holderEvent: undefined,
    wordsIn: fields.wordsIn,
    ownShares:
      isHeld && bought !== undefined
        ? transactions.map(({ to: day, shares }) => ({ day, shares, isin: fields.isin }))
        : undefined,
    published: momentOf(first),
    changed: momentOf(last),
  };
}

interface Row {
  readonly values: TypedTransaction;
  readonly origin: TransactionOrigin;
  readonly isSum: boolean;
}

function typedRows(typed: readonly TypedTransaction[]): readonly Row[] {
  return typed.map((values, index) => ({
    values,
    origin: { file: undefined, row: index + 1 },
    isSum: false,
  }));
}

/** `undefined` for a file that is not known, or that has no transactions. */
function fileRows({ name, file }: ReadTable, path: FieldPath): readonly Row[] | undefined {
  // One file is for all languages: its heads are in one of them.
  const languages = new Set([path.locale, ...path.languages.all]);
  const columns = [...languages].map(({ texts }) => texts.buybacks.columns);
  const read = file ? columns.map((heads) => transactionRows(file, heads)) : [];
  const rows = read.find((one) => typeof one !== "string") ?? read[0];
  if (typeof rows !== "string")
    return rows?.map(({ row, values, isSum }) => ({ values, isSum, origin: { file: name, row } }));
  path.at(FILE).report(`“${name}” has no transactions: ${rows}`);
  return undefined;
}

interface RowOptions {
  readonly own: Parameters<typeof transactionOf>[2];
  /** Of the shares that the programme buys. Default: that of the first row with one. */
  readonly isin: string | undefined;
}

function readRows(rows: readonly Row[], { own, isin: bought }: RowOptions, path: FieldPath) {
  const security = bought ?? rows.find(({ values }) => values.isin !== undefined)?.values.isin;
  const read = rows.map((row) => ({
    ...row,
    found: row.isSum
      ? undefined
      : (otherSecurity(row.values, security) ?? transactionOf(row.values, row.origin, own)),
  }));
  const [first] = rows;
  if (first && hasExchangedColumns(rows.flatMap(({ values, isSum }) => (isSum ? [] : values)))) {
    reportRow(first.origin, EXCHANGED, path);
    return { transactions: [], isWhole: false };
  }
  const problems = read.flatMap(({ found, origin }) =>
    typeof found === "string" ? [[origin, found] as const] : [],
  );
  // Of rows that are not whole, no sum is stated anyway.
  const wrong = problems.length > 0 ? problems : problemsOfSums(read);
  for (const [origin, problem] of wrong) reportRow(origin, problem, path);
  const transactions = read.flatMap(({ found }) => (typeof found === "object" ? found : []));
  return { transactions, isWhole: wrong.length === 0 };
}

const EXCHANGED =
  "and the others have prices that change as numbers of shares do, and numbers of shares as prices: are both columns exchanged? None is shown";

/** Why a row is none of the programme: its shares are of another class. */
function otherSecurity({ isin: stated }: TypedTransaction, security: string | undefined) {
  const isOther = stated !== undefined && stated.toUpperCase() !== security?.toUpperCase();
  return isOther ? `is of ${stated}, but the programme buys ${security}` : undefined;
}

interface ReadRow extends Row {
  readonly found: Transaction | string | undefined;
}

/** The sums of a file that are neither those of the rows since the sum above them, nor of all rows. */
function problemsOfSums(rows: readonly ReadRow[]): readonly (readonly [TransactionOrigin, string])[] {
  const sums = rows.flatMap((row, index) => (row.isSum ? { ...row, index } : []));
  return sums.flatMap(({ values, origin, index }) => {
    const above = rows.slice(0, index);
    const since = above.slice(above.findLastIndex(({ isSum }) => isSum) + 1);
    const summed = [since, above, rows].map((all) =>
      all.flatMap(({ found }) => (typeof found === "object" ? found : [])),
    );
    const problems = summed.flatMap((all) => (all.length === 0 ? [] : [sumProblem(values, all)]));
    const [problem = "is the sum of no rows"] = problems;
    return problems.includes(undefined) ? [] : [[origin, problem] as const];
  });
}

/** Programmes of buy-backs with their transactions, typed or uploaded. */
export const buyBacks = {
  sections: { buy_backs: plain("buy-backs", { ...introduced, source: text }) },
  documents: { "buy-back": readBuyBack },
  tableFields: { "buy-back": [FILE] },
  zones: { buy_backs: ["page", "investors-page"] },
  texts: { "buy-back": { title: TEXT, purpose: TEXT, document: TEXT } },
} satisfies PrismicCapability;
