import { exactKey } from "../text/words.ts";
import type { DateForms } from "./date-keys.ts";

/** How a language writes and inflects words. All words are normalised; see {@link exactKey}. */
export interface Language {
  /** What may stand before a word with an apostrophe, and belongs to another one: the article of `l’assemblée`. */
  readonly elided?: RegExp | undefined;
  /** One spelling of a word that may be written in several ways. */
  readonly spelling: (word: string) => string;
  /** What all forms of a word have in common. It need not be a word. */
  readonly stem: (word: string) => string;
  /** One of what a plural is of; absent if only stems tell plurals from other forms. */
  readonly singular?: ((word: string) => string) | undefined;
  readonly stopWords: ReadonlySet<string>;
  readonly stopStems: ReadonlySet<string>;
  /** Stop words that ask for what is to come: `next`. */
  readonly nextWords: ReadonlySet<string>;
  /** Words that ask for what is over: `recording`. */
  readonly pastWords: ReadonlySet<string>;
  /** What may stand between the parts of a compound: nothing, or an `s`. Empty if compounds are not written as one word. */
  readonly linkingElements: readonly string[];
  readonly dates: DateForms;
  /** Whether a capital says nothing of a word, because all nouns have one. Otherwise it may be a name. */
  readonly hasCapitalNouns: boolean;
}

/** The two keys of a word in an index. */
export interface WordForms {
  /** The word as it is written, normalised. */
  readonly word: string;
  readonly stem: string;
}

/** The keys of a word. Numbers, and words with digits (`FY26`, an ISIN), are not inflected. */
export function wordForms(text: string, language: Language): WordForms {
  const { spelling, stem } = language;
  const key = exactKey(withoutElided(text, language));
  if (/\p{N}/u.test(key)) return { word: key, stem: key };
  const word = spelling(key);
  return { word, stem: stem(word) };
}

/** A word as it is written, without what is elided before it: `assemblée` of `l’assemblée`. */
export function withoutElided(text: string, { elided }: Pick<Language, "elided">): string {
  return elided === undefined ? text : text.replace(elided, "");
}

/** How an index marks words as they are written, so that they differ from stems. No word contains the character. */
const EXACT = "_";

/** The form in which an index has a word as it is written, beside its stem. */
export function exactToken(word: string): string {
  return `${EXACT}${word}`;
}

/** Minimum length of a part of a compound. */
export const MIN_PART_LENGTH = 4;

/** Minimum length of a word that may be written apart, and of its parts: `whistle blower`, `buy back`. */
const MIN_JOINED_LENGTH = 6;
const MIN_APART_LENGTH = 3;

/** Longer ones are not words, and would take time. */
const MAX_JOINED_LENGTH = 32;

/** Two words as one, or the letters and digits of a code; `undefined` if they are too short for that, or are numbers. */
export function writtenTogether(first: string, second: string): string | undefined {
  const together = first + second;
  if (isCode(together)) return together;
  const isWord = !/\p{N}/u.test(together) && Math.min(first.length, second.length) >= MIN_APART_LENGTH;
  return isWord && together.length >= MIN_JOINED_LENGTH ? together : undefined;
}

/** Whether a word has letters on one side and digits on the other, which some write apart: `Q1`, `ASX200`, `4E`. */
export function isCode(word: string): boolean {
  return /^(?:\p{L}+\p{N}+|\p{N}+\p{L}+)$/u.test(word);
}

/** The ways in which a word may be two words that are written apart elsewhere. That of a code is at its digits. */
export function writtenApart(word: string): (readonly [string, string])[] {
  if (isCode(word)) {
    const [first = "", second = ""] = word.match(/\p{L}{2,}|\p{N}+/gu) ?? [];
    return second === "" ? [] : [[first, second]];
  }
  if (word.length < MIN_JOINED_LENGTH || word.length > MAX_JOINED_LENGTH || /\p{N}/u.test(word)) return [];
  const ends = Array.from(word, (_, index) => index).slice(MIN_APART_LENGTH, 1 - MIN_APART_LENGTH);
  return ends.map((end) => [word.slice(0, end), word.slice(end)] as const);
}

/** The ways in which a word may be a compound of two, the longest first part first: `Lieferanten|kontakt`. */
export function compoundsOf(word: string, { linkingElements }: Language): (readonly [string, string])[] {
  if (word.length > MAX_JOINED_LENGTH) return [];
  const ends = Array.from(word, (_, index) => index).filter(
    (end) => end >= MIN_PART_LENGTH && end <= word.length - MIN_PART_LENGTH,
  );
  return ends.toReversed().flatMap((end) => {
    const first = word.slice(0, end);
    const second = word.slice(end);
    return linkingElements
      .filter((element) => first.endsWith(element) && first.length - element.length >= MIN_PART_LENGTH)
      .map((element) => [first.slice(0, first.length - element.length), second] as const);
  });
}
