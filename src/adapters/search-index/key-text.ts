import type { DatabaseSync, StatementSync } from "node:sqlite";
import { speltYears, wordKey, wordsIn } from "../../domain/search/words.ts";

/** Words whose keys are remembered; every text is made of much the same. */
const MAX_KNOWN = 50_000;

/** Writes texts as the keys of their words, and keeps a list of all keys that there are. */
export class KeyText {
  readonly #known = new Map<string, string>();
  readonly #note: StatementSync;

  constructor(database: DatabaseSync) {
    this.#note = database.prepare("INSERT OR IGNORE INTO word VALUES (?)");
  }

  /** The keys of a text, separated by spaces; those of financial years that it spells out come last. */
  of(text: string): string {
    const keys = wordsIn(text).map((word) => this.#keyOf(word.text));
    const years = keys.includes("financial") ? speltYears(keys) : [];
    return [...keys, ...years.map(({ key }) => key)].join(" ");
  }

  #keyOf(word: string): string {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const key = wordKey(word);
    this.#note.run(key);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(word, key);
    return key;
  }
}
