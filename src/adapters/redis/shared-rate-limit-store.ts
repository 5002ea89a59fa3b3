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

/** Counts requests of all processes in Redis, and its own also locally, so that they do not start at zero when Redis fails. */
export function sharedRateLimitStore(
  redis: Redis,
  health: RedisHealth,
  local: RateLimitStore,
): RateLimitStore {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  // "ready" means that Redis has responded to a command on the new connection.
  redis.on("ready", () => {
    pausedUntil = Number.NEGATIVE_INFINITY;
  });
  const countInRedis = async (key: string, window: number): Promise<RateLimitCount> => {
    const replies = await redis.multi().set(key, 0, "PX", window, "NX").incr(key).pttl(key).exec();
    const [, [, count], [, endsIn]] = repliesSchema.parse(replies);
    return { count, endsIn };
  };
  return {
    count: async (key, window) => {
      const own = await local.count(key, window);
      if (redis.status !== "ready" || performance.now() < pausedUntil) return own;
      try {
        const shared = await countInRedis(`website:requests:${key}`, window);
        // Redis knows fewer requests than this process if it has lost its data.
        return shared.count >= own.count ? shared : own;
      } catch (error) {
        pausedUntil = performance.now() + RETRY_INTERVAL_MS;
        health.fails("commands", error);
        return own;
      }
    },
  };
}
