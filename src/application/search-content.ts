import type { Content } from "../domain/content/content.ts";
import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import type { SearchIndex } from "../ports/search-index.ts";

/** Searches the pages or the PDF documents of the site. */
export class SearchContent {
  readonly #index: SearchIndex;

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  /** Rejects with `SearchNotReadyError` until the index is ready. */
  run(content: Content, query: SearchQuery): Promise<SearchListing> {
    return this.#index.search(content, query);
  }
}
