import { type ContentItem, listedDocument, sectionsOf } from "../content/content-item.ts";
import { dayAt } from "../content/day.ts";
import { isClosed } from "../exchange/closed-days.ts";
import { MAR } from "../report/disclosure-rules.ts";
import type { ReportedContent } from "../report/domain-capability.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";
import { type BuyBack, boughtBy, excessIn } from "./buy-back.ts";
import { keptUntil, type LastDay, publishedBy } from "./market-days.ts";
import { programmesInDoubt } from "./prices-in-doubt.ts";
import { dayOfTransaction, saidBy, type Transaction, tenfoldPrices, usualPrice } from "./transaction.ts";

type Reported = Omit<ReportedContent, "content" | "company"> & {
  readonly company: Pick<ReportedContent["company"], "exchanges" | "holidays" | "codes">;
};

/**
 * What is wrong with programmes of buy-backs: transactions that cannot be right, more than a programme may buy, and, where the
 * Market Abuse Regulation applies, transactions that are late or no longer there.
 */
export function buyBackProblems(reported: Reported): readonly ContentProblem[] {
  const { items, company } = reported;
  const isShown = items.some((item) => sectionsOf(item).some(({ kind }) => kind === "buy-backs"));
  const isUnderMar = company.exchanges.some((mic) => MAR.includes(mic));
  const programmes = programmesIn(items);
  const adjustments = items.flatMap((item) => listedDocument(item)?.adjustment ?? []);
  const inDoubt = programmesInDoubt(
    programmes.map(({ programme }) => programme),
    adjustments,
  );
  const besides = new Map(inDoubt.map(({ programme, beside }) => [programme, beside]));
  const found = programmes.flatMap(({ item, programme }) =>
    problemsOf(item, [
      priceProblem(programme, besides.get(programme)),
      !isShown && warning("no page has a section of buy-backs"),
      ...programmeProblems(programme, reported),
      ...transactionProblems(programme, reported),
      ...(isUnderMar ? lateProblems(item, programme, reported) : []),
    ]),
  );
  return isUnderMar ? [...found, ...goneProblems(reported)] : found;
}

const ARTICLE = "(delegated regulation (EU) 2016/1052, article 2(3))";

const FIELD = "data.transactions";

function programmesIn(items: readonly ContentItem[]) {
  return items.flatMap((item) => (item.kind === "buy-back" ? { item, programme: item.document } : []));
}

function programmeProblems(programme: BuyBack, { now, company }: Reported): readonly Checked[] {
  const { from, to, status, maxShares, maxPaid, transactions, hasAllTransactions, isin } = programme;
  const bought = boughtBy(programme);
  const excess = excessIn(programme);
  const { isins = [] } = company.codes ?? {};
  const today = dayOf(now);
  return [
    from === undefined && error("has no first day", "data.from"),
    maxShares === undefined &&
      maxPaid === undefined &&
      warning("has neither a maximum number of shares nor a maximum amount", "data.max_shares"),
    status === "Running" &&
      to !== undefined &&
      to < today &&
      warning(`is said to be running, but its last day was ${to}`, "data.status"),
    !hasAllTransactions && error("lacks transactions that cannot be read: no sum is stated", FIELD),
    excess !== undefined && error(`${excess}: neither that nor a sum is stated`, FIELD),
    isin !== undefined &&
      isins.length > 0 &&
      !isins.includes(isin) &&
      warning(
        `the ISIN is ${isin}, but that of the listings is ${isins.join(" or ")} in brand/brand.ts`,
        "data.isin",
      ),
    bought !== undefined &&
      bought.paid === undefined &&
      transactions.length > 0 &&
      warning("has transactions in several currencies: no amount is stated in total", FIELD),
    maxPaid !== undefined &&
      bought?.paid !== undefined &&
      bought.paid.currency !== maxPaid.currency &&
      warning(
        `has a maximum in ${maxPaid.currency}, but paid in ${bought.paid.currency}: they are not compared`,
        "data.max_amount",
      ),
  ];
}

/** All prices of a programme in another unit than those of another one. */
function priceProblem({ transactions }: BuyBack, beside: BuyBack | undefined): Checked {
  const [price, other] = [transactions, beside?.transactions ?? []].map(usualPrice);
  return (
    beside !== undefined &&
    error(
      `its prices of about ${price?.amount} ${price?.currency} may be in hundredths: ${beside.id} has ${other?.amount}. None of its transactions is shown`,
      FIELD,
    )
  );
}

