import { listingUpTo } from "../../domain/content/content.ts";
import {
  type Dividend,
  type DividendSort,
  isComing,
  sortedDividends,
} from "../../domain/dividends/dividend.ts";
import { dividendsIn } from "../../domain/dividends/dividends.ts";
import { type HoldingInput, holdingPayments } from "../../domain/dividends/holding.ts";
import type { ConversionRates } from "../../domain/money/reference-rates.ts";
import type { PageCapability } from "../page-capability.ts";

declare module "../page-capability.ts" {
  interface AskedOfPage {
    /** What a visitor wants to know of a holding. Default: nothing. */
    readonly holding?: HoldingInput | undefined;
  }
}

/** @param rates - What dividends can be converted by. Default: nothing. */
export function dividendPages(rates?: ConversionRates): PageCapability {
  return {
    sections: {
      dividends: {
        show: (section, { content, filter: { sort }, listPage: page, today, asked: { holding } }) => ({
          ...section,
          ...showDividends(dividendsIn(content), { sort, page, today, holding, rates }),
        }),
        filterOf: ({ shown }, { sort }) => ({ sort, page: shown.page }),
      },
    },
    dates: (content, { since }) =>
      dividendsIn(content).flatMap((dividend) =>
        isComing(dividend, since) ? { events: dividend.dates, changed: dividend.changed } : [],
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
}

/**
 * What a section of dividends, newest first, shows: those to come, the next one first; a page of the history; what a holding
 * was paid. A page number that is too large returns the last page.
 */
function showDividends(dividends: readonly Dividend[], query: DividendsQuery) {
  const { sort, page, today, holding, rates } = query;
  return {
    dividends,
    coming: dividends.filter((dividend) => isComing(dividend, today)).toReversed(),
    shown: listingUpTo(sortedDividends(dividends, sort), { page, pageSize: DIVIDENDS_PAGE_SIZE }),
    sort,
    holding: holding && holdingPayments(dividends, holding, today, rates),
    currencies: rates?.currencies ?? [],
  };
}
