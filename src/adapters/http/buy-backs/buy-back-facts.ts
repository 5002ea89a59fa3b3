import { z } from "zod";
import {
  BOUGHT_SHARES,
  BUY_BACK_STATUSES,
  type BuyBack,
  boughtBy,
  maximumOf,
  progressOf,
} from "../../../domain/buy-backs/buy-back.ts";
import { buyBacksIn } from "../../../domain/buy-backs/buy-backs.ts";
import { paidFor, type Transaction } from "../../../domain/buy-backs/transaction.ts";
import { decimalText, type Money } from "../../../domain/money/money.ts";
import { factPlace } from "../contract/facts.ts";
import { factList } from "../facts/fact-list.ts";

const day = z.iso.date().optional();
const text = z.string().optional();
const count = z.int().optional();
const amount = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .optional()
  .describe("Amount in whole units of the currency: 4.3215.");
const currency = text.describe("Currency of the amounts, ISO 4217.");

export const buyBacksSchema = z
  .array(
    z.object({
      ...factPlace,
      source: text,
      name: z.string(),
      status: z.enum(BUY_BACK_STATUSES).optional(),
      purpose: text,
      boughtShares: z
        .enum(BOUGHT_SHARES)
        .optional()
        .describe("What the company does with the shares that it has bought."),
      isin: text,
      from: day,
      to: day,
      maxShares: count,
      maxPaid: z.object({ amount, currency }).optional(),
      venues: text,
      broker: text,
      document: text.describe("Address of the announcement."),
      bought: z
        .object({
          shares: z.int(),
          paid: amount,
          average: amount,
          currency,
          until: day,
          percent: z
            .number()
            .optional()
            .describe("Part of the maximum of shares or of money that is used, in per cent."),
        })
        .optional()
        .describe("Sum of all transactions; absent if nothing was bought, or if a transaction is missing."),
      transactions: z
        .array(
          z.object({
            from: z.iso.date(),
            to: z.iso.date().describe("Last day; equal to `from` for transactions of one day."),
            venue: text.describe("Market identifier code (ISO 10383)."),
            shares: z.int(),
            currency,
            average: amount,
            lowest: amount,
            highest: amount,
            paid: amount,
          }),
        )
        .describe("Transactions, newest first."),
    }),
  )
  .describe("Share buy-back programmes, the latest first.");

/** The programmes that a page lists. */
export const buyBackFacts = factList(buyBacksSchema, (section, { place, content, origin }) => {
  if (section.kind !== "buy-backs") return [];
  const { heading: title, source } = section;
  return buyBacksIn(content).map((programme) => ({ ...place, title, source, ...factOf(programme, origin) }));
});

function factOf(programme: BuyBack, origin: string) {
  const { title: name, status, purpose, boughtShares, isin, from, to } = programme;
  const { maxShares, maxPaid } = maximumOf(programme);
  const { venues, broker, document, transactions } = programme;
  const sum = boughtBy(programme);
  return {
    name,
    status,
    purpose,
    boughtShares,
    isin,
    from,
    to,
    maxShares,
    maxPaid: maxPaid && { amount: written(maxPaid), currency: maxPaid.currency },
    venues,
    broker,
    document: document && new URL(document.href, origin).href,
    bought: sum && {
      shares: sum.shares,
      paid: written(sum.paid),
      average: written(sum.average),
      currency: sum.paid?.currency,
      until: sum.until,
      percent: progressOf(programme),
    },
    transactions: transactions.map(transactionFact),
  };
}

function transactionFact(transaction: Transaction) {
  const { from, to, venue, shares, average, lowest, highest } = transaction;
  return {
    from,
    to,
    venue,
    shares,
    currency: average.currency,
    average: written(average),
    lowest: written(lowest),
    highest: written(highest),
    paid: written(paidFor(transaction)),
  };
}

function written(money: Money | undefined): string | undefined {
  return money && decimalText(money);
}
