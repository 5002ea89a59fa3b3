import type { Redis } from "ioredis";
import { z } from "zod";
import type { RateLimitCount, RateLimitStore } from "../../ports/rate-limit-store.ts";
import type { RedisHealth } from "./redis-health.ts";

/** After a failure Redis is not used for this time, so that at most one request per second waits for its timeout. */
const RETRY_INTERVAL_MS = 1_000;

/** Replies to the three commands of a count, each as a pair of error and result. */
const repliesSchema = z.tuple([
  z.tuple([z.null(), z.unknown()]),
  z.tuple([z.null(), z.int().min(1)]),
  z.tuple([z.null(), z.int().min(0)]),
]);

/**
 * Counts requests of all processes of the site in Redis.
 */
export class SharedRateLimitStore implements RateLimitStore {
  readonly #redis: Redis;
  readonly #redisHealth: RedisHealth;
  readonly #local: RateLimitStore;
  #pausedUntil = Number.NEGATIVE_INFINITY;

  /** @param local - Counts the requests of this process too, so that counts do not start at zero when Redis fails. */
  constructor(redis: Redis, redisHealth: RedisHealth, local: RateLimitStore) {
    this.#redis = redis;
    this.#redisHealth = redisHealth;
    this.#local = local;
    // "ready" means that Redis has responded to a command on the new connection.
    redis.on("ready", () => {
      this.#pausedUntil = Number.NEGATIVE_INFINITY;
    });
  }

  async count(key: string, window: number): Promise<RateLimitCount> {
    const local = await this.#local.count(key, window);
    if (this.#redis.status !== "ready" || performance.now() < this.#pausedUntil) return local;
    try {
      const shared = await this.#countInRedis(`website:requests:${key}`, window);
      this.#redisHealth.works("commands");
      // Redis knows fewer requests than this process if it has lost its data.
      return shared.count >= local.count ? shared : local;
    } catch (error) {
      this.#pausedUntil = performance.now() + RETRY_INTERVAL_MS;
      this.#redisHealth.fails("commands", error);
      return local;
    }
  }

  async #countInRedis(key: string, window: number): Promise<RateLimitCount> {
    const replies = await this.#redis.multi().set(key, 0, "PX", window, "NX").incr(key).pttl(key).exec();
    const [, [, count], [, endsIn]] = repliesSchema.parse(replies);
    return { count, endsIn };
  }
}
