import type { ListFilter } from "../domain/content/list-filter.ts";
import { type Section, type SectionView, shownContacts } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { showDocuments } from "./show-documents.ts";

/** Options of sections that come from the page's address. */
export interface SectionsPlace {
  /** The filter of lists. Default: none. */
  readonly filter?: ListFilter | undefined;
  /** Page number of a list, from 1. Default: 1. */
  readonly listPage?: number | undefined;
  /** Address of the page's calendar subscription. Default: none. */
  readonly calendarFeed?: string | undefined;
}

/** Adds the listed content to the sections of a page: news, documents, offices, contacts. */
export class ShowSections {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` if the content service fails. */
  run(ref: ContentRef, sections: readonly Section[], place: SectionsPlace = {}): Promise<SectionView[]> {
    return Promise.all(sections.map((section) => this.#show(ref, section, place)));
  }

  async #show(
    ref: ContentRef,
    section: Section,
    { filter = {}, listPage = 1, calendarFeed }: SectionsPlace,
  ): Promise<SectionView> {
    switch (section.kind) {
      case "document-list": {
        const { selection, ...shown } = section;
        if (selection.by === "picked") return { ...shown, documents: selection.documents };
        const { category, limit } = selection;
        const newest = await this.#content.listDocuments(ref, { category, page: 1, pageSize: limit });
        return { ...shown, documents: newest.items };
      }
      case "document-centre":
        return { ...section, ...(await showDocuments(this.#content, ref, { filter, page: listPage })) };
      case "calendar":
        return { ...section, feed: calendarFeed };
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
      default:
        return section;
    }
  }
}
