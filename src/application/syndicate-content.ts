import type { ExchangeAnnouncement } from "../domain/announcements/exchange-announcement.ts";
import type { NewsSummary } from "../domain/content/news.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** Number of entries in a feed. */
const FEED_LENGTH = 20;

/** Lists published content for programs: feed readers and search engines. */
export class SyndicateContent {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /**
   * The newest articles, for a feed. Rejects with `ContentServiceError` if the content service fails.
   *
   * @param ref - Default: published content.
   */
  async news(ref?: ContentRef): Promise<readonly NewsSummary[]> {
    const newest = await readAt(this.#content, ref, (at) =>
      this.#content.listNews(at, { page: 1, pageSize: FEED_LENGTH }),
    );
    return newest.items;
  }

  /**
   * The newest announcements of the exchange, for a feed; `undefined` without a source of them. Rejects with
   * `ContentServiceError` if the content service fails.
   *
   * @param ref - Default: published content.
   */
  async announcements(ref?: ContentRef): Promise<readonly ExchangeAnnouncement[] | undefined> {
    const known = await readAt(this.#content, ref, (at) => this.#content.listAnnouncements(at));
    const { items, outdatedSince } = known;
    return items.length > 0 || outdatedSince !== undefined ? items.slice(0, FEED_LENGTH) : undefined;
  }

  /**
   * All pages, for a sitemap. Rejects with `ContentServiceError` if the content service fails.
   *
   * @param ref - Default: published content.
   */
  pages(ref?: ContentRef): Promise<readonly PageEntry[]> {
    return readAt(this.#content, ref, (at) => this.#content.listPages(at));
  }
}
