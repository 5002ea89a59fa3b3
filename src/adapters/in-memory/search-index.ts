import type { SearchableDocument, SearchListing, SearchQuery } from "../../domain/search/search.ts";
import { searchableIn } from "../../domain/search/searchable.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { searchWholeWords } from "./content-search.ts";

/** A search without an index: each search reads all content and compares whole words. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #content: Pick<ContentRepository, "everything">;

  constructor(content: Pick<ContentRepository, "everything">) {
    this.#content = content;
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    const documents: SearchableDocument[] = [];
    for await (const document of searchableIn(this.#content.everything(ref))) documents.push(document);
    return searchWholeWords(documents, query);
  }

  async load(): Promise<void> {
    // There is no stored index.
  }

  async prepare(): Promise<void> {
    // There is no index to build.
  }

  async close(): Promise<void> {
    // There is nothing to stop.
  }
}
