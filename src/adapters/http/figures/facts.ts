import { meetings } from "#texts/meetings.ts";
import type { PageSections } from "../../../application/syndicate-content.ts";
import type { Dividend } from "../../../domain/dividends/dividend.ts";
import { figuresOf, isFiguresSection, votesTable } from "../../../domain/content/figure-table.ts";
import { datesOf } from "../../../domain/meetings/general-meeting.ts";
import { decimalText, exactAmount } from "../../../domain/text/money.ts";
import { FACTS_SCHEMA_PATH, type Facts } from "../contract/facts.ts";
import { FIGURE_LABELS } from "../contract/figures.ts";
import { SITE_LOCALE } from "../contract/site.ts";

/** The facts of pages for programs. */
export function factsOf(origin: string, pages: readonly PageSections[]): Facts {
  const placed = pages.map(({ href, changed: published, ...page }) => {
    return { ...page, place: { page: origin + href, published } };
  });
  type Placed = (typeof placed)[number];
  const each = <T>(find: (section: Placed["sections"][number], place: Placed["place"]) => T[]) =>
    placed.flatMap(({ sections, place }) => sections.flatMap((section) => find(section, place)));
  return {
    $schema: origin + FACTS_SCHEMA_PATH,
    language: SITE_LOCALE,
    figures: placed.flatMap(({ sections, meeting, place }) => {
      const all = sections.filter(isFiguresSection);
      const quoted = all.filter(({ kind }) => kind !== "share-capital" && kind !== "debt");
      const tables = quoted.map((section) => figuresOf(section, FIGURE_LABELS));
      return [...tables, meeting && votesTable(meeting, meetings.columns)].flatMap((table) =>
        table ? { ...place, ...table, rows: [...table.rows] } : [],
      );
    }),
    dates: placed.flatMap(({ sections, meeting, place }) =>
      [
        ...sections.filter((section) => section.kind === "calendar"),
        { heading: undefined, events: meeting ? datesOf(meeting) : [] },
      ].flatMap(({ heading, events }) =>
        events.map(({ title: event, date, lastDay, starts, ends, status, note }) => {
          return { ...place, title: heading, event, date, lastDay, starts, ends, status, note };
        }),
      ),
    ),
    dividends: each((section, place) => {
      if (section.kind !== "dividends" || !("dividends" in section)) return [];
      const { heading: title, source, dividends = [] } = section;
      return dividends.map((dividend) => ({ ...place, title, source, ...dividendFact(dividend, origin) }));
    }),
    capital: each((section, place) => {
      if (section.kind !== "share-capital") return [];
      const { heading: title, asAt, source, classes, notInPublicHands, holders } = section;
      const stated = { classes: [...classes], notInPublicHands, holders: [...holders] };
      return [{ ...place, title, asAt, source, ...stated }];
    }),
    debt: each((section, place) => {
      if (section.kind !== "debt") return [];
      const { heading: title, asAt, source, ratings, instruments } = section;
      const linked = ratings.map(({ link, ...rating }) => ({
        ...rating,
        link: link && link.kind !== "unresolved" ? new URL(link.href, origin).href : undefined,
      }));
      return [{ ...place, title, asAt, source, ratings: linked, instruments: [...instruments] }];
    }),
  };
}

function dividendFact(dividend: Dividend, origin: string) {
  const { title: name, kind, period, currency, franked, withholding, declared } = dividend;
  const { ex, record, election, payment, elsewhere, document } = dividend;
  const text = (amount: number | undefined) => amount && decimalText(exactAmount(amount), currency);
  return {
    ...{ name, kind, period, amount: text(dividend.amount) || undefined, currency, franked, withholding },
    ...{ declared, ex, record, election, payment },
    otherExchange: Object.values(elsewhere).some(Boolean) ? elsewhere : undefined,
    reinvestmentPrice: text(dividend.reinvestmentPrice) || undefined,
    document: document && new URL(document.href, origin).href,
  };
}
