import { isComing } from "../../domain/dividends/dividend.ts";
import { dividendsIn } from "../../domain/dividends/dividends.ts";
import type { HoldingInput } from "../../domain/dividends/holding.ts";
import type { ConversionRates } from "../../domain/money/reference-rates.ts";
import type { PageCapability } from "../page-capability.ts";
import { showDividends } from "./show-dividends.ts";

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
