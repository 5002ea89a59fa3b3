import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Texts of which it is remembered that they came. */
const MOST_SEEN = 1_000;

/**
 * Remembers what was made of texts that come again. What comes once leaves no more than a number behind: to keep it for
 * nothing would cost more memory, and more work, than to make it.
 */
export class Recurring<Value extends string | object> {
  readonly #seen = new LRUCache<number, true>({ max: MOST_SEEN });
  readonly #known: LRUCache<string, Value>;

  /** @param most - Values that are kept. */
  constructor(most: number) {
    this.#known = new LRUCache({ max: most });
  }

  /** What was made of a text, if that is remembered, and a way to have it remembered. */
  find(text: string): { readonly value: Value | undefined; keep(value: Value): void } {
    // Cheap, and not sure: two texts may share it, of which the second is then kept at once.
    const mark = crc32(text);
    if (!this.#seen.has(mark)) return { value: undefined, keep: () => void this.#seen.set(mark, true) };
    const name = hash("sha256", text, "base64");
    return { value: this.#known.get(name), keep: (value) => void this.#known.set(name, value) };
  }
}
