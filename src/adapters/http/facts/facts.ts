import type { Locale } from "../../../../brand/locale.ts";
import type { PageSections } from "../../../application/syndicate-content.ts";
import { type CalendarEvent, keyOf } from "../../../domain/content/calendar-event.ts";
import type { Content } from "../../../domain/content/content.ts";
import { datesIn } from "../../../domain/content/events-of.ts";
import { periodOfPage } from "../../../domain/content/page.ts";
import type { ReportingPeriod } from "../../../domain/content/reporting-period.ts";
import { FACTS_SCHEMA_PATH, type Facts, factsSchema } from "../contract/facts.ts";
import { figureFacts } from "../figure-files/figure-facts.ts";
import type { FigureTables } from "../figure-files/figure-tables.ts";
import { companyFacts } from "./company-facts.ts";
import { withIds } from "./fact-ids.ts";
import type { FactList } from "./fact-list.ts";

interface FactsOptions {
  /** The day for which they are made, `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: Locale;
  /** Public origin of the site. */
  readonly origin: string;
  readonly tables: FigureTables;
  /** By their names. */
  readonly lists: Readonly<Record<string, FactList>>;
}

/** The facts of pages for programs, with the lists that capabilities add. */
export function factsOf(
  content: Content,
  pages: readonly PageSections[],
  { origin, today, locale, tables, lists }: FactsOptions,
): Facts & Readonly<Record<string, unknown>> {
  const placed = pages.map(({ href, changed: published, ...page }) => {
    return { ...page, href, source: { place: { page: origin + href, published }, content, today, origin } };
  });
  const listed = Object.entries(lists).map(([name, { of }]) => {
    const facts = placed.flatMap(({ sections, source }) =>
      sections.flatMap((section) => of(section, source)),
    );
    return [name, withIds(name, facts)] as const;
  });
  return {
    $schema: origin + FACTS_SCHEMA_PATH,
    language: locale.brand.locale,
    company: companyFacts(content, origin),
    figures: withIds(
      "figures",
      placed.flatMap(({ page, source: { place } }) =>
        tables.stated(page, { content, today, locale }).map((table) => {
          return { ...place, ...table, rows: figureFacts(table, place.page, locale) };
        }),
      ),
    ),
    periods: withIds(
      "periods",
      placed.flatMap(({ page, source: { place } }) => {
        const period = periodOfPage(page);
        return period ? [{ ...place, title: page.title, ...factOf(period) }] : [];
      }),
    ),
    dates: withIds(
      "dates",
      placed.flatMap(({ href, page, sections, source: { place } }) =>
        [
          ...sections.map((section) => ({ heading: undefined, ...section, events: datesIn(section) })),
          asWhole(page, today),
        ].flatMap(({ heading, events }) =>
          events.map((event) => ({
            ...dateFact(event),
            id: `${href}#dates.${keyOf(event)}`,
            ...place,
            title: heading,
          })),
        ),
      ),
    ),
    ...Object.fromEntries(listed),
  };
}

function dateFact({ title: event, date, lastDay, starts, ends, status, note }: CalendarEvent) {
  return { event, date, lastDay, starts, ends, status, note };
}

function factOf(period: ReportingPeriod) {
  const { kind, year, ends, name } = period;
  switch (period.kind) {
    case "half":
      return { kind, part: period.half, year, ends, name };
    case "quarter":
      return { kind, part: period.quarter, year, ends, name };
    case "months":
      return { kind, part: period.months, year, ends, name };
    default:
      return { kind, year, ends, name };
  }
}

/** What a page has for calendars beside its sections, without deadlines that have passed, which it does not show for ever. */
function asWhole({ dates = [] }: PageSections["page"], today: string) {
  const events = dates.filter(({ isDeadline, date }) => !isDeadline || date >= today);
  return { heading: undefined, events };
}

/** The schema of facts with the lists that capabilities add. */
export function factsSchemaWith(lists: FactsOptions["lists"]) {
  return factsSchema.extend(
    Object.fromEntries(Object.entries(lists).map(([name, { schema }]) => [name, schema] as const)),
  );
}
