import { LRUCache } from "lru-cache";
import { kindOf, type RateLimitCount, type RateLimitStore } from "../../ports/rate-limit-store.ts";

/** Of each kind of request. The least recently used is evicted, so that clients with many requests stay. */
const MAX_CLIENTS = 5_000;

type Windows = LRUCache<string, { count: number; readonly ends: number }>;

/** Counts the requests of this process only. Requests of one kind never evict the counts of another. */
export class LocalRateLimitStore implements RateLimitStore {
  readonly #kinds = new Map<string, Windows>();

  async count(key: string, window: number): Promise<RateLimitCount> {
    // Monotonic: after the clock is set back by an hour, a window would last an hour longer.
    const now = performance.now();
    const windows = this.#windowsOf(kindOf(key));
    const existing = windows.get(key);
    const current = existing && existing.ends > now ? existing : { count: 0, ends: now + window };
    current.count += 1;
    if (current !== existing) windows.set(key, current);
    return { count: current.count, endsIn: current.ends - now };
  }

  #windowsOf(kind: string): Windows {
    const existing = this.#kinds.get(kind);
    if (existing) return existing;
    const windows: Windows = new LRUCache({ max: MAX_CLIENTS });
    this.#kinds.set(kind, windows);
    return windows;
  }
}
