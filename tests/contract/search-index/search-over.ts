import { afterAll, beforeAll } from "vitest";
import { synonyms } from "../../../brand/synonyms.ts";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { SearchQuery, SearchScope } from "../../../src/domain/search/search.ts";
import { languageOf } from "../../../src/domain/text/locale.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { renderedPageTexts } from "../../unit/rendered-page-texts.ts";

/** A search over this content, in the language of a locale, for all tests of a block or file. */
export function searchOver(stored: StoredContent, locale = "en-AU") {
  const content = new InMemoryContentSource(stored);
  const language = { locale, synonyms: synonyms[languageOf(locale)] };
  const index = new IndexedSearch({ pageTexts: renderedPageTexts, ...language, log: silentLog });
  beforeAll(async () => index.prepare(await content.read()));
  afterAll(() => index.close());
  return async (text: string, more?: Partial<SearchQuery>) =>
    index.search(await content.read(), { text, scope: "page", page: 1, pageSize: 10, ...more });
}

/** The address and date of the first result of a search, if it has any. */
export function firstResult(search: ReturnType<typeof searchOver>) {
  return async (text: string, scope: SearchScope = "page") => {
    const { items } = await search(text, { scope, pageSize: 1 });
    return items.map(({ href, date }) => ({ href, date }))[0];
  };
}
