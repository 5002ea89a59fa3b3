import type { KeyOfWords } from "../../domain/search/date-keys.ts";
import { exactToken, type WordForms } from "../../domain/search/language.ts";
import type { SearchTerm } from "../../domain/search/search-terms.ts";
import { isUnspaced } from "../../domain/text/words.ts";

const PREFIX_MIN_LENGTH = 3;

/** Consecutive word keys that match a term. If it is a prefix, the last key may continue. */
interface Alternative {
  readonly keys: readonly string[];
  readonly isPrefix: boolean;
}

/**
 * A search term as a condition for the index and for texts. A text with the word itself matches more alternatives than one
 * with another form of it, and so ranks higher.
 */
export class Match {
  readonly #alternatives: readonly Alternative[];
  readonly #named: readonly Alternative[];

  private constructor(alternatives: readonly Alternative[], named = alternatives) {
    this.#alternatives = alternatives;
    this.#named = named;
  }

  /** Matches a term as it was typed, also as a prefix, and its synonyms. */
  static of(term: SearchTerm): Match {
    const synonyms = term.synonyms.map(whole);
    if (term.kind === "phrase") return new Match([whole(term.stems), ...synonyms]);
    const { word, stem } = term;
    const canContinue = word.length >= PREFIX_MIN_LENGTH || isUnspaced(word);
    const beginning = { keys: [exactToken(word)], isPrefix: true };
    return new Match([...formsOf({ word, stem }), ...(canContinue ? [beginning] : []), ...synonyms]);
  }

  /** This match, but in titles and headings of words only these, and what is not a form of the word. */
  named(stem: string, words: readonly string[]): Match {
    const others = this.#alternatives.filter(({ keys }) => keys.join(" ") !== stem);
    return new Match(this.#alternatives, [...words.map((word) => whole([exactToken(word)])), ...others]);
  }

  /** Matches a term and its synonyms, but no longer words that begin with it. */
  static whole(term: SearchTerm): Match {
    const synonyms = term.synonyms.map(whole);
    return new Match([...(term.kind === "phrase" ? [whole(term.stems)] : formsOf(term)), ...synonyms]);
  }

  static ofForms(forms: WordForms): Match {
    return new Match(formsOf(forms));
  }

  static ofStems(stems: readonly string[]): Match {
    return new Match([whole(stems)]);
  }

  static ofBeginning(word: string): Match {
    return new Match([{ keys: [exactToken(word)], isPrefix: true }]);
  }

  static ofWord(word: string): Match {
    return new Match([whole([exactToken(word)])]);
  }

  /** The FTS5 expression. Keys contain no quotation marks. */
  get expression(): string {
    return expressionOf(this.#alternatives);
  }

  /** The FTS5 expression for titles and headings. */
  get namedExpression(): string {
    return expressionOf(this.#named);
  }

  /** The stems of what was typed, for a phrase with other terms. */
  get phrase(): string {
    return this.#alternatives[0]?.keys.join(" ") ?? "";
  }

  /** Whether it is a number, or a word with digits. */
  get isNumber(): boolean {
    return /\p{N}/u.test(this.phrase);
  }

  /** Whether it matches a word with this key, or several words that have it together; see {@link phrasesIn}. */
  has(key: string): boolean {
    return this.#alternatives.some(({ keys, isPrefix }) => {
      const own = keys.join(" ");
      return isPrefix ? key.startsWith(own) : key === own;
    });
  }

  /** Where its expressions of several words are among the stems of a text. Their words alone are not a match. */
  phrasesIn(stems: readonly string[]): KeyOfWords[] {
    const phrases = this.#alternatives.filter(({ keys }) => keys.length > 1);
    const found: KeyOfWords[] = [];
    if (phrases.length === 0) return found;
    // Without a list for each word: texts have tens of thousands.
    for (const [start, stem] of stems.entries()) {
      for (const { keys } of phrases)
        if (keys[0] === stem && keys.every((key, place) => stems[start + place] === key))
          found.push({ key: keys.join(" "), start, length: keys.length });
    }
    return found;
  }

  /** Whether it occurs in a text of word keys, each with a space before and after it. */
  occursIn(keyText: string): boolean {
    return this.#alternatives.some(({ keys, isPrefix }) =>
      keyText.includes(` ${keys.join(" ")}${isPrefix ? "" : " "}`),
    );
  }
}

function expressionOf(alternatives: readonly Alternative[]): string {
  const parts = alternatives.map(({ keys, isPrefix }) => `"${keys.join(" ")}"${isPrefix ? "*" : ""}`);
  return `(${parts.join(" OR ")})`;
}

function formsOf({ word, stem }: WordForms): Alternative[] {
  return [whole([stem]), whole([exactToken(word)])];
}

function whole(keys: readonly string[]): Alternative {
  return { keys, isPrefix: false };
}
