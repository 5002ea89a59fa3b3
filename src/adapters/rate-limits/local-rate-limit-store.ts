import { LRUCache } from "lru-cache";
import { kindOf, type RateLimitCount, type RateLimitStore } from "../../ports/rate-limit-store.ts";

/** Maximum for each kind of request. The least recently used is evicted, so that clients with many requests stay. */
const MAX_CLIENTS = 5_000;

/** Counts the requests of this process only. Requests of one kind never evict the counts of another. */
export class LocalRateLimitStore implements RateLimitStore {
  readonly #kinds = new Map<string, LRUCache<string, { count: number; readonly ends: number }>>();

  async count(key: string, window: number): Promise<RateLimitCount> {
    // Monotonic: after the clock is set back by an hour, a window would last an hour longer.
    const now = performance.now();
    const windows = this.#kinds.getOrInsertComputed(kindOf(key), () => new LRUCache({ max: MAX_CLIENTS }));
    const existing = windows.get(key);
    const current = existing && existing.ends > now ? existing : { count: 0, ends: now + window };
    current.count += 1;
    if (current !== existing) windows.set(key, current);
    return { count: current.count, endsIn: current.ends - now };
  }
}
