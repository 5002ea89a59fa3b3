import { afterAll, beforeAll } from "vitest";
import { synonyms } from "../../../brand/synonyms.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { SearchQuery } from "../../../src/domain/search/search.ts";
import { languageOf } from "../../../src/domain/text/locale.ts";
import { silentLog } from "../../../src/ports/log.ts";

/** A search over this content, in the language of a locale, for all tests of a block or file. */
export function searchOver(stored: StoredContent, locale = "en-AU") {
  const content = new InMemoryContentRepository(stored);
  const language = { locale, synonyms: synonyms[languageOf(locale)] };
  const index = new IndexedSearch({ content, ...language, log: silentLog });
  beforeAll(async () => index.prepare(await content.publishedRef()));
  afterAll(() => index.close());
  return async (text: string, more?: Partial<SearchQuery>) =>
    index.search(await content.publishedRef(), { text, scope: "page", page: 1, pageSize: 10, ...more });
}
