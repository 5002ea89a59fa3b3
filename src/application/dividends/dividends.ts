import { type Content, listingUpTo } from "../../domain/content/content.ts";
import { type Dividend, isComing, shareClassesOf } from "../../domain/dividends/dividend.ts";
import {
  type DividendSort,
  dividendHistory,
  sortedDividends,
} from "../../domain/dividends/dividend-history.ts";
import { dividendsIn, doubtfulIn } from "../../domain/dividends/dividends.ts";
import { type HoldingInput, holdingPayments, isSamePayment } from "../../domain/dividends/holding.ts";
import { type DividendWords, isTypedDay } from "../../domain/dividends/typed-date.ts";
import type { ConversionRates } from "../../domain/money/reference-rates.ts";
import type { PageCapability } from "../page-capability.ts";

declare module "../page-capability.ts" {
  interface AskedOfPage {
    /** What a visitor wants to know of a holding. Default: nothing. */
    readonly holding?: HoldingInput | undefined;
  }
}

/**
 * @param words - By which titles in calendars name the days of a dividend.
 * @param decimalIn - The sign before decimals in a language of the site.
 * @param rates - What dividends can be converted by. Default: nothing.
 */
export function dividendPages(
  words: DividendWords,
  decimalIn: (language: string | undefined) => string | undefined,
  rates?: ConversionRates,
): PageCapability {
  return {
    sections: {
      dividends: {
        show: (section, { content, filter: { sort }, listPage: page, today, asked: { holding } }) => ({
          ...section,
          ...showDividends(content, {
            sort,
            page,
            today,
            holding,
            rates,
            decimal: decimalIn(content.language),
          }),
        }),
        filterOf: ({ shown }, { sort }) => ({ sort, page: shown.page }),
        inDoubt: doubtfulIn,
        // Amounts of before a split are adjusted by it, and the calculator has returns of capital.
        factsOf: (_section, content) => [...dividendsIn(content), ...content.holderDocuments],
      },
    },
    dates: (content, { since }) =>
      dividendsIn(content).flatMap((dividend) =>
        isComing(dividend, since) || dividend.dates.length === 0
          ? {
              events: dividend.dates,
              changed: dividend.changed,
              isTyped: (event, title) => isTypedDay(event, title, words),
            }
          : [],
      ),
  };
}

/** Number of dividends on a page: twenty years of an interim and a final one. */
const DIVIDENDS_PAGE_SIZE = 40;

interface DividendsQuery {
  readonly sort: DividendSort | undefined;
  readonly page: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** What a visitor wants to know of a holding. Default: nothing. */
  readonly holding: HoldingInput | undefined;
  /** Default: nothing can be converted. */
  readonly rates: ConversionRates | undefined;
  readonly decimal: string | undefined;
}

/**
 * What a section of dividends shows: those to come, the next one first; a page of the history, in which nothing is planned;
 * what a holding was paid. A page number that is too large returns the last page.
 */
function showDividends(content: Content, { sort, page, today, holding, rates, decimal }: DividendsQuery) {
  const { shareAdjustments: adjustments, holderEvents: events } = content;
  const all = dividendHistory(dividendsIn(content), adjustments, today);
  const dividends = all.filter(({ status }) => status !== "Planned");
  const expected = all.filter(({ status }) => status !== "Cancelled");
  return {
    dividends,
    coming: expected.filter((dividend) => isComing(dividend, today)).toReversed(),
    shown: listingUpTo(sortedDividends(dividends, sort), { page, pageSize: DIVIDENDS_PAGE_SIZE }),
    beside: events.filter(({ cash }) => cash && !dividends.some((one) => isSamePayment(one, cash))),
    sort,
    holding: holding && holdingPayments(all, holding, { today, decimal, rates, adjustments, events }),
    shareClasses: shareClassesOf(dividends).map((name) => name ?? ""),
    currencies: currenciesFor(dividends, rates?.currencies ?? []),
  };
}

/** What dividends can be converted to: not the only currency that they are in. */
function currenciesFor(dividends: readonly Dividend[], known: readonly string[]): readonly string[] {
  const [own, ...others] = new Set(dividends.flatMap(({ amount }) => amount?.currency ?? []));
  return others.length > 0 ? known : known.filter((code) => code !== own);
}
