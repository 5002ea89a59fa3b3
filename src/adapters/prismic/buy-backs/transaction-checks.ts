import { brand } from "../../../../brand/brand.ts";
import {
  dayOfTransaction,
  saidBy,
  type Transaction,
  type TransactionOrigin,
  unusualPrices,
} from "../../../domain/buy-backs/transaction.ts";
import { dayAt } from "../../../domain/content/day.ts";
import type { FieldPath } from "../field-path.ts";
import { momentOf } from "../simple-fields.ts";
import { currencyThere } from "./transaction-values.ts";

/** The field with a file of transactions. */
export const FILE = "transactions_file";

/** Transactions, each once, without sums of others. What is left out is reported, and nothing is lost by it. */
export function transactionsOnce(
  transactions: readonly Transaction[],
  path: FieldPath,
): readonly Transaction[] {
  return withoutSums(distinct(transactions, path), path);
}

/** Transactions without those that cannot be right beside the others and the days of their programme, which are reported. */
export function rightTransactions(
  transactions: readonly Transaction[],
  days: { readonly from?: string | undefined; readonly to?: string | undefined },
  path: FieldPath,
): readonly Transaction[] {
  const known = withinPeriod(withoutThoseToCome(transactions, path), days, path);
  return withoutOverlaps(withUsualPrices(withoutCorrected(known, path), path), path);
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

/** Transactions without those of days after the document was published, which nobody can know. They are reported. */
function withoutThoseToCome(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const published = momentOf(path.published);
  if (published === undefined) return transactions;
  // It may be the next day already where the shares are traded.
  const last = dayAt(Date.parse(published) + DAY_MS, "UTC");
  return transactions.filter(({ to, origin }) => {
    if (to <= last) return true;
    reportRow(origin, `${to} was still to come when it was published: it is not counted`, path);
    return false;
  });
}

const DAY_MS = 86_400_000;

/** Transactions without sums of others: as many shares as those of their days together, in a row of several days or venues. */
function withoutSums(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const boughtIn = boughtByDay(transactions);
  return transactions.filter((one) => {
    const isOfDay = one.from === one.to;
    if (isOfDay && one.venue !== undefined) return true;
    const { rows, shares } = boughtIn(one.from, one.to);
    const others = isOfDay ? { rows: rows - 1, shares: shares - one.shares } : { rows, shares };
    if (others.rows < 2 || others.shares !== one.shares) return true;
    reportRow(one.origin, `is the sum of ${others.rows} others: it is not counted`, path);
    return false;
  });
}

/** What was bought from one day of the transactions to another, by those of single days. */
function boughtByDay(transactions: readonly Transaction[]) {
  const ofDay = Map.groupBy(
    transactions.filter(({ from, to }) => from === to),
    ({ from }) => from,
  );
  const days = [...new Set(transactions.flatMap(({ from, to }) => [from, to]))].sort();
  let bought = { rows: 0, shares: 0 };
  const before = new Map<string, typeof bought>();
  const until = new Map<string, typeof bought>();
  for (const day of days) {
    before.set(day, bought);
    for (const { shares } of ofDay.get(day) ?? [])
      bought = { rows: bought.rows + 1, shares: bought.shares + shares };
    until.set(day, bought);
  }
  return (from: string, to: string) => {
    const { rows = 0, shares = 0 } = before.get(from) ?? {};
    return {
      rows: (until.get(to)?.rows ?? 0) - rows,
      shares: (until.get(to)?.shares ?? 0) - shares,
    };
  };
}

/**
 * Transactions without two of one day and venue, and as many shares, at two prices: one of them corrects the other. Of more, each
 * may be a trade of its own.
 */
function withoutCorrected(transactions: readonly Transaction[], path: FieldPath): readonly Transaction[] {
  const alike = Map.groupBy(transactions, dayOfTransaction);
  return transactions.filter((one) => {
    const all = alike.get(dayOfTransaction(one)) ?? [];
    const [other] = all.length === 2 ? all.filter((same) => same !== one) : [];
    if (other?.shares !== one.shares) return true;
    reportRow(
      one.origin,
      `has the day, the venue and the shares of row ${other.origin.row}, at another price: neither is shown`,
      path,
    );
    return false;
  });
}

/** A code of a venue that is none of those that the programme names by their codes. */
export function warnOfVenues(
  transactions: readonly Transaction[],
  venues: string | undefined,
  path: FieldPath,
): void {
  const named = (venues ?? "").split(/[\s,;/]+/).filter(Boolean);
  if (named.length === 0 || !named.every((name) => MIC.test(name))) return;
  const others = Map.groupBy(transactions, ({ venue = "" }) => venue);
  for (const [venue, [first]] of others) {
    if (first === undefined || !MIC.test(venue) || named.includes(venue)) continue;
    path
      .at(first.origin.file === undefined ? "transactions" : FILE)
      .warn(`row ${first.origin.row} is at ${venue}, but the venues of the programme are ${venues}`);
  }
}

/** A market identifier code (ISO 10383). */
const MIC = /^[A-Z\d]{4}$/;

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
export function warnOfOtherCurrencies(transactions: readonly Transaction[], path: FieldPath): void {
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

/** Reports a row of the file or of the table of a document. */
export function reportRow({ file, row }: TransactionOrigin, problem: string, path: FieldPath): void {
  if (file === undefined)
    path
      .at("transactions")
      .at(row - 1)
      .report(`row ${row}: ${problem}`);
  else path.at(FILE).report(`“${file}”, row ${row}: ${problem}`);
}
