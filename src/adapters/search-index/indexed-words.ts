import type { StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { Language, WordForms } from "../../domain/search/language.ts";
import type { SearchScope } from "../../domain/search/search.ts";
import type { WordTerm } from "../../domain/search/search-terms.ts";
import {
  canBeIntended,
  canBeMisspeltTwice,
  differByTwo,
  typosOf,
} from "../../domain/search/typing-errors.ts";
import { MAX_HEADINGS } from "./index-file.ts";
import { Match } from "./match.ts";
import type { IsRealWord } from "./real-words.ts";

/** A word of the index. */
interface KnownWord extends WordForms {
  readonly written: string;
  /** Whether it differs from what was typed only by typing errors; otherwise it is another form of such a word. */
  readonly isVariant: boolean;
}

/** Most searches have words that others have, too. */
const MAX_RARITIES = 2_000;

/** Minimum length of what may be no word for a typing error, and for one in another form of a word. */
const MIN_UNKNOWN_LENGTH = 5;
const MIN_UNKNOWN_INFLECTED_LENGTH = 8;

/** A word that may have been intended. */
interface Candidate extends KnownWord {
  /** Number of documents that have it. */
  readonly count: number;
  /** Whether it is in a title or heading. */
  readonly isTitle: boolean;
}

/** A word of a query as it was typed, between the stems of the words beside it. */
export interface TypedWord {
  readonly written: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The words of an index, and the documents of a state in which they are. */
export class IndexedWords {
  readonly #prepared: (sql: string) => StatementSync;
  readonly #language: Language;
  readonly #isRealWord: IsRealWord;
  readonly #rarities = new LRUCache<string, number>({ max: MAX_RARITIES });

  constructor(prepared: (sql: string) => StatementSync, language: Language, isRealWord: IsRealWord) {
    this.#prepared = prepared;
    this.#language = language;
    this.#isRealWord = isRealWord;
  }

  /** Whether any document has it, or any of a scope. */
  occurs(state: number, { expression }: Match, scopes: readonly SearchScope[] = ["page", "pdf"]): boolean {
    return scopes.some((scope) =>
      this.#prepared(
        `SELECT 1 FROM ${scope}_text AS found CROSS JOIN state_document
           ON document = found.rowid AND state = ? WHERE ${scope}_text MATCH ? LIMIT 1`,
      ).get(state, expression),
    );
  }

  /** The stems that words of the index have. */
  knownStems(stems: readonly string[]): ReadonlySet<string> {
    const rows = this.#prepared("SELECT stem FROM word WHERE stem IN (SELECT value FROM json_each(?))");
    return new Set(rows.all(JSON.stringify(stems)).map(({ stem }) => String(stem)));
  }

  /** Whether a document is of a year. */
  hasYear(state: number, year: number): boolean {
    const row = this.#prepared(
      "SELECT 1 FROM state_document JOIN document ON document.id = document WHERE state = ? AND year = ? LIMIT 1",
    );
    return row.get(state, year) !== undefined;
  }

  /** Whether only other forms of a word occur, which may be forms of another word: "divident" and "divided". */
  isOnlyAStem(state: number, { word, stem, synonyms }: WordTerm): boolean {
    if (word === stem || synonyms.length > 0) return false;
    return !this.occurs(state, Match.ofBeginning(word));
  }

  /**
   * A match that in titles and headings is only the word itself, as one or many, if it is in some: a stem has other words too
   * ("office" and "officer", "recording" and "record").
   */
  named(state: number, { word, stem }: WordForms, match: Match): Match {
    const { singular } = this.#language;
    if (!singular) return match;
    const one = singular(word);
    const words = this.#prepared("SELECT key FROM word WHERE stem = ?")
      .all(stem)
      .map(({ key }) => String(key));
    const same = words.filter((key) => singular(key) === one);
    const isAmbiguous = same.length > 0 && same.length < words.length;
    return isAmbiguous && same.some((key) => this.#isInTitle(state, Match.ofWord(key)))
      ? match.named(stem, same)
      : match;
  }

  /** Whether a correction that is in titles is in more documents than what was typed. */
  isRatherThan(state: number, { isTitle, isVariant, count }: Candidate, typed: Match): boolean {
    return isTitle && isVariant && count > this.#countAll(state, typed);
  }

  /** How rare the documents of a scope with an FTS5 expression are, as BM25 counts it. Above 0. */
  rarity(state: number, scope: SearchScope, expression: string): number {
    const key = `${state} ${scope} ${expression}`;
    const known = this.#rarities.get(key);
    if (known !== undefined) return known;
    const all = Number(
      this.#prepared("SELECT count(*) AS count FROM state_document WHERE state = ?").get(state)?.count,
    );
    const found = this.#prepared(
      `SELECT count(*) AS count FROM ${scope}_text WHERE ${scope}_text MATCH ?`,
    ).get(expression);
    const rarity = Math.log(1 + all / (Number(found?.count) + 0.5));
    this.#rarities.set(key, rarity);
    return rarity;
  }

  #countAll(state: number, { expression }: Match): number {
    return this.count(state, "page", expression) + this.count(state, "pdf", expression);
  }

  /** Number of documents of a scope with an FTS5 expression. */
  count(state: number, scope: SearchScope, expression: string): number {
    const row = this.#prepared(
      `SELECT count(*) AS count FROM ${scope}_text AS found CROSS JOIN state_document
         ON document = found.rowid AND state = ? WHERE ${scope}_text MATCH ?`,
    ).get(state, expression);
    return Number(row?.count);
  }

  /**
   * The word that was meant by one that occurs nowhere. Of several, the one that is most beside the same words, then the one in
   * titles and headings, then the rarest: a word that is everywhere is seldom looked for. What was written with a capital may be a
   * name, which only one in titles replaces. A word of the language is replaced only by what some text has beside the same word:
   "priya ramen", but no "reset".
   */
  intended(state: number, word: string, { written, before, after }: TypedWord): Candidate | undefined {
    const near = this.#candidates(state, this.#wordsLike(typosOf(word)), word);
    const found =
      near.length === 0 && canBeMisspeltTwice(word)
        ? this.#candidates(state, this.#wordsNear(word), word)
        : near;
    const isName = !this.#language.hasCapitalNouns && /^\p{Lu}/u.test(written);
    const besideIn = ({ stem }: Candidate) =>
      (before === undefined ? 0 : this.#countAll(state, Match.ofStems([before, stem]))) +
      (after === undefined ? 0 : this.#countAll(state, Match.ofStems([stem, after])));
    const isReal = this.#isRealWord(written.toLowerCase()) || this.#isRealWord(word);
    const isLikely = (candidate: Candidate) =>
      isReal === undefined ? this.#isAlike(candidate, word, near.length > 0) : !isReal;
    const [best] = found
      .filter(({ isTitle }) => isTitle || !isName)
      .map((candidate) => ({ ...candidate, beside: besideIn(candidate) }))
      .filter((candidate) => candidate.beside > 0 || isLikely(candidate))
      .sort(
        (a, b) =>
          Number(b.isVariant) - Number(a.isVariant) ||
          b.beside - a.beside ||
          Number(endsAlike(b.word, word)) - Number(endsAlike(a.word, word)) ||
          Number(b.isTitle) - Number(a.isTitle) ||
          a.count - b.count,
      );
    return best;
  }

  /** Whether a word is so like another one that it stands for it, where nobody knows whether the other is a word. */
  #isAlike({ isVariant, isTitle }: Candidate, word: string, isByOneError: boolean): boolean {
    if (!isByOneError) return isTitle;
    return isVariant ? word.length >= MIN_UNKNOWN_LENGTH : word.length >= MIN_UNKNOWN_INFLECTED_LENGTH;
  }

  /** The words that occur in the index and may have been intended. */
  #candidates(state: number, words: readonly KnownWord[], misspelt: string): Candidate[] {
    const { stopWords, stopStems } = this.#language;
    const stemOfMisspelt = this.#language.stem(misspelt);
    return words
      .filter(
        ({ word, stem }) =>
          // Another form of what was typed is found by its stem.
          stem !== stemOfMisspelt &&
          !stopWords.has(word) &&
          !stopStems.has(stem) &&
          canBeIntended(word, misspelt),
      )
      .map((word) => {
        const match = Match.ofWord(word.word);
        return { ...word, count: this.#countAll(state, match), isTitle: this.#isInTitle(state, match) };
      })
      .filter(({ count }) => count > 0);
  }

  #isInTitle(state: number, { expression }: Match): boolean {
    const places = [
      { table: "page_title", document: "found.rowid" },
      { table: "page_headings", document: `found.rowid / ${MAX_HEADINGS}` },
      { table: "pdf_title", document: "found.rowid" },
    ];
    return places.some(
      ({ table, document }) =>
        this.#prepared(
          `SELECT 1 FROM ${table} AS found CROSS JOIN state_document
             ON document = ${document} AND state = ? WHERE ${table} MATCH ? LIMIT 1`,
        ).get(state, expression) !== undefined,
    );
  }

  /** The words of the index with two typing errors. */
  #wordsNear(word: string): KnownWord[] {
    const first = word.charAt(0);
    return this.#prepared(
      `SELECT key, stem, written FROM word
         WHERE key >= :first AND key < :first || char(0x10ffff) AND length(key) BETWEEN :length - 2 AND :length + 2`,
    )
      .all({ first, length: word.length })
      .map(({ key, stem, written }) => ({ ...knownWord(key, stem, written), isVariant: true }))
      .filter(({ word: known }) => differByTwo(known, word));
  }

  /** The words of the index among variants of a word, and longer or shorter forms of the variants. */
  #wordsLike(variants: readonly string[]): KnownWord[] {
    const byStem = Map.groupBy(variants, (variant) => this.#language.stem(variant));
    const isForm = (key: string, stem: string) =>
      byStem.get(stem)?.some((variant) => variant.startsWith(key) || key.startsWith(variant)) === true;
    return this.#prepared(
      "SELECT key, stem, written FROM word WHERE stem IN (SELECT value FROM json_each(?))",
    )
      .all(JSON.stringify([...byStem.keys()]))
      .map(({ key, stem, written }) => knownWord(key, stem, written))
      .filter(({ word, stem }) => isForm(word, stem))
      .map((known) => ({ ...known, isVariant: byStem.get(known.stem)?.includes(known.word) === true }));
  }
}

/** The last letter is seldom wrong: "registery" is no "register". */
function endsAlike(one: string, other: string): boolean {
  return one.at(-1) === other.at(-1);
}

function knownWord(key: unknown, stem: unknown, written: unknown): Omit<KnownWord, "isVariant"> {
  return { word: String(key), stem: String(stem), written: String(written) };
}
