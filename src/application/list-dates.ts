import type { CalendarEvent } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { dayAt } from "../domain/content/day.ts";
import { datesIn, isDated } from "../domain/content/events-of.ts";
import type { Page } from "../domain/content/page.ts";
import { addressOfPage } from "../domain/links/address.ts";
import type { ContentSource } from "../ports/content-source.ts";
import { withOfferedDates } from "./offered-dates.ts";
import { combined, type PageCapability } from "./page-capability.ts";

/** Calendar programs keep dates for so long after the last one of their document. */
const PAST_DATES_MS = 400 * 24 * 60 * 60_000;

/** The calendar dates of a page. */
export interface Dates {
  /** Id of the page; for a translation, that of the page in the default language. */
  readonly id: string;
  readonly title: string;
  /** Time of the last publish of the page or of a document with dates, ISO 8601 in UTC. */
  readonly changed?: string | undefined;
  readonly events: readonly CalendarEvent[];
}

interface ListDatesOptions {
  readonly source: Pick<ContentSource, "findFormer">;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  /** Default: the site has none. */
  readonly capabilities?: readonly PageCapability[];
}

/** Lists the dates of all calendars on a page, or of a page as a whole, for calendar subscriptions. */
export class ListDates {
  readonly #options: ListDatesOptions;

  constructor(options: ListDatesOptions) {
    this.#options = options;
  }

  /**
   * `undefined` without a page there, now or before, or without a calendar on it.
   *
   * @param path - The address of the page: `/investors`, `/company/events`.
   */
  async run(content: Content, path: string): Promise<Dates | undefined> {
    const page = await this.#pageAt(content, path);
    if (!page || page.type === "news-archive" || page.type === "home") return undefined;
    // Calendar programs know a date again in every language.
    const { id = page.id } = content.translationOf(page, undefined) ?? {};
    if (page.dates) return { ...page, id, events: page.dates };
    const now = this.#options.now();
    const since = dayAt(now - PAST_DATES_MS, "UTC");
    // The page for investors has the dates of all documents, too.
    const isForInvestors = page.type === "investors-page";
    const { dates } = combined(this.#options.capabilities ?? []);
    const offered = isForInvestors ? dates(content, { now, since }) : [];
    const calendars = withOfferedDates(page.sections, offered).filter(isDated);
    const [first] = calendars;
    if (!first) return undefined;
    // Calendar programs update a date only if its version is newer: also those count that are no longer offered.
    const ever = isForInvestors ? dates(content, { now: Number.NEGATIVE_INFINITY, since: "" }) : [];
    const withdrawals = isForInvestors ? [{ changed: content.lastWithdrawal }] : [];
    const changes = [page, ...ever, ...withdrawals].flatMap(({ changed }) => changed ?? []);
    return {
      id,
      title: first.heading ?? page.title,
      changed: changes.sort().at(-1),
      events: calendars.flatMap(datesIn),
    };
  }

  /** Calendar programs go on asking where the page was before. */
  async #pageAt(content: Content, path: string): Promise<Page | undefined> {
    const page = content.pageAt(path);
    if (page) return addressOfPage(page) === path ? page : undefined;
    const former = await this.#options.source.findFormer(content, path);
    return former === "withdrawn" ? undefined : former;
  }
}
