import type { NewsSummary } from "../domain/content/news.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** Number of articles in a news feed. */
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
   * All pages, for a sitemap. Rejects with `ContentServiceError` if the content service fails.
   *
   * @param ref - Default: published content.
   */
  pages(ref?: ContentRef): Promise<readonly PageEntry[]> {
    return readAt(this.#content, ref, (at) => this.#content.listPages(at));
  }
}
