import { LRUCache } from "lru-cache";
import { type SocialCard, versionOf } from "./card.ts";

/** Maximum size of the cached images. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Maximum number of queued images; further requests are rejected with `Retry-After`. */
const MAX_QUEUED = 24;

/**
 * Draws images and caches them by what they show, whatever a publish changes elsewhere. They are drawn one at a time: drawing
 * uses a whole CPU, which pages need. Concurrent requests for an image wait for one drawing in the page cache. There is no image
 * (`undefined`) when the queue is full.
 */
export function socialImageCache(
  draw: (card: SocialCard) => Promise<Buffer>,
): (card: SocialCard) => Promise<Buffer | undefined> {
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length });
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (card) => {
    const key = versionOf(card);
    const known = cache.get(key);
    if (known) return known;
    if (queued >= MAX_QUEUED) return undefined;
    queued += 1;
    const drawing = last.then(() => draw(card)).finally(() => queued--);
    last = drawing.catch(() => undefined);
    const image = await drawing;
    cache.set(key, image);
    return image;
  };
}