function transactionProblems({ transactions }: BuyBack, { now, company }: Reported): readonly Checked[] {
  const today = dayOf(now);
  // In the order in which the editor has them.
  const inOrder = transactions.toSorted((one, other) => one.origin.row - other.origin.row);
  const firstOfDay = new Map<string, Transaction>();
  const tenfold = tenfoldPrices(transactions);
  return inOrder.flatMap((transaction) => {
    const where = rowOf(transaction);
    const usual = tenfold.get(transaction);
    const first = firstOfDay.getOrInsert(dayOfTransaction(transaction), transaction);
    const earlier = saidBy(first) === saidBy(transaction) ? undefined : first;
    return [
      transaction.to > today && error(`${where}, ${daysOf(transaction)}, is still to come`, FIELD),
      transaction.from === transaction.to &&
        isClosed(transaction.from, company) &&
        warning(`${where}, ${transaction.from}, is a day on which the exchange is closed`, FIELD),
      usual &&
        warning(
          `${where} has an average price of ${transaction.average.amount}, far from ${usual.amount} near it: does it have a digit too many, or too few?`,
          FIELD,
        ),
      earlier && warning(`${where} has the same day and venue as ${rowOf(earlier)}: both are counted`, FIELD),
    ];
  });
}

/** Transactions that visitors see too late, and a running programme that may have some which they do not see at all. */
function lateProblems(item: ContentItem, programme: BuyBack, reported: Reported): readonly Checked[] {
  const { now, openingOf, published, company } = reported;
  const lastDayOf = (day: string) => publishedBy(day, company.holidays);
  const today = dayOf(now);
  const opening = openingOf(item);
  const seenFrom = opening > now ? seenOn(opening) : today;
  const before = programmesIn(published ?? []).find(({ programme: one }) => one.id === programme.id);
  const seen = new Set(before?.programme.transactions.map(saidBy));
  // What is published and not hidden is seen already: since when is not known.
  const isToCome = opening > now || published !== undefined;
  const late = isToCome
    ? programme.transactions.filter(
        (transaction) => !seen.has(saidBy(transaction)) && lastDayOf(transaction.to).day < seenFrom,
      )
    : [];
  const [oldest] = late.toSorted((one, other) => one.to.localeCompare(other.to));
  const latest = programme.transactions[0]?.to ?? programme.from;
  const isSilent =
    programme.status === "Running" &&
    latest !== undefined &&
    latest <= today &&
    lastDayOf(latest).day < today;
  return [
    oldest &&
      error(
        `${rowOf(oldest)}, ${daysOf(oldest)}, had to be published by ${writtenDay(lastDayOf(oldest.to))}${others(late)} ${ARTICLE}`,
        FIELD,
      ),
    isSilent &&
      warning(
        `is running, and has no transactions after ${latest}: those until seven market days ago have to be published${lastDayOf(latest).isCertain ? "" : UNCERTAIN} ${ARTICLE}`,
        FIELD,
      ),
  ];
}

/** Where the brand does not state when the exchange is closed. */
const UNCERTAIN = " (weekdays, holidays unknown)";

function writtenDay({ day, isCertain }: LastDay): string {
  return isCertain ? day : day + UNCERTAIN;
}

/** Programmes and transactions of the last five years that are published, and would be gone. */
function goneProblems({ items, published = [], now }: Reported): readonly ContentProblem[] {
  const today = dayOf(now);
  const programmes = programmesIn(items);
  return programmesIn(published).flatMap(({ item, programme: before }) => {
    const kept = before.transactions.filter(({ to }) => keptUntil(to) >= today);
    const last = [before.to, ...kept.map(({ to }) => to)]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
    const after = programmes.find(({ programme }) => programme.id === before.id)?.programme;
    if (after === undefined) {
      if (last === undefined || keptUntil(last) < today) return [];
      return problemsOf(item, [
        error(`would be gone: it has to stay on the site until ${keptUntil(last)} ${ARTICLE}`),
      ]);
    }
    const stated = new Set(after.transactions.map(dayOfTransaction));
    const gone = kept.filter((one) => !stated.has(dayOfTransaction(one)));
    const [first] = gone;
    return problemsOf(item, [
      first &&
        error(
          `${rowOf(first)}, ${daysOf(first)}, would be gone${others(gone)}: it has to stay on the site until ${keptUntil(first.to)} ${ARTICLE}`,
          FIELD,
        ),
    ]);
  });
}

/** How many there are beside the one that is named. */
function others({ length }: readonly Transaction[]): string {
  return length > 1 ? `, with ${length - 1} more` : "";
}

function rowOf({ origin: { file, row } }: Transaction): string {
  return file === undefined ? `row ${row} of the table` : `row ${row} of “${file}”`;
}

function daysOf({ from, to }: Transaction): string {
  return from === to ? from : `${from} to ${to}`;
}

function dayOf(moment: number): string {
  return dayAt(moment, "UTC");
}

function seenOn(opening: number): string {
  return Number.isFinite(opening) ? dayOf(opening) : "9999-12-31";
}
