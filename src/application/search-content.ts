import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import { type AtRef, readAt } from "./read-at.ts";

export interface SearchContentInput extends SearchQuery, AtRef {
  /** Whether it is the ref of an editor's preview. Default: no. */
  readonly isPreview?: boolean | undefined;
}

/** Searches the pages or the PDF documents of the site. */
export class SearchContent {
  readonly #content: ContentRepository;
  readonly #index: SearchIndex;

  constructor(content: ContentRepository, index: SearchIndex) {
    this.#content = content;
    this.#index = index;
  }

  /** Rejects with `SearchNotReadyError` until the index is ready, with `ContentServiceError` if the service fails. */
  async run({ ref, isPreview = false, ...search }: SearchContentInput): Promise<SearchListing> {
    // For a preview, the content service searches: a separate index of all content would be too expensive.
    const searched = isPreview ? this.#content : this.#index;
    return readAt(this.#content, ref, (at) => searched.search(at, search));
  }
}
