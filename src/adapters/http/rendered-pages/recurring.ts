import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Places of which it is remembered that something was made there. */
const MOST_SEEN = 1_000;

/**
 * Remembers what was made of texts that come again. What comes once leaves no more than a number behind: to keep it for
 * nothing, or only to find out whether it is known, would cost more memory and more work than to make it.
 */
export class Recurring<Value extends string | object> {
  readonly #seen = new LRUCache<number, true>({ max: MOST_SEEN });
  readonly #known: LRUCache<string, Value>;

  /** @param most - Values that are kept. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /**
   * What was made of a text, if that is remembered, and a way to have it remembered.
   *
   * @param place - Where such texts come from: an address; or the text itself, where one address has many. The first from
   *   there is neither looked for nor kept.
   * @param text - Answers the text.
   */
  find(place: string, text: () => string): { readonly value: Value | undefined; keep(value: Value): void } {
    // Two places may share it, of which the second is then looked for at once.
    const mark = crc32(place);
    if (!this.#seen.has(mark)) return { value: undefined, keep: () => void this.#seen.set(mark, true) };
    const name = hash("sha256", text(), "base64");
    return { value: this.#known.get(name), keep: (value) => void this.#known.set(name, value) };
  }
}
