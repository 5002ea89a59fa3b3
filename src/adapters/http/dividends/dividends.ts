import { z } from "zod";
import { dividends as texts } from "#texts/dividends.ts";
import { DIVIDEND_KINDS, DIVIDEND_SORTS, type Dividend } from "../../../domain/dividends/dividend.ts";
import { dividendRows } from "../../../domain/dividends/dividend-figures.ts";
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
    figures: { dividends: { rows: (_section, content) => dividendRows(dividendsIn(content), texts) } },
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

const day = z.iso.date().optional();
const text = z.string().optional();
const percent = z.number().optional().describe("In per cent.");
const amount = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .optional();
const days = { ex: day, record: day, election: day, payment: day };

export const dividendsSchema = z
  .array(
    z.object({
      ...factPlace,
      source: text,
      name: z.string(),
      kind: z.enum(DIVIDEND_KINDS).optional(),
      period: text,
      amount: amount.describe("For one share, in whole units of its currency: 0.105."),
      currency: text.describe("Of the amount, ISO 4217; absent as that is."),
      franked: percent,
      withholding: percent,
      declared: day,
      ...days,
      otherExchange: z.object({ exchange: text, ...days }).optional(),
      reinvestmentPrice: amount.describe("In the same currency."),
      document: text.describe("Address of its announcement."),
    }),
  )
  .describe("Newest first; what is not known of one is absent.");

/** The dividends that a page lists. */
const dividendFacts = factList(dividendsSchema, (section, { place, content, origin }) => {
  if (section.kind !== "dividends") return [];
  const { heading: title, source } = section;
  return dividendsIn(content).map((dividend) => ({ ...place, title, source, ...factOf(dividend, origin) }));
});

function factOf(dividend: Dividend, origin: string) {
  const { title: name, kind, period, franked, withholding, declared } = dividend;
  const { ex, record, election, payment, elsewhere, document } = dividend;
  const { amount: forShare, reinvestmentPrice: price } = dividend;
  return {
    name,
    kind,
    period,
    amount: forShare && decimalText(forShare),
    currency: forShare?.currency,
    franked,
    withholding,
    declared,
    ex,
    record,
    election,
    payment,
    otherExchange: Object.values(elsewhere).some(Boolean) ? elsewhere : undefined,
    reinvestmentPrice: price && decimalText(price),
    document: document && new URL(document.href, origin).href,
  };
}
