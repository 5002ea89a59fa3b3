import type { Content } from "../../domain/content/content.ts";
import type { SearchListing, SearchQuery } from "../../domain/search/search.ts";
import { searchableContent } from "../../domain/search/searchable-content.ts";
import { searchWholeWords } from "../../domain/search/whole-words.ts";
import type { PageTexts } from "../../ports/page-texts.ts";
import type { SearchIndex } from "../../ports/search-index.ts";

/** A search without an index: each search compares whole words with all content. */
export class InMemorySearchIndex implements SearchIndex {
  readonly #pageTexts: PageTexts;

  constructor(pageTexts: PageTexts) {
    this.#pageTexts = pageTexts;
  }

  async search(content: Content, query: SearchQuery): Promise<SearchListing> {
    const shown = this.#pageTexts.shown.bind(this.#pageTexts);
    const options = { shown, timeZone: "UTC", now: Date.now() };
    return searchWholeWords(await Array.fromAsync(searchableContent(content, options)), query);
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
