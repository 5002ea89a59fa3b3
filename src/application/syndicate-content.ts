import type { ExchangeAnnouncement } from "../domain/announcements/exchange-announcement.ts";
import type { ContentItem } from "../domain/content/content-item.ts";
import { ContentSnapshot } from "../domain/content/content-snapshot.ts";
import type { FiguresSection } from "../domain/content/figure-table.ts";
import type { NewsSummary } from "../domain/content/news.ts";
import type { GeneralMeetingPage } from "../domain/content/page.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { Section } from "../domain/content/section.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

const FEED_LENGTH = 20;

/** A page with its sections, that of dividends with the dividends, and the general meeting that it is about. */
export interface PageSections extends PageEntry {
  readonly sections: readonly (Section | FiguresSection)[];
  readonly meeting?: GeneralMeetingPage | undefined;
}

/**
 * Lists content for programs: feed readers, search engines, and those that read the company's facts. By default it is the
 * published content. All methods reject with `ContentServiceError` if the content service fails.
 */
export class SyndicateContent {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** The newest articles, for a feed. */
  async news(ref?: ContentRef): Promise<readonly NewsSummary[]> {
    const newest = await readAt(this.#content, ref, (at) =>
      this.#content.listNews(at, { page: 1, pageSize: FEED_LENGTH }),
    );
    return newest.items;
  }

  /** The newest announcements of the exchange, for a feed; `undefined` without a source of them. */
  async announcements(ref?: ContentRef): Promise<readonly ExchangeAnnouncement[] | undefined> {
    const known = await readAt(this.#content, ref, (at) => this.#content.listAnnouncements(at));
    const { items, outdatedSince } = known;
    return items.length > 0 || outdatedSince !== undefined ? items.slice(0, FEED_LENGTH) : undefined;
  }

  /** All pages, for a sitemap. */
  pages(ref?: ContentRef): Promise<readonly PageEntry[]> {
    return readAt(this.#content, ref, (at) => this.#content.listPages(at));
  }

  /** The sections of all pages that visitors can reach, in the order of their addresses. */
  sections(ref?: ContentRef): Promise<readonly PageSections[]> {
    return readAt(this.#content, ref, async (at) => {
      const items: ContentItem[] = [];
      for await (const batch of this.#content.everything(at)) items.push(...batch);
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
    });
  }
}
