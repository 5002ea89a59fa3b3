import { dayAt } from "../domain/content/calendar-event.ts";
import type { Content } from "../domain/content/content.ts";
import { withDividendDates } from "../domain/dividends/dividend-dates.ts";
import { datesOf } from "../domain/meetings/general-meeting.ts";
import type { CalendarEvent } from "../domain/content/section.ts";
import type { ContentSource } from "../ports/content-source.ts";
import { currentOrFormer } from "./current-or-former.ts";
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
  readonly #source: Pick<ContentSource, "findFormer">;
  readonly #now: () => number;

  /** @param now - Milliseconds of Unix time. */
  constructor(source: Pick<ContentSource, "findFormer">, now: () => number) {
    this.#source = source;
    this.#now = now;
  }

  /** `undefined` without such a page or a calendar on it. */
  async run(content: Content, uid: string): Promise<Dates | undefined> {
    const types = [
      { type: "investors-page", uid },
      { type: "general-meeting", uid },
    ] as const;
    const page = await currentOrFormer(this.#source, content, ...types);
    if (page?.type === "general-meeting") return { ...page, events: datesOf(page) };
    if (page?.type !== "investors-page") return undefined;
    const now = this.#now();
    const { dividends } = content;
    const since = dayAt(now - PAST_DIVIDENDS_MS, "UTC");
    const composed = withMeetingDates(content, page.sections, now);
    const sections = withDividendDates(composed, dividends, since);
    const calendars = sections.filter((section) => section.kind === "calendar");
    const [first] = calendars;
    if (!first) return undefined;
    // Calendar programs update a date only if its version is newer.
    const changes = [page, ...dividends, ...content.listMeetings()];
    return {
      id: page.id,
      title: first.heading ?? page.title,
      changed: changes
        .flatMap(({ changed }) => changed ?? [])
        .sort()
        .at(-1),
      events: calendars.flatMap((calendar) => calendar.events),
    };
  }
}
