import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Texts of which it is remembered that they came, by their hashes. */
const MOST_SEEN = 1_000;

/**
 * Remembers what was made of texts that come again. What comes once leaves no more than its hash behind: to keep it for
 * nothing would cost more memory, and more work, than to make it.
 */
export class Recurring<Value extends string | object> {
  readonly #seen = new LRUCache<string, true>({ max: MOST_SEEN });
  readonly #known: LRUCache<string, Value>;

  /** @param most - Values that are kept. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /**
   * What is remembered of a text, with its name, under which to keep what is made of it otherwise.
   */
  find(text: string): { readonly name: string; readonly value: Value | undefined } {
    const name = hash("sha1", text, "base64");
    return { name, value: this.#known.get(name) };
  }

  /** Keeps what was made of a text, if that is not the first time. */
  keep(name: string, value: Value): void {
    if (this.#seen.has(name)) this.#known.set(name, value);
    else this.#seen.set(name, true);
  }
}
