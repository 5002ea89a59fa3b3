import { listing } from "../../domain/content/content-snapshot.ts";
import type { Listing } from "../../domain/content/listing.ts";
import type { SearchableDocument, SearchHit, SearchQuery } from "../../domain/search/search.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { searchWholeWords } from "./content-search.ts";

/** The search port without an index: every search reads all content anew and looks for whole words. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #content: Pick<ContentRepository, "searchable">;

  constructor(content: Pick<ContentRepository, "searchable">) {
    this.#content = content;
  }

  async search(ref: ContentRef, { text, scope, ...paging }: SearchQuery): Promise<Listing<SearchHit>> {
    const documents: SearchableDocument[] = [];
    for await (const document of this.#content.searchable(ref)) documents.push(document);
    return listing(searchWholeWords(documents, { text, scope }), paging);
  }

  async prepare(): Promise<void> {
    // There is nothing to build.
  }
}
