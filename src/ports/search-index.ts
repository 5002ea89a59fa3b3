import type { SearchListing, SearchQuery } from "../domain/search/search.ts";
import type { ContentRef } from "./content-repository.ts";

/** Full text search over the pages and PDF documents of the site, in the state that a ref names. */
export interface SearchIndex {
  /**
   * Best match first. A text without a word in it finds nothing; whatever else stands in it is just text. Answers
   * whether or not the index of the ref is built.
   *
   * Rejects with `ContentServiceError` when content has to be asked for and cannot be had, with `UnknownRefError` when
   * the content service does not know the ref.
   */
  search(ref: ContentRef, query: SearchQuery): Promise<SearchListing>;

  /**
   * Builds the index of a ref ahead of its first search, with the text of files that have not been read. Never rejects: a
   * failure is logged, and tried again later.
   */
  prepare(ref: ContentRef): Promise<void>;

  /** Ends what it is doing. Nothing is asked of it after that. */
  close(): Promise<void>;
}
