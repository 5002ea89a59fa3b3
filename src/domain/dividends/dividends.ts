import { oncePerContent } from "../content/content.ts";
import type { HolderEvent } from "../content/holder-event.ts";
import type { Listing } from "../content/listing.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { daysInDoubt, withoutDays } from "./days-of-period.ts";
import { type Dividend, isSameDividend, newestDividendFirst } from "./dividend.ts";
import type { DividendSort, HistoricDividend } from "./dividend-history.ts";
import { dividendProblems } from "./dividend-problems.ts";
import { type DividendWording, dividendTextProblems } from "./dividend-texts.ts";
import type { HoldingPayments } from "./holding.ts";
import {
  amountsInDoubt,
  amountsTwice,
  choicesInDoubt,
  pricesInDoubt,
  withoutAmount,
  withoutChoice,
  withoutPrice,
} from "./hundredths.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** All dividends of the company. */
    readonly dividends: Introduced & Sourced;
  }
  interface SectionLists {
    readonly dividends: {
      /** Newest first, without those that are planned. */
      readonly dividends: readonly HistoricDividend[];
      /** Those with a date that is still to come, the next one first. */
      readonly coming: readonly HistoricDividend[];
      /** A page of the history. */
      readonly shown: Listing<HistoricDividend>;
      /** What holders were paid beside dividends, the last one first. */
      readonly beside: readonly HolderEvent[];
      /** The order of the history. Default: newest first. */
      readonly sort?: DividendSort | undefined;
      /** What the holding of a visitor was paid. */
      readonly holding?: HoldingPayments | undefined;
      /** The classes of shares that have dividends; an empty name is that of shares without a class. */
      readonly shareClasses: readonly string[];
      /** The codes of the currencies to which it can be converted. */
      readonly currencies: readonly string[];
    };
  }
}

declare module "../report/domain-capability.ts" {
  interface Wording {
    readonly dividends?: DividendWording | undefined;
  }
}

declare module "../content/list-filter.ts" {
  interface ListFilter {
    /** The order of a list of dividends. */
    readonly sort?: DividendSort | undefined;
  }
}

declare module "../content/content-item.ts" {
  interface ListedDocuments {
    readonly dividend: Dividend;
  }
}

/** Those whose amount may be in hundredths, or is another one in a second document: nobody is shown it. */
const withDoubtfulAmountIn = oncePerContent((content) => {
  const typed = content.listed("dividend");
  const found = [
    ...amountsInDoubt(typed, content.shareAdjustments),
    ...amountsTwice(typed),
    ...choicesInDoubt(typed).filter(({ isOfAmount }) => isOfAmount),
  ];
  return new Set(found.map(({ dividend }) => dividend));
});

/** Those whose days are of another year than their period: nobody is shown either. */
const withDoubtfulDaysIn = oncePerContent(
  (content) => new Set(daysInDoubt(content.listed("dividend")).map(({ dividend }) => dividend)),
);

/** Those of which nobody is shown all: no figure quotes them. */
export const doubtfulIn = oncePerContent((content) => [
  ...withDoubtfulAmountIn(content).union(withDoubtfulDaysIn(content)),
]);

/**
 * The dividends that somebody may see, newest first; of what was typed twice, that with an amount which was changed last. Without
 * amounts and prices that may be in hundredths, converted the wrong way round, or others in a second document, and without days of
 * another year.
 */
export const dividendsIn = oncePerContent((content) => {
  const inDoubt = withDoubtfulAmountIn(content);
  const ofDays = withDoubtfulDaysIn(content);
  const typed = content.listed("dividend");
  const ofPrice = new Set(pricesInDoubt(typed).map(({ dividend }) => dividend));
  const ofChoice = Map.groupBy(choicesInDoubt(typed), ({ dividend }) => dividend);
  const known = typed.map((dividend) => {
    const choices = ofChoice.get(dividend) ?? [];
    const dated = ofDays.has(dividend) ? withoutDays(dividend) : dividend;
    const priced = ofPrice.has(dividend) ? withoutPrice(dated) : dated;
    const chosen = choices.reduce((one, { currency }) => withoutChoice(one, currency), priced);
    return inDoubt.has(dividend) ? withoutAmount(chosen) : chosen;
  });
  const all = known.toSorted(newestDividendFirst);
  const hasAmount = ({ amount }: Dividend) => Number(amount !== undefined);
  const lastChanged = all.toSorted(
    (one, other) =>
      hasAmount(other) - hasAmount(one) || (other.changed ?? "").localeCompare(one.changed ?? ""),
  );
  return all.filter((one) => (lastChanged.find((other) => isSameDividend(one, other)) ?? one) === one);
});

/** Dividends: their list with a calculator of holdings, their dates and their figures. */
export const dividends: DomainCapability = {
  problems: ({ items, content, company, now }) => [
    ...dividendProblems(items, { company, now }),
    ...dividendTextProblems(items, content.listed("dividend"), company),
  ],
  addressesListedBy: (section, content) =>
    section.kind === "dividends" ? dividendsIn(content).flatMap(({ document }) => document?.href ?? []) : [],
};
