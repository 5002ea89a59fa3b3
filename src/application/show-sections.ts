import { awaitsRecording, eventKeys, stateAt } from "../domain/content/calendar-event.ts";
import type { ListFilter } from "../domain/content/list-filter.ts";
import { periodPages } from "../domain/content/reporting-period.ts";
import {
  type CalendarEvent,
  type CalendarEventView,
  type Section,
  type SectionView,
  shownContacts,
} from "../domain/content/section.ts";
import { byTitle, siteMapOf } from "../domain/content/site-map.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { showDocuments } from "./show-documents.ts";

/** Maximum number of articles in a site map, newest first; the archive lists all of them. */
const MAX_SITE_MAP_NEWS = 50;

/** Options of sections that come from the page's address. */
export interface SectionsPlace {
  /** The filter of lists. Default: none. */
  readonly filter?: ListFilter | undefined;
  /** Page number of a list, from 1. Default: 1. */
  readonly listPage?: number | undefined;
  /** Address of the page's calendar subscription. Default: none. */
  readonly calendarFeed?: string | undefined;
}

type EventKeys = ReturnType<typeof eventKeys>;

/** Adds the listed content to the sections of a page: news, documents, offices, contacts. */
export class ShowSections {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` if the content service fails. */
  run(ref: ContentRef, sections: readonly Section[], place: SectionsPlace = {}): Promise<SectionView[]> {
    const keys = eventKeys(
      sections.flatMap((section) => (section.kind === "calendar" ? section.events : [])),
    );
    return Promise.all(sections.map((section) => this.#show(ref, section, { ...place, keys })));
  }

  async #show(
    ref: ContentRef,
    section: Section,
    { filter = {}, listPage = 1, calendarFeed, keys }: SectionsPlace & { readonly keys: EventKeys },
  ): Promise<SectionView> {
    switch (section.kind) {
      case "document-list": {
        const { selection, ...shown } = section;
        if (selection.by === "picked") return { ...shown, documents: selection.documents, isPicked: true };
        const { category, limit } = selection;
        const newest = await this.#content.listDocuments(ref, { category, page: 1, pageSize: limit });
        return { ...shown, documents: newest.items, isPicked: false };
      }
      case "document-centre":
        return { ...section, ...(await showDocuments(this.#content, ref, { filter, page: listPage })) };
      case "calendar":
        return { ...section, events: eventsNow(section.events, keys, calendarFeed), feed: calendarFeed };
      case "latest-news": {
        const { category, limit, ...shown } = section;
        const newest = await this.#content.listNews(ref, { category, page: 1, pageSize: limit });
        return { ...shown, articles: newest.items };
      }
      case "contact-details":
        return {
          ...section,
          contacts: shownContacts(section, (await this.#content.siteOptions(ref)).contacts),
        };
      case "offices":
        return { ...section, offices: (await this.#content.siteOptions(ref)).offices };
      case "reporting-periods":
        return { ...section, periods: periodPages(await this.#content.listPages(ref)) };
      case "site-map": {
        const [pages, news] = await Promise.all([
          this.#content.listPages(ref),
          this.#content.listNews(ref, { page: 1, pageSize: MAX_SITE_MAP_NEWS }),
        ]);
        const others = pages.filter(({ href }) => !href.startsWith("/news/")).sort(byTitle);
        return { ...section, pages: siteMapOf([...others, ...news.items]) };
      }
      default:
        return section;
    }
  }
}

function eventsNow(
  events: readonly CalendarEvent[],
  keys: EventKeys,
  feed: string | undefined,
): CalendarEventView[] {
  const now = Date.now();
  return events.map((event) => ({
    ...event,
    state: stateAt(event, now),
    awaitsRecording: awaitsRecording(event, now),
    file: feed?.replace(/\.ics$/, `/${keys.get(event)}.ics`),
  }));
}
