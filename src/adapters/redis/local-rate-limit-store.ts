import { LRUCache } from "lru-cache";
import type { RateLimitCount, RateLimitStore } from "../../ports/rate-limit-store.ts";

/** Clients that are remembered; who asks often is not forgotten for those who ask once. */
const MAX_KEYS = 5_000;

/** Counts the requests that reach this process. */
export class LocalRateLimitStore implements RateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; readonly ends: number }>({ max: MAX_KEYS });

  async count(key: string, window: number): Promise<RateLimitCount> {
    const now = Date.now();
    const running = this.#windows.get(key);
    const current = running && running.ends > now ? running : { count: 0, ends: now + window };
    current.count += 1;
    if (current !== running) this.#windows.set(key, current);
    return { count: current.count, endsIn: current.ends - now };
  }
}
