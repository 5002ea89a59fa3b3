import { LRUCache } from "lru-cache";
import type { RateLimitCount, RateLimitStore } from "../../ports/rate-limit-store.ts";

/** Maximum number of clients. The least recently used is evicted, so that clients with many requests stay. */
const MAX_KEYS = 5_000;

/** Counts the requests of this process only. */
export class LocalRateLimitStore implements RateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; readonly ends: number }>({ max: MAX_KEYS });

  async count(key: string, window: number): Promise<RateLimitCount> {
    // Monotonic: after the clock is set back by an hour, a window would last an hour longer.
    const now = performance.now();
    const existing = this.#windows.get(key);
    const current = existing && existing.ends > now ? existing : { count: 0, ends: now + window };
    current.count += 1;
    if (current !== existing) this.#windows.set(key, current);
    return { count: current.count, endsIn: current.ends - now };
  }
}
