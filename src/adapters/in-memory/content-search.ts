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
import { plainWord, wordKey, wordsIn } from "../../domain/search/words.ts";

/** Finds the documents that contain every word of a text as a whole word; none if the text has no words. */
export function searchWholeWords(
  documents: readonly SearchableDocument[],
  { text, scope, year, kind, ...paging }: SearchQuery,
): SearchListing {
  const searched = wordsOf(text);
  const keys = new Set(searched.map(wordKey));
  const found = documents.filter((document) => {
    if (searched.length === 0 || (document.type === "pdf") !== (scope === "pdf")) return false;
    const { title, uid, headings } = document;
    const has = new Set(wordsOf(`${title} ${uid} ${headings.join(" ")} ${document.text}`));
    return searched.every((word) => has.has(word));
  });
  const narrowed = found.filter(
    (document) =>
      (year === undefined || yearOf(document.date) === year) &&
      (kind === undefined || document.kind === kind),
  );
  const hits = narrowed.map((document) => searchHit(document, excerptOf(document.text, keys)));
  const years = new Set(found.flatMap(({ date }) => yearOf(date) ?? []));
  return {
    ...listing(hits, paging),
    years: [...years].sort((a, b) => b - a),
    kinds: SEARCH_KINDS.filter((own) => found.some((document) => document.kind === own)),
  };
}

function wordsOf(text: string): string[] {
  return wordsIn(text).map((word) => plainWord(word.text));
}
