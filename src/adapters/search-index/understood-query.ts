import { compoundsOf, MIN_PART_LENGTH, wordForms } from "../../domain/search/language.ts";
import type { SearchScope } from "../../domain/search/search.ts";
import {
  correctedText,
  type SearchTerm,
  searchTermsOf,
  type WordTerm,
} from "../../domain/search/search-terms.ts";
import { canBeMisspelt } from "../../domain/search/typing-errors.ts";
import { wordsIn } from "../../domain/text/words.ts";
import type { TypedWord } from "./indexed-words.ts";
import { Match } from "./match.ts";
import type { SearchedIndex } from "./searched-index.ts";

/** Minimum length of a word that occurs to be also the beginning of others. */
const MIN_BEGINNING_LENGTH = 5;

/** Minimum length of the first word of a compound to be its topic, also if the second is longer. */
const MIN_TOPIC_LENGTH = 6;

/** What the words of a query match in an index. */
export interface Understood {
  readonly terms: readonly SearchTerm[];
  readonly matches: readonly Match[];
  /** The text without typing errors; absent if there are none. */
  readonly corrected?: string;
  /** Whether it is understood otherwise in the other scope, because words of the query occur only there. */
  readonly isOfScope: boolean;
}

/** What is searched for a text. With typing errors it is the corrected text, which has synonyms, and may be a name. */
export function understood(text: string, scope: SearchScope, index: SearchedIndex): Understood {
  const understanding = new Understanding(scope, index);
  const asTyped = understanding.of(text);
  const { corrections } = understanding;
  if (corrections.size === 0) return asTyped;
  const corrected = correctedText(text, corrections, index.language);
  return { ...understanding.of(corrected), corrected };
}

/** Matches the terms of texts in one scope of an index, and keeps what is found out about them meanwhile. */
class Understanding {
  /** The words that were meant, by those that were taken for typing errors. */
  readonly corrections = new Map<string, string>();
  #isOfScope = false;
  readonly #scope: SearchScope;
  readonly #index: SearchedIndex;

  constructor(scope: SearchScope, index: SearchedIndex) {
    this.#scope = scope;
    this.#index = index;
  }

