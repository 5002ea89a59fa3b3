import { LRUCache } from "lru-cache";
import type { SocialCard } from "./card.ts";
import { versionOf } from "./card.ts";

/** Bytes of images that are kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** Images that may wait to be made; whoever asks for one more is told to come back. */
const MAX_QUEUED = 24;

/** Too many images are wanted at the same time. */
export class TooManyImagesError extends Error {
  override readonly name = "TooManyImagesError";
}

/**
 * The images of pages, each made once and kept while there is room. Who asks for the same image at the same time
 * shares the making, and no two are made at once: drawing takes a whole processor, which belongs to the pages.
 */
export class SocialImageCache {
  readonly #make: (card: SocialCard) => Promise<Buffer>;
  readonly #kept: LRUCache<string, Buffer>;
  readonly #making = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(make: (card: SocialCard) => Promise<Buffer>, keptBytes = KEPT_BYTES) {
    this.#make = make;
    this.#kept = new LRUCache({ maxSize: keptBytes, sizeCalculation: (image) => image.length });
  }

  /** @throws {TooManyImagesError} when too many others wait for theirs. */
  async get(card: SocialCard): Promise<Buffer> {
    const key = versionOf(card);
    const known = this.#kept.get(key) ?? this.#making.get(key);
    if (known) return known;
    if (this.#making.size >= MAX_QUEUED) throw new TooManyImagesError("too many images are wanted at once");
    const making = this.#last.then(() => this.#make(card));
    this.#making.set(key, making);
    this.#last = making.catch(() => undefined);
    try {
      const image = await making;
      this.#kept.set(key, image);
      return image;
    } finally {
      this.#making.delete(key);
    }
  }
}
