import type { SearchTerm } from "../../domain/search/search-terms.ts";
import { wordKey } from "../../domain/text/words.ts";

/** Minimum length of a word for typing errors: in shorter words a typing error often gives another word. */
const FUZZY_MIN_LENGTH = 4;
const PREFIX_MIN_LENGTH = 3;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Consecutive word keys that match a term. If it is a prefix, the last key may continue. */
interface Alternative {
  readonly keys: readonly string[];
  readonly isPrefix: boolean;
}

/** A search term as a condition for the index and for texts. */
export class Match {
  readonly #alternatives: readonly Alternative[];

  private constructor(alternatives: readonly Alternative[]) {
    this.#alternatives = alternatives;
  }

  /** Matches a term as it was typed, also as a prefix. */
  static of(term: SearchTerm): Match {
    if (term.kind === "phrase") return new Match([{ keys: term.keys, isPrefix: false }]);
    return new Match([{ keys: [term.key], isPrefix: term.key.length >= PREFIX_MIN_LENGTH }]);
  }

  static ofKey(key: string): Match {
    return new Match([{ keys: [key], isPrefix: false }]);
  }

  /** The FTS5 expression. Keys contain no quotation marks. */
  get expression(): string {
    const parts = this.#alternatives.map(({ keys, isPrefix }) => `"${keys.join(" ")}"${isPrefix ? "*" : ""}`);
    return `(${parts.join(" OR ")})`;
  }

  /** Whether a word with this key is part of the match. */
  has(key: string): boolean {
    return this.#alternatives.some(({ keys, isPrefix }) =>
      isPrefix ? keys.some((own) => key.startsWith(own)) : keys.includes(key),
    );
  }

  /** Whether it occurs in a text of word keys, each with a space before and after it. */
  occursIn(keyText: string): boolean {
    return this.#alternatives.some(({ keys, isPrefix }) =>
      keyText.includes(` ${keys.join(" ")}${isPrefix ? "" : " "}`),
    );
  }
}

/** Keys of all words that differ by one typing error; none for short words and numbers. */
export function typosOf({ word, key }: Extract<SearchTerm, { kind: "word" }>): string[] {
  if (word.length < FUZZY_MIN_LENGTH || /\p{N}/u.test(word)) return [];
  const letters = [...key];
  const near = [...letters.keys(), letters.length].flatMap((place) => {
    const [before, after] = [letters.slice(0, place).join(""), letters.slice(place + 1).join("")];
    const here = letters[place] ?? "";
    return [
      before + after,
      ...LETTERS.map((letter) => before + letter + after),
      ...LETTERS.map((letter) => before + letter + here + after),
    ];
  });
  return [...new Set([...near, ...swapped(word).map(wordKey)])];
}

/** Swaps each pair of adjacent letters: the most frequent typing error, and a change of two letters. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}
