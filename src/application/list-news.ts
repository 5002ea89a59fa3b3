import type { Listing } from "../domain/content/listing.ts";
import type { NewsCategory, NewsSummary } from "../domain/content/news.ts";
import type { ContentRef, ContentRepository, PageRequest } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

export interface ListNewsInput extends Partial<PageRequest> {
  readonly category?: NewsCategory | undefined;
  readonly year?: number | undefined;
  /** The content to read. Default: what is published now. */
  readonly ref?: ContentRef | undefined;
}

/** How many articles a page of the list holds when nobody says. */
const PAGE_SIZE = 20;

/** Lists news, newest first: what a feed holds. */
export class ListNews {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` when the content service fails. */
  run({
    ref,
    page = 1,
    pageSize = PAGE_SIZE,
    ...narrowed
  }: ListNewsInput = {}): Promise<Listing<NewsSummary>> {
    return readAt(this.#content, ref, (at) => this.#content.listNews(at, { ...narrowed, page, pageSize }));
  }
}
