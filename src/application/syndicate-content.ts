import type { ExchangeAnnouncement } from "../domain/announcements/exchange-announcement.ts";
import type { ContentItem } from "../domain/content/content-item.ts";
import { ContentSnapshot } from "../domain/content/content-snapshot.ts";
import type { FiguresSection } from "../domain/content/figure-table.ts";
import type { NewsSummary } from "../domain/content/news.ts";
import type { GeneralMeetingPage } from "../domain/content/page.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { Section } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

const FEED_LENGTH = 20;

/** A page with its sections, that of dividends with the dividends, and the general meeting that it is about. */
export interface PageSections extends PageEntry {
  readonly sections: readonly (Section | FiguresSection)[];
  readonly meeting?: GeneralMeetingPage | undefined;
}

/** Lists content for feed readers, search engines and others. Rejects with `ContentServiceError` if the service fails. */
export class SyndicateContent {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** The newest articles, for a feed. */
  async news(ref: ContentRef): Promise<readonly NewsSummary[]> {
    const newest = await this.#content.listNews(ref, { page: 1, pageSize: FEED_LENGTH });
    return newest.items;
  }

  /** The newest announcements of the exchange, for a feed; `undefined` without a source of them. */
  async announcements(ref: ContentRef): Promise<readonly ExchangeAnnouncement[] | undefined> {
    const { items, outdatedSince } = await this.#content.listAnnouncements(ref);
    return items.length > 0 || outdatedSince !== undefined ? items.slice(0, FEED_LENGTH) : undefined;
  }

  /** All pages, for a sitemap. */
  pages(ref: ContentRef): Promise<readonly PageEntry[]> {
    return this.#content.listPages(ref);
  }

  /** The sections of all pages that visitors can reach, in the order of their addresses. */
  async sections(ref: ContentRef): Promise<readonly PageSections[]> {
    const items: ContentItem[] = [];
    for await (const batch of this.#content.everything(ref)) items.push(...batch);
    const snapshot = new ContentSnapshot(items);
    const pages = snapshot.listPages().toSorted((one, other) => (one.href < other.href ? -1 : 1));
    return pages.flatMap((entry) => {
      const page = snapshot.pageAt(entry.href);
      if (!page || !("sections" in page)) return [];
      const sections = page.sections.map((section) =>
        section.kind === "dividends" ? { ...section, dividends: snapshot.dividends } : section,
      );
      return { ...entry, sections, meeting: page.type === "general-meeting" ? page : undefined };
    });
  }
}
