import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import type { Content } from "../../../domain/content/content.ts";
import {
  DIVIDEND_KINDS,
  DIVIDEND_STATUSES,
  type DividendBefore,
  isChanged,
  SHARE_PLANS,
  type SharesInstead,
} from "../../../domain/dividends/dividend.ts";
import {
  DIVIDEND_SORTS,
  dividendHistory,
  type HistoricDividend,
} from "../../../domain/dividends/dividend-history.ts";
import { dividendList } from "../../../domain/dividends/dividend-list.ts";
import { DIVIDEND_PART_KINDS } from "../../../domain/dividends/dividend-parts.ts";
import { dividendsIn } from "../../../domain/dividends/dividends.ts";
import { decimalText } from "../../../domain/money/money.ts";
import type { ConversionRates } from "../../../domain/money/reference-rates.ts";
import {
  CALCULATOR_PARAMETER,
  HOLDING_PARAMETER,
  HOLDING_PARAMETERS,
  holdingOf,
  holdingQuery,
} from "../contract/dividends/holding.ts";
import { factPlace } from "../contract/facts.ts";
import { oneOf, TEXT } from "../contract/parameter-form.ts";
import { factList } from "../facts/fact-list.ts";
import type { HttpCapability } from "../site-parts.ts";
import { holdingWorkbooks } from "./holding-workbook.ts";

/**
 * Dividends as files and facts, the order of their list, and what a holding was paid.
 *
 * @param rates - What dividends can be converted by. Default: nothing.
 */
export function dividends(rates?: Pick<ConversionRates, "currencies">): HttpCapability {
  return {
    routes: [holdingWorkbooks],
    figures: {
      dividends: {
        lists: (_section, { content, today, locale }) => [
          dividendList(historyOf(content, today), labelsIn(locale)),
        ],
      },
    },
    facts: { dividends: dividendFacts },
    parameters: {
      lists: { sort: DIVIDEND_SORTS },
      pages: { by: HOLDING_PARAMETER, asked: HOLDING_PARAMETERS },
      routes: [
        {
          name: "holding",
          paths: /^\/holding\.xlsx$/,
          kept: {},
          asked: { [CALCULATOR_PARAMETER]: TEXT, ...HOLDING_PARAMETERS },
        },
      ],
    },
    filterOf: (query) => ({ sort: oneOf(DIVIDEND_SORTS, query.get("sort")) }),
    asked: {
      of: (query) => {
        const holding = holdingOf(query);
        return holding && { holding };
      },
      queryOf: ({ holding }) => (holding ? holdingQuery(holding) : ""),
    },
    // The form of the calculator offers the currencies of the newest rates.
    ...(rates && { alsoShown: () => rates.currencies }),
  };
}

function labelsIn({ texts: { dividends: texts } }: Locale) {
  return { ...texts, currency: texts.sheet.currency };
}

function historyOf(content: Content, today: string): readonly HistoricDividend[] {
  return dividendHistory(dividendsIn(content), content.shareAdjustments, today);
}

const day = z.iso.date().optional();
const text = z.string().optional();
const percent = z.number().optional().describe("In per cent.");
const amount = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .optional();
const days = { ex: day, record: day, payment: day };

export const dividendsSchema = z
  .array(
    z.object({
      ...factPlace,
      source: text,
      name: z.string(),
      kind: z.enum(DIVIDEND_KINDS).optional(),
      period: text,
      status: z
        .enum(DIVIDEND_STATUSES)
        .describe("Only a dividend that is not planned, proposed, deferred or cancelled is paid."),
      shareClass: text,
      amount: amount.describe("Amount for one share, in whole units of the currency: 0.105."),
      adjustedAmount: amount.describe("Amount for one share of today, adjusted for later splits."),
      currency: text.describe("Currency of the amount, ISO 4217; absent without an amount."),
      parts: z
        .array(
          z.object({
            kind: z.enum(DIVIDEND_PART_KINDS).optional(),
            name: z.string(),
            amount,
            withholding: percent,
          }),
        )
        .describe("Parts that are taxed differently. Their sum is the amount; empty if there are none."),
      franked: percent,
      withholding: percent,
      declared: day,
      ...days,
      currencyElection: day,
      currencyChoices: z
        .array(z.object({ currency: z.string(), amount }))
        .describe("Other currencies in which holders may choose to be paid."),
      election: day,
      sharesInstead: z
        .object({
          plan: z.enum(SHARE_PLANS),
          price: amount,
          currency: text.describe("Currency of the price, ISO 4217; absent without a price."),
          discount: percent,
          ratio: z.object({ new: z.number(), old: z.number() }).optional(),
          from: day,
        })
        .optional()
        .describe("Shares that holders may choose instead of money, until the day `election`."),
      exchanges: z
        .array(z.object({ exchange: text, ...days }))
        .describe("Days at other exchanges; only those that differ from the days above."),
      before: z
        .object({ status: z.enum(DIVIDEND_STATUSES).optional(), amount, ...days })
        .optional()
        .describe("Former values of what was changed."),
      note: text,
      document: text.describe("Address of the announcement."),
    }),
  )
  .describe("Dividends, newest first. A value that is not known is absent.");

/** The dividends that a page lists. */
const dividendFacts = factList(dividendsSchema, (section, { place, content, today, origin }) => {
  if (section.kind !== "dividends") return [];
  const { heading: title, source } = section;
  return historyOf(content, today).map((dividend) => ({
    ...place,
    title,
    source,
    ...factOf(dividend, origin),
  }));
});

function factOf(dividend: HistoricDividend, origin: string) {
  const { title: name, kind, period, status, shareClass, franked, withholding, declared } = dividend;
  const { ex, record, currencyElection, election, payment, note, document } = dividend;
  const { amount: forShare, adjusted } = dividend;
  return {
    name,
    kind,
    period,
    status,
    shareClass,
    amount: forShare && decimalText(forShare),
    adjustedAmount: adjusted && decimalText(adjusted),
    currency: forShare?.currency,
    parts: dividend.parts.map((part) => ({ ...part, amount: decimalText(part.amount) })),
    franked,
    withholding,
    declared,
    ex,
    record,
    payment,
    currencyElection,
    currencyChoices: dividend.currencyChoices.map(({ currency, amount: paid }) => ({
      currency,
      amount: paid && decimalText(paid),
    })),
    election,
    sharesInstead: dividend.sharesInstead && insteadFact(dividend.sharesInstead),
    exchanges: [...dividend.exchanges],
    before: isChanged(dividend) ? beforeFact(dividend.before) : undefined,
    note,
    document: document && new URL(document.href, origin).href,
  };
}

function insteadFact({ plan, price, discount, ratio, from }: SharesInstead) {
  return { plan, price: price && decimalText(price), currency: price?.currency, discount, ratio, from };
}

function beforeFact({ status, amount: paid, ex, record, payment }: DividendBefore) {
  return { status, amount: paid && decimalText(paid), ex, record, payment };
}
