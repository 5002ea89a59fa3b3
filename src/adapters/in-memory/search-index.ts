import type { SearchableDocument, SearchListing, SearchQuery } from "../../domain/search/search.ts";
import { searchableAnnouncement, searchableIn } from "../../domain/search/searchable.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { searchWholeWords } from "./content-search.ts";

/** A search without an index: each search reads all content and compares whole words. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #content: Pick<ContentRepository, "everything" | "listAnnouncements">;

  constructor(content: Pick<ContentRepository, "everything" | "listAnnouncements">) {
    this.#content = content;
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    const documents: SearchableDocument[] = [];
    for await (const document of searchableIn(this.#content.everything(ref))) documents.push(document);
    const { items } = await this.#content.listAnnouncements(ref);
    documents.push(...items.map((announcement) => searchableAnnouncement(announcement, "UTC")));
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
