import type { Listing } from "../domain/content/listing.ts";
import type { SearchHit, SearchQuery } from "../domain/search/search.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";

/** Searches the pages or the PDF documents of the site. */
export class SearchContent {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** Rejects with `ContentServiceError` when the content service fails. */
  async run(query: SearchQuery & { readonly ref?: ContentRef | undefined }): Promise<Listing<SearchHit>> {
    const { ref, ...search } = query;
    return this.#content.search(ref ?? (await this.#content.publishedRef()), search);
  }
}
