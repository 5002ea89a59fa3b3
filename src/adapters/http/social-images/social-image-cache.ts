import { LRUCache } from "lru-cache";
import { type SocialCard, versionOf } from "./card.ts";

/** Maximum size of the cached images. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Maximum number of queued images; further requests are rejected with `Retry-After`. */
const MAX_QUEUED = 24;

/**
 * Cache of the pages' images. Concurrent requests for an image share one drawing, and images are drawn one at a time:
 * drawing uses a whole CPU, which pages need.
 */
export class SocialImageCache {
  readonly #draw: (card: SocialCard) => Promise<Buffer>;
  readonly #cache: LRUCache<string, Buffer>;
  readonly #pending = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(draw: (card: SocialCard) => Promise<Buffer>, maxBytes = MAX_BYTES) {
    this.#draw = draw;
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: (image) => image.length });
  }

  /** The image of a card; `undefined` when the queue is full. */
  async get(card: SocialCard): Promise<Buffer | undefined> {
    const key = versionOf(card);
    const cached = this.#cache.get(key) ?? this.#pending.get(key);
    if (cached) return cached;
    if (this.#pending.size >= MAX_QUEUED) return undefined;
    const pending = this.#last.then(() => this.#draw(card));
    this.#pending.set(key, pending);
    this.#last = pending.catch(() => undefined);
    try {
      const image = await pending;
      this.#cache.set(key, image);
      return image;
    } finally {
      this.#pending.delete(key);
    }
  }
}
