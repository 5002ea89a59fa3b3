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
  saidBy,
  type Transaction,
  type TransactionOrigin,
  unusualPrices,
} from "../../../domain/buy-backs/transaction.ts";
import { largeMoneyOf } from "../../../domain/money/money.ts";
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
import { transactionRows } from "./transaction-file.ts";
import { currencyThere, sumProblem, type TypedTransaction, transactionOf } from "./transaction-values.ts";
import { type ReadTable, uploadedTable } from "./uploaded-table.ts";

/** The field with a file of transactions. */
const FILE = "transactions_file";

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

const buyBackData = record({
  title: required(text),
  purpose: text,
  status: select(BUY_BACK_STATUSES),
  boughtShares: from("bought_shares", select(BOUGHT_SHARES)),
  isin,
  maxShares: from("max_shares", valid(z.int().positive())),
  maxAmount: from("max_amount", valid(z.number().positive().max(1e12))),
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
  { id, data, first_publication_date: first, last_publication_date: last, wordsIn }: ServiceDocument,
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
  const read = tables.map((rows) => rows && readRows(rows, currencies, path));
  const all = distinct(
    read.flatMap((table) => table?.transactions ?? []),
    path,
  );
  const right = withoutOverlaps(withUsualPrices(withinPeriod(all, days, path), path), path);
  const transactions = right.toSorted(newestTransactionFirst);
  warnOfOtherCurrencies(transactions, path);
  const isWhole = transactions.length === all.length;
  const hasAllTransactions = isWhole && read.every((table) => table?.isWhole === true);
  const bought = boughtBy({ transactions, hasAllTransactions });
  const { buybacks: texts } = path.locale.texts;
  const isHeld = fields.boughtShares === "Held by the company";
  return {
    ...fields,
    from: days.from,
    to: days.to,
    id,
    maxPaid: maxAmount === undefined || own === undefined ? undefined : largeMoneyOf(maxAmount, own),
    transactions,
    hasAllTransactions,
    ofDay: undefined,
    dates: undefined,
    adjustment: undefined,
    figure: bought && {
      value: bought.shares.toLocaleString(path.locale.brand.locale),
      unit: undefined,
      label: texts.figure(fields.title),
      note: texts.until,
      date: bought.until,
    },
    addresses: file && [file.href],
    holderEvent: undefined,
    wordsIn,
    ownShares:
      isHeld && hasAllTransactions
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

function readRows(rows: readonly Row[], own: Parameters<typeof transactionOf>[2], path: FieldPath) {
  const read = rows.map((row) => ({
    ...row,
    found: row.isSum ? undefined : transactionOf(row.values, row.origin, own),
  }));
  const problems = read.flatMap(({ found, origin }) =>
    typeof found === "string" ? [[origin, found] as const] : [],
  );
  // Of rows that are not whole, no sum is stated anyway.
  const wrong = problems.length > 0 ? problems : problemsOfSums(read);
  for (const [origin, problem] of wrong) reportRow(origin, problem, path);
  const transactions = read.flatMap(({ found }) => (typeof found === "object" ? found : []));
  return { transactions, isWhole: wrong.length === 0 };
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

/** Transactions without those that are there twice, which are reported. */
function distinct(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const known = new Map<string, Transaction>();
  return transactions.filter((transaction) => {
    const same = known.getOrInsert(saidBy(transaction), transaction);
    if (same !== transaction) {
      const { file, row } = same.origin;
      const where = file === transaction.origin.file ? `row ${row}` : `row ${row} of ${file ?? "the table"}`;
      reportRow(transaction.origin, `is the same as ${where}: it counts once`, path);
      return false;
    }
    return true;
  });
}

/** Transactions without those of no day of their programme, which are reported: a month may begin before it. */
function withinPeriod(
  transactions: readonly Transaction[],
  { from: first, to: last }: { readonly from?: string | undefined; readonly to?: string | undefined },
  path: FieldPath,
): readonly Transaction[] {
  return transactions.filter(({ from: begins, to: ends, origin }) => {
    const isWithin = (first === undefined || ends >= first) && (last === undefined || begins <= last);
    if (isWithin) return true;
    const own = begins === ends ? begins : `${begins} to ${ends}`;
    reportRow(
      origin,
      `${own} is outside of the period of ${first ?? "…"} to ${last ?? "…"}: it is not counted`,
      path,
    );
    return false;
  });
}

/** Transactions without those at a price in pence that is said to be in pounds, or the reverse, which are reported. */
function withUsualPrices(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const unusual = unusualPrices(transactions);
  return transactions.filter((transaction) => {
    const usual = unusual.get(transaction);
    if (usual === undefined) return true;
    const { average } = transaction;
    const problem = `its average price of ${average.amount} ${average.currency} is far from the usual ${usual.amount}: one of them is in hundredths`;
    reportRow(transaction.origin, problem, path);
    return false;
  });
}

/** Transactions without those of days that another one has, too, as those of a month: they would count twice. */
function withoutOverlaps(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const ofVenues = Map.groupBy(transactions, ({ venue, average }) =>
    JSON.stringify([venue, average.currency]),
  );
  const wrong = new Set<Transaction>();
  for (const all of ofVenues.values()) {
    let latest: Transaction | undefined;
    const inOrder = all.toSorted(
      (one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to),
    );
    for (const one of inOrder) {
      const isSame = latest?.from === one.from && latest.to === one.to;
      if (latest && one.from <= latest.to && !isSame) {
        reportRow(one.origin, `is of days that row ${latest.origin.row} has, too: neither is shown`, path);
        wrong.add(latest).add(one);
      }
      if (latest === undefined || one.to > latest.to) latest = one;
    }
  }
  return transactions.filter((transaction) => !wrong.has(transaction));
}

/** A price in another currency than those of its exchange: it may be converted, or mistyped. */
function warnOfOtherCurrencies(transactions: readonly Transaction[], path: FieldPath): void {
  const ofVenues = Map.groupBy(transactions, (one) => currencyThere(one, brand.listings) && one.venue);
  for (const [venue, [first, ...others]] of ofVenues) {
    if (venue === undefined || first === undefined) continue;
    const more = others.length === 0 ? "" : `, with ${others.length} more`;
    const there = currencyThere(first, brand.listings);
    path
      .at(first.origin.file === undefined ? "transactions" : FILE)
      .warn(
        `row ${first.origin.row} is in ${first.average.currency}, but prices at ${venue} are in ${there}${more}`,
      );
  }
}

function reportRow({ file, row }: TransactionOrigin, problem: string, path: FieldPath): void {
  if (file === undefined)
    path
      .at("transactions")
      .at(row - 1)
      .report(`row ${row}: ${problem}`);
  else path.at(FILE).report(`“${file}”, row ${row}: ${problem}`);
}

/** Programmes of buy-backs with their transactions, typed or uploaded. */
export const buyBacks = {
  sections: { buy_backs: plain("buy-backs", { ...introduced, source: text }) },
  documents: { "buy-back": readBuyBack },
  tableFields: { "buy-back": [FILE] },
  zones: { buy_backs: ["page", "investors-page"] },
  texts: { "buy-back": { title: TEXT, purpose: TEXT, document: TEXT } },
} satisfies PrismicCapability;
