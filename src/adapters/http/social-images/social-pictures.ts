import { LRUCache } from "lru-cache";
import type { SocialCard } from "./card.ts";
import { versionOf } from "./card.ts";

/** Bytes of pictures that are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Pictures that may wait to be made; whoever asks for one more is told to come back. */
const MOST_WAITING = 24;

/** Too many pictures are wanted at the same time. */
export class TooManyPicturesError extends Error {
  override readonly name = "TooManyPicturesError";
}

/**
 * The pictures of pages, each made once and kept while there is room. Who asks for the same picture at the same time
 * shares the making, and no two are made at once: drawing takes a whole processor, which belongs to the pages.
 */
export class SocialPictures {
  readonly #make: (card: SocialCard) => Promise<Buffer>;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #making = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(make: (card: SocialCard) => Promise<Buffer>, keptBytes = KEPT_BYTES) {
    this.#make = make;
    this.#kept = new LRUCache({ maxSize: keptBytes, sizeCalculation: (picture) => picture.length });
  }

  /** @throws {TooManyPicturesError} when too many others wait for theirs. */
  async get(card: SocialCard): Promise<Buffer> {
    const key = versionOf(card);
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known) return known;
    if (this.#making.size >= MOST_WAITING)
      throw new TooManyPicturesError("too many pictures are wanted at once");
    const making = this.#last.then(() => this.#make(card));
    this.#making.set(key, making);
    this.#last = making.catch(() => undefined);
    try {
      const picture = await making;
      this.#kept.set(key, picture);
      return picture;
    } finally {
      this.#making.delete(key);
    }
  }
}
