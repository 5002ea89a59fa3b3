import { dayAt } from "../domain/content/calendar-event.ts";
import { withDividendDates } from "../domain/content/dividend-dates.ts";
import type { CalendarEvent } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { currentOrFormer } from "./current-or-former.ts";
import { readAt } from "./read-at.ts";

/** Calendar programs keep the dates of a dividend for so long after the last one. */
const PAST_DIVIDENDS_MS = 400 * 24 * 60 * 60_000;

/** The calendar dates of a page. */
export interface Dates {
  /** Id of the page. */
  readonly id: string;
  readonly title: string;
  /** Time of the last publish of the page or of a dividend, ISO 8601 in UTC. */
  readonly changed?: string | undefined;
  readonly events: readonly CalendarEvent[];
}

/** Lists the dates of all calendars on an investors page, for calendar subscriptions. */
export class ListDates {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /**
   * `undefined` if there is no such page, or no calendar on it. Rejects with `ContentServiceError` if the content
   * service fails.
   *
   * @param input - The uid of the investors page. Default of `ref`: published content.
   */
  async run({ uid, ref }: { readonly uid: string; readonly ref?: ContentRef }): Promise<Dates | undefined> {
    const [page, dividends] = await readAt(this.#content, ref, (at) =>
      Promise.all([
        currentOrFormer(this.#content, at, { type: "investors-page", uid }),
        this.#content.listDividends(at),
      ]),
    );
    if (page?.type !== "investors-page") return undefined;
    const since = dayAt(Date.now() - PAST_DIVIDENDS_MS, "UTC");
    const sections = withDividendDates(page.sections, dividends, since);
    const calendars = sections.filter((section) => section.kind === "calendar");
    const [first] = calendars;
    if (!first) return undefined;
    return {
      id: page.id,
      title: first.heading ?? page.title,
      changed: [page, ...dividends]
        .flatMap(({ changed }) => changed ?? [])
        .sort()
        .at(-1),
      events: calendars.flatMap((calendar) => calendar.events),
    };
  }
}
