import type { DatabaseSync, StatementSync } from "node:sqlite";
import { SOFT_HYPHEN, speltWords, wordKey, wordsIn } from "../../domain/text/words.ts";

/** Maximum number of cached keys. Most texts use the same words. */
const MAX_CACHED_KEYS = 50_000;

/** The word keys of several texts as one, with a space before and after each, so that a phrase may begin in one text and end in the next. */
export function joinedKeys(texts: readonly string[]): string {
  const lines = texts.map((text) => text.split("\n"));
  return [0, 1].map((line) => ` ${lines.map((all) => all[line]?.trim() ?? "").join(" ")} `).join("\n");
}

/** Converts texts to word keys, and stores every key in the table of all words. */
export class KeyText {
  readonly #known = new Map<string, string>();
  readonly #insert: StatementSync;

  constructor(database: DatabaseSync) {
    this.#insert = database.prepare("INSERT OR IGNORE INTO word VALUES (?)");
  }

  /**
   * The word keys of a text, separated by spaces. Keys of several words (`fy26` of "FY 2026"), and of the parts of words with
   * a soft hyphen, follow on a second line.
   */
  of(text: string): string {
    const words = wordsIn(text).map((word) => word.text);
    const keys = words.map((word) => this.#keyOf(word));
    const partsOf = (word: string) => word.split(SOFT_HYPHEN).map((part) => this.#keyOf(part));
    const broken = words.filter((word) => word.includes(SOFT_HYPHEN));
    const spelt = speltWords(broken.length > 0 ? words.flatMap(partsOf) : keys).map(({ key }) => key);
    const others = [...spelt, ...broken.flatMap(partsOf)];
    return [...keys, ...(others.length > 0 ? ["\n", ...others] : [])].join(" ");
  }

  #keyOf(word: string): string {
    if (this.#known.size >= MAX_CACHED_KEYS) this.#known.clear();
    return this.#known.getOrInsertComputed(word, () => {
      const key = wordKey(word);
      this.#insert.run(key);
      return key;
    });
  }
}
