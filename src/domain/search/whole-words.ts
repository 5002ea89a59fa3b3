import { listing } from "../content/content.ts";
import { yearOf } from "../content/list-filter.ts";
import { plainWord, wordKey, wordsIn } from "../text/words.ts";
import { excerptOf } from "./excerpt.ts";
import {
  SEARCH_KINDS,
  type SearchableDocument,
  type SearchListing,
  type SearchQuery,
  searchHit,
} from "./search.ts";

/** Finds the documents that contain every word of a text as a whole word; none if the text has no words. */
export function searchWholeWords(
  documents: readonly SearchableDocument[],
  { text, scope, year, kind, ...paging }: SearchQuery,
): SearchListing {
  const searched = wordsOf(text);
  const keys = new Set(searched.map(wordKey));
  const found = documents.filter((document) => {
    if (searched.length === 0 || document.scope !== scope) return false;
    const { title, uid, headings, labels, listed, date = "" } = document;
    const has = new Set(wordsOf([title, uid, ...headings, ...labels, document.text, listed, date].join(" ")));
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
