import type { Redis } from "ioredis";
import { z } from "zod";
import type { RateLimitCount, RateLimitStore } from "../../ports/rate-limit-store.ts";
import { LocalRateLimitStore } from "./local-rate-limit-store.ts";
import type { RedisHealth } from "./redis-health.ts";

/** Milliseconds for which Redis is left alone once it did not answer: only one visitor in a second waits for it. */
const RETRY_INTERVAL_MS = 1_000;

/** What Redis answers to the three commands of a count, each after the error that it had, if any. */
const answers = z.tuple([
  z.tuple([z.null(), z.unknown()]),
  z.tuple([z.null(), z.int().min(1)]),
  z.tuple([z.null(), z.int().min(0)]),
]);

/**
 * Counts requests for all processes of the site in Redis. What reaches this process it counts by itself as well, so
 * that nobody begins at zero when Redis fails.
 */
export class SharedRateLimitStore implements RateLimitStore {
  readonly #redis: Redis;
  readonly #redisHealth: RedisHealth;
  readonly #own = new LocalRateLimitStore();
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(redis: Redis, redisHealth: RedisHealth) {
    this.#redis = redis;
    this.#redisHealth = redisHealth;
    // One that has come back answers: it was asked before the connection was called ready.
    redis.on("ready", () => {
      this.#restsUntil = Number.NEGATIVE_INFINITY;
    });
  }

  async count(key: string, window: number): Promise<RateLimitCount> {
    const own = await this.#own.count(key, window);
    if (this.#redis.status !== "ready" || performance.now() < this.#restsUntil) return own;
    try {
      const shared = await this.#countTogether(`website:requests:${key}`, window);
      this.#redisHealth.works("commands");
      return shared;
    } catch (error) {
      this.#restsUntil = performance.now() + RETRY_INTERVAL_MS;
      this.#redisHealth.fails("commands", error);
      return own;
    }
  }

  async #countTogether(key: string, window: number): Promise<RateLimitCount> {
    const replies = await this.#redis.multi().set(key, 0, "PX", window, "NX").incr(key).pttl(key).exec();
    const [, [, count], [, endsIn]] = answers.parse(replies);
    return { count, endsIn };
  }
}
