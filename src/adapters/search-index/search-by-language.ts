import type { Content } from "../../domain/content/content.ts";
import type { SearchIndex } from "../../ports/search-index.ts";

/** An index for each language of the site: what is searched is the content in its own. */
export class SearchByLanguage implements SearchIndex {
  readonly #indexes: ReadonlyMap<string | undefined, SearchIndex>;

  /** @param indexes - By what begins the addresses of the language. */
  constructor(indexes: ReadonlyMap<string | undefined, SearchIndex>) {
    this.#indexes = indexes;
  }

  search: SearchIndex["search"] = (content, query) => this.#indexOf(content).search(content, query);

  async load(): Promise<void> {
    await Promise.all(this.#all.map((index) => index.load()));
  }

  /** One after the other, the default first: it takes less memory. */
  async prepare(content: Content): Promise<void> {
    for (const [language, index] of this.#indexes) await index.prepare(content.in(language));
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((index) => index.close()));
  }

  get #all(): readonly SearchIndex[] {
    return [...this.#indexes.values()];
  }

  #indexOf({ language }: Content): SearchIndex {
    const index = this.#indexes.get(language);
    if (!index) throw new Error(`The site has no search in the language ${language}.`);
    return index;
  }
}
