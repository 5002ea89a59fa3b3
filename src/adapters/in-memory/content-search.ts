import { excerptOf } from "../../domain/search/excerpt.ts";
import {
  type SearchableDocument,
  type SearchHit,
  type SearchScope,
  searchHit,
} from "../../domain/search/search.ts";
import { plainWord, wordKey, wordsIn } from "../../domain/search/words.ts";

/** The documents that have every word of a text, as a whole word; none for a text without words. */
export function searchWholeWords(
  documents: readonly SearchableDocument[],
  { text, scope }: { readonly text: string; readonly scope: SearchScope },
): SearchHit[] {
  const asked = wordsIn(text);
  if (asked.length === 0) return [];
  const keys = new Set(asked.map((word) => wordKey(word.text)));
  return documents
    .filter((document) => (document.type === "pdf") === (scope === "pdf"))
    .filter((document) => {
      const has = new Set(
        wordsOf(`${document.title} ${document.uid} ${document.headings.join(" ")} ${document.text}`),
      );
      return wordsOf(text).every((word) => has.has(word));
    })
    .map((document) => searchHit(document, excerptOf(document.text, keys)));
}

function wordsOf(text: string): string[] {
  return wordsIn(text).map((word) => plainWord(word.text));
}
