import type { CalendarEvent } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { currentOrFormer } from "./current-or-former.ts";
import { readAt } from "./read-at.ts";

/** The calendar dates of a page. */
export interface Dates {
  /** Id of the page. */
  readonly id: string;
  readonly title: string;
  /** Time of the last publish, ISO 8601 in UTC. */
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
    const page = await readAt(this.#content, ref, (at) =>
      currentOrFormer(this.#content, at, { type: "investors-page", uid }),
    );
    if (page?.type !== "investors-page") return undefined;
    const calendars = page.sections.filter((section) => section.kind === "calendar");
    const [first] = calendars;
    if (!first) return undefined;
    return {
      id: page.id,
      title: first.heading ?? page.title,
      changed: page.changed,
      events: calendars.flatMap((calendar) => calendar.events),
    };
  }
}