  of(text: string): Understood {
    const { language, synonyms } = this.#index;
    const words = this.#typedWords(text);
    const terms = this.#withYear(searchTermsOf(text, language, synonyms));
    const matches = terms.flatMap((term) => this.#match(term, words));
    return { terms, matches, isOfScope: this.#isOfScope };
  }

  /** The words of a query as they were typed, by their normalised forms. */
  #typedWords(text: string): ReadonlyMap<string, TypedWord> {
    const words = wordsIn(text).map(({ text: written }) => ({
      written,
      ...wordForms(written, this.#index.language),
    }));
    return new Map(
      words.map(({ written, word }, place) => {
        return [word, { written, before: words[place - 1]?.stem, after: words[place + 1]?.stem }];
      }),
    );
  }

  /**
   * Terms, the last of which may also be the year that a number of two digits ends: `annual report 25`. Before another word it
   * counts that one (`24 countries`), and it is not a year if no document is of it.
   */
  #withYear(terms: readonly SearchTerm[]): readonly SearchTerm[] {
    const last = terms.at(-1);
    if (terms.length === 1 || last?.kind !== "word" || !/^\d\d$/.test(last.word)) return terms;
    if (!this.#index.words.hasYear(this.#index.state, Number(`20${last.word}`))) return terms;
    // Financial years and half-years have these keys, in whatever language they are written.
    const years = ["20", "fy", "hy"].map((before) => [before + last.word]);
    return [...terms.slice(0, -1), { ...last, synonyms: years }];
  }

  /** What a term matches, which may be several words. */
  #match(term: SearchTerm, typedWords: ReadonlyMap<string, TypedWord>): Match[] {
    if (term.kind === "word") return this.#matchWord(term, typedWords);
    const typed = Match.of(term);
    const { apart = [] } = term;
    // What only documents call so is described in other words on pages.
    if (apart.length === 0 || this.#occurs(typed, [this.#scope])) return [typed];
    this.#isOfScope = true;
    return apart
      .filter((one) => one.kind === "phrase" || !this.#index.language.stopWords.has(one.word))
      .flatMap((one) => this.#match(one, typedWords));
  }

  /**
   * Matches a word or its prefix. If it occurs nowhere, or only as what may be a form of another word, it is treated as a typing
   * error, or as a compound of two words that occur.
   */
  #matchWord(term: WordTerm, typedWords: ReadonlyMap<string, TypedWord>): Match[] {
    const { words, state } = this.#index;
    const typed = this.#typed(term);
    const isHere = this.#occurs(typed, [this.#scope]);
    const parts = isHere ? undefined : this.#parts(term.word);
    const occurs = isHere || this.#occurs(typed);
    // What only documents call so is described in other words on pages.
    if (occurs && parts) {
      this.#isOfScope = true;
      return parts;
    }
    if (occurs && !words.isOnlyAStem(state, term)) return [words.named(state, term, typed)];
    const written = typedWords.get(term.word) ?? { written: term.word };
    const intended = canBeMisspelt(written.written) ? words.intended(state, term.word, written) : undefined;
    const isIntended = intended && (!occurs || words.isRatherThan(state, intended, typed));
    if (!isIntended) return parts ?? [typed];
    this.corrections.set(term.word, intended.written);
    return [Match.ofForms(intended)];
  }

  /** A word as it was typed. A short one that occurs is not the beginning of longer ones: `age`, `agency`. */
  #typed(term: WordTerm): Match {
    const isShort =
      term.word.length < MIN_BEGINNING_LENGTH && this.#index.language.linkingElements.length === 0;
    const whole = Match.whole(term);
    return isShort && this.#occurs(whole) ? whole : Match.of(term);
  }

  /**
   * The two words of a compound. If only the first occurs, of which the last is a property, that one: `Mitarbeiter|zahl`. If only
   * the last occurs, of which the compound is a kind, that one: `Firmen|geschichte`.
   *
   * A first part that only begins other compounds has a part more than one that occurs (`Kapitalmarkt|tag` beside `Kapital`),
   * or it is a piece of a word: that of `Geschäftsfelder` and `geschäftsführend`.
   */
  #parts(word: string): Match[] | undefined {
    const topics: { readonly first: string; readonly matches: Match[] }[] = [];
    let kind: Match[] | undefined;
    for (const [first, last] of compoundsOf(word, this.#index.language)) {
      const matches = this.#occurring(first);
      const end = matches || last.length >= MIN_TOPIC_LENGTH ? this.#occurring(last) : undefined;
      if (matches && end) return [...matches, ...end];
      if (matches && first.length >= Math.min(last.length, MIN_TOPIC_LENGTH)) topics.push({ first, matches });
      kind ??= end;
    }
    const [longest] = topics;
    const whole = topics.find(({ first }) => this.#isWhole(first));
    const isPiece = longest && whole && longest.first.length < whole.first.length + MIN_PART_LENGTH;
    return (isPiece ? whole : longest)?.matches ?? kind;
  }

  #occurs(match: Match, scopes?: readonly SearchScope[]): boolean {
    const { words, state } = this.#index;
    return words.occurs(state, match, scopes);
  }

  /** What a text matches with its synonyms, also as the beginning of longer compounds; `undefined` if it does not occur. */
  #occurring(text: string): Match[] | undefined {
    const terms = this.#termsOf(text);
    if (this.#isWhole(text)) return terms.map((term) => Match.whole(term));
    if (text.length < MIN_BEGINNING_LENGTH) return undefined;
    const beginnings = terms.map((term) => Match.of(term));
    return beginnings.every((match) => this.#occurs(match)) ? beginnings : undefined;
  }

  /** Whether a text occurs otherwise than as the beginning of longer words. */
  #isWhole(text: string): boolean {
    return this.#termsOf(text).every((term) => this.#occurs(Match.whole(term)));
  }

  #termsOf(text: string): readonly SearchTerm[] {
    return searchTermsOf(text, this.#index.language, this.#index.synonyms);
  }
}
