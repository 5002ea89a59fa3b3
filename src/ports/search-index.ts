import type { Content } from "../domain/content/content.ts";
import type { SearchListing, SearchQuery } from "../domain/search/search.ts";

/** Full-text search over the pages and PDF documents of some content. */
export interface SearchIndex {
  /**
   * Searches, best match first. A text without words finds nothing; all other characters have no special meaning. What is
   * not in the content is never found. Until the index of new content is ready, what is new in it may not be found yet;
   * results are empty only if an index has been searched. In a preview, only whole words are found, and none of files.
   *
   * Rejects with {@link SearchNotReadyError} if nothing is found before the index is ready.
   */
  search(content: Content, query: SearchQuery): Promise<SearchListing>;

  /** Loads the index of an earlier process, if there is one. Never rejects: a failure is logged, and the index built again. */
  load(): Promise<void>;

  /**
   * Builds the index of content before its first search, including the text of files that have not been read yet. Never
   * rejects: a failure is logged, and retried later.
   */
  prepare(content: Content): Promise<void>;

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
