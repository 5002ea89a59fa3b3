import type { CalendarEvent } from "../domain/content/calendar-event.ts";
import { dayAt } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { datesIn, isDated } from "../domain/content/events-of.ts";
import type { ComposedPageType } from "../domain/links/address.ts";
import type { ContentSource } from "../ports/content-source.ts";
import { currentOrFormer } from "./current-or-former.ts";
import { withOfferedDates } from "./offered-dates.ts";
import { combined, type PageCapability } from "./page-capability.ts";

/** Calendar programs keep dates for so long after the last one of their document. */
const PAST_DATES_MS = 400 * 24 * 60 * 60_000;

/** The calendar dates of a page. */
export interface Dates {
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
  /** Types of pages that may have dates as a whole. Default: none. */
  readonly datedTypes?: readonly ComposedPageType[];
  /** Default: the site has none. */
  readonly capabilities?: readonly PageCapability[];
}

/** Lists the dates of all calendars on an investors page, or of a page as a whole, for calendar subscriptions. */
export class ListDates {
  readonly #options: ListDatesOptions;

  constructor(options: ListDatesOptions) {
    this.#options = options;
  }

  /** `undefined` without such a page or a calendar on it. */
  async run(content: Content, uid: string): Promise<Dates | undefined> {
    const { source, datedTypes = [], capabilities = [] } = this.#options;
    const dated = datedTypes.map((type) => ({ type, uid }));
    const page = await currentOrFormer(source, content, { type: "investors-page", uid }, ...dated);
    if (page?.dates) return { ...page, events: page.dates };
    if (page?.type !== "investors-page") return undefined;
    const now = this.#options.now();
    const since = dayAt(now - PAST_DATES_MS, "UTC");
    const offered = combined(capabilities).dates(content, { now, since });
    const calendars = withOfferedDates(page.sections, offered).filter(isDated);
    const [first] = calendars;
    if (!first) return undefined;
    // Calendar programs update a date only if its version is newer.
    const changes = [page, ...offered].flatMap(({ changed }) => changed ?? []);
    return {
      id: page.id,
      title: first.heading ?? page.title,
      changed: changes.sort().at(-1),
      events: calendars.flatMap(datesIn),
    };
  }
}
