import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import type { ContentRef } from "./content-repository.ts";

/** Full-text search over the pages and PDF documents of the site, at a ref. */
export interface SearchIndex {
  /**
   * Searches, best match first. A text without words finds nothing; all other characters have no special meaning. Until
   * the index of the ref is ready, the results may be those of the ref before, or incomplete; they are empty only if an
   * index has been searched.
   *
   * Rejects with {@link SearchNotReadyError} if nothing is found before the index is ready, with
   * `ContentServiceError` if content is needed and the content service fails, with `UnknownRefError` if the ref is
   * unknown.
   */
  search(ref: ContentRef, query: SearchQuery): Promise<SearchListing>;

  /** Loads the index of an earlier process, if there is one. Never rejects: a failure is logged, and the index built again. */
  load(): Promise<void>;

  /**
   * Builds the index of a ref before its first search, including the text of files that have not been read yet. Never
   * rejects: a failure is logged, and retried later.
   */
  prepare(ref: ContentRef): Promise<void>;

  /** Stops all work. No method may be called after that. */
  close(): Promise<void>;
}

/** The search index is not ready, so nobody knows whether there are results. A retry may succeed within seconds. */
export class SearchNotReadyError extends Error {
  override readonly name = "SearchNotReadyError";

  constructor() {
    super("The search index is not ready");
  }
}
