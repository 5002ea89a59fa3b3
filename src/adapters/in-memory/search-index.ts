import { listing } from "../../domain/content/content-snapshot.ts";
import { yearOf } from "../../domain/content/list-filter.ts";
import { excerptOf } from "../../domain/search/excerpt.ts";
import {
  SEARCH_KINDS,
  type SearchableDocument,
  type SearchListing,
  type SearchQuery,
  searchHit,
} from "../../domain/search/search.ts";
import { searchableAnnouncement, searchableIn } from "../../domain/search/searchable.ts";
import { plainWord, wordKey, wordsIn } from "../../domain/text/words.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { SearchIndex } from "../../ports/search-index.ts";

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

/** Finds the documents that contain every word of a text as a whole word; none if the text has no words. */
export function searchWholeWords(
  documents: readonly SearchableDocument[],
  { text, scope, year, kind, without = [], ...paging }: SearchQuery,
): SearchListing {
  const searched = wordsOf(text);
  const keys = new Set(searched.map(wordKey));
  const found = documents.filter((document) => {
    if (searched.length === 0 || (document.type === "pdf") !== (scope === "pdf")) return false;
    if (without.includes(document.id)) return false;
    const { title, uid, headings } = document;
    const has = new Set(wordsOf(`${title} ${uid} ${headings.join(" ")} ${document.text}`));
    return searched.every((word) => has.has(word));
  });
  const isOfYear = ({ date }: SearchableDocument) => year === undefined || yearOf(date) === year;
  const isOfKind = (document: SearchableDocument) => kind === undefined || document.kind === kind;
  const ofYear = found.filter(isOfYear);
  const hits = ofYear.filter(isOfKind).map((document) => searchHit(document, excerptOf(document.text, keys)));
  const years = new Set(found.filter(isOfKind).flatMap(({ date }) => yearOf(date) ?? []));
  return {
    ...listing(hits, paging),
    years: [...years].sort((a, b) => b - a),
    kinds: SEARCH_KINDS.filter((own) => ofYear.some((document) => document.kind === own)),
  };
}

function wordsOf(text: string): string[] {
  return wordsIn(text).map((word) => plainWord(word.text));
}
