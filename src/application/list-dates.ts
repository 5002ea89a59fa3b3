import { dayAt } from "../domain/content/calendar-event.ts";
import { withDividendDates } from "../domain/content/dividend-dates.ts";
import { datesOf } from "../domain/content/general-meeting.ts";
import type { CalendarEvent } from "../domain/content/section.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import { currentOrFormer } from "./current-or-former.ts";
import { type AtRef, readAt } from "./read-at.ts";
import { withMeetingDates } from "./show-meetings.ts";

/** Calendar programs keep the dates of a dividend for so long after the last one. */
const PAST_DIVIDENDS_MS = 400 * 24 * 60 * 60_000;

/** The calendar dates of a page. */
export interface Dates {
  readonly id: string;
  readonly title: string;
  /** Time of the last publish of the page or of a dividend, ISO 8601 in UTC. */
  readonly changed?: string | undefined;
  readonly events: readonly CalendarEvent[];
}

/** Lists the dates of all calendars on an investors page, or of a general meeting, for calendar subscriptions. */
export class ListDates {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** `undefined` without such a page or a calendar on it. Rejects with `ContentServiceError` if the service fails. */
  async run({ uid, ref }: AtRef & { readonly uid: string }): Promise<Dates | undefined> {
    return readAt(this.#content, ref, async (at) => {
      const types = [
        { type: "investors-page", uid },
        { type: "general-meeting", uid },
      ] as const;
      const page = await currentOrFormer(this.#content, at, ...types);
      if (page?.type === "general-meeting") return { ...page, events: datesOf(page) };
      if (page?.type !== "investors-page") return undefined;
      const [now, dividends] = [Date.now(), await this.#content.listDividends(at)];
      const since = dayAt(now - PAST_DIVIDENDS_MS, "UTC");
      const composed = await withMeetingDates(this.#content, at, page.sections, now);
      const sections = withDividendDates(composed, dividends, since);
      const calendars = sections.filter((section) => section.kind === "calendar");
      const [first] = calendars;
      if (!first) return undefined;
      // Calendar programs update a date only if its version is newer.
      const changes = [page, ...dividends, ...(await this.#content.listMeetings(at))];
      return {
        id: page.id,
        title: first.heading ?? page.title,
        changed: changes
          .flatMap(({ changed }) => changed ?? [])
          .sort()
          .at(-1),
        events: calendars.flatMap((calendar) => calendar.events),
      };
    });
  }
}
