import type { SearchTerm } from "../../domain/search/search-terms.ts";
import { wordKey } from "../../domain/search/words.ts";

/** Letters that a word needs before a slip in it is forgiven: in shorter ones it makes another word. */
const FORGIVEN_MIN_LENGTH = 4;
/** Letters from which on a word may be the beginning of another. */
const PREFIX_MIN_LENGTH = 3;

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];

/** Keys that stand for a term: those of a phrase stand together, and the last of a beginning goes on. */
interface Alternative {
  readonly keys: readonly string[];
  readonly isBeginning: boolean;
}

/** A term as it is looked for in the index and in texts. */
export class Match {
  readonly #alternatives: readonly Alternative[];

  private constructor(alternatives: readonly Alternative[]) {
    this.#alternatives = alternatives;
  }

  /** A term as it was typed, or begun. */
  static of(term: SearchTerm): Match {
    if (term.kind === "phrase") return new Match([{ keys: term.keys, isBeginning: false }]);
    return new Match([{ keys: [term.key], isBeginning: term.key.length >= PREFIX_MIN_LENGTH }]);
  }

  /** Any of some words. */
  static ofAny(keys: readonly string[]): Match {
    return new Match(keys.map((key) => ({ keys: [key], isBeginning: false })));
  }

  /** As an expression of FTS5. No key has a quote in it. */
  get expression(): string {
    const parts = this.#alternatives.map(
      ({ keys, isBeginning }) => `"${keys.join(" ")}"${isBeginning ? "*" : ""}`,
    );
    return `(${parts.join(" OR ")})`;
  }

  /** Whether a word of this key is part of the term. */
  has(key: string): boolean {
    return this.#alternatives.some(({ keys, isBeginning }) =>
      isBeginning ? keys.some((own) => key.startsWith(own)) : keys.includes(key),
    );
  }

  /** Whether it stands in a text, written as keys with a space around each. */
  standsIn(keyText: string): boolean {
    return this.#alternatives.some(({ keys, isBeginning }) =>
      keyText.includes(` ${keys.join(" ")}${isBeginning ? "" : " "}`),
    );
  }
}

/** Keys of the words that somebody may have meant who made one slip; none for what is too short, or a number. */
export function slipsOf({ word, key }: Extract<SearchTerm, { kind: "word" }>): string[] {
  if (word.length < FORGIVEN_MIN_LENGTH || /\p{N}/u.test(word)) return [];
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

/** A word with each two neighbouring letters the other way round: the commonest slip, and not one letter's. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}
