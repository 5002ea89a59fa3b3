import type { CalendarEvent } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** The dates that a page announces. */
export interface Dates {
  readonly title: string;
  /** Moment at which they were last published, ISO 8601 in UTC. */
  readonly changed?: string | undefined;
  readonly events: readonly CalendarEvent[];
}

export interface ListDatesInput {
  /** Uid of the investors page. */
  readonly uid: string;
  /** The content to read. Default: what is published now. */
  readonly ref?: ContentRef | undefined;
}

/** Lists the dates in the calendars of an investors page: what calendar programs subscribe to. */
export class ListDates {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /**
   * `undefined` where there is no such page, or no calendar on it. Rejects with `ContentServiceError` when the content
   * service fails.
   */
  async run({ uid, ref }: ListDatesInput): Promise<Dates | undefined> {
    const page = await readAt(this.#content, ref, (at) =>
      this.#content.findPage(at, { type: "investors-page", uid }),
    );
    if (page?.type !== "investors-page") return undefined;
    const calendars = page.sections.filter((section) => section.kind === "calendar");
    const [first] = calendars;
    if (!first) return undefined;
    return {
      title: first.heading ?? page.title,
      changed: page.changed,
      events: calendars.flatMap((calendar) => calendar.events),
    };
  }
}
