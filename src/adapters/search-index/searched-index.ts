import type { Language } from "../../domain/search/language.ts";
import type { SynonymStems } from "../../domain/search/search-terms.ts";
import type { IndexedWords } from "./indexed-words.ts";

/** What a query is understood by: the words of one edition, in a language with its synonyms. */
export interface SearchedIndex {
  /** Id of the edition in the index file. */
  readonly state: number;
  readonly words: IndexedWords;
  readonly language: Language;
  readonly synonyms: SynonymStems;
}
