import type { DatabaseSync, StatementSync } from "node:sqlite";
import { speltYears, wordKey, wordsIn } from "../../domain/search/words.ts";

/** Maximum number of cached keys. Most texts use the same words. */
const MAX_CACHED_KEYS = 50_000;

/** Converts texts to word keys, and stores every key in the table of all words. */
export class KeyText {
  readonly #known = new Map<string, string>();
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare("INSERT OR IGNORE INTO word VALUES (?)");
  }

  /** The word keys of a text, separated by spaces. The short forms of financial years (`fy26`) are appended. */
  of(text: string): string {
    const keys = wordsIn(text).map((word) => this.#keyOf(word.text));
    const years = keys.includes("financial") ? speltYears(keys) : [];
    return [...keys, ...years.map(({ key }) => key)].join(" ");
  }

  #keyOf(word: string): string {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const key = wordKey(word);
    this.#insert.run(key);
    if (this.#known.size >= MAX_CACHED_KEYS) this.#known.clear();
    this.#known.set(word, key);
    return key;
  }
}
