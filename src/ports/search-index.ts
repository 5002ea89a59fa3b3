import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import type { ContentRef } from "./content-repository.ts";

/** Full-text search over the pages and PDF documents of the site, at a ref. */
export interface SearchIndex {
  /**
   * Searches, best match first. A text without words finds nothing; all other characters have no special meaning. Works
   * whether or not the index of the ref is ready.
   *
   * Rejects with `ContentServiceError` if content is needed and the content service fails, with `UnknownRefError` if
   * the ref is unknown.
   */
  search(ref: ContentRef, query: SearchQuery): Promise<SearchListing>;

  /**
   * Builds the index of a ref before its first search, including the text of files that have not been read yet. Never
   * rejects: a failure is logged, and retried later.
   */
  prepare(ref: ContentRef): Promise<void>;

  /** Stops all work. No method may be called after that. */
  close(): Promise<void>;
}
