import { Redis } from "ioredis";
import type { RedisHealth, Use } from "./redis-health.ts";

/** Milliseconds that Redis has for an answer: visitors wait for it. */
const COMMAND_TIMEOUT_MS = 300;
/** Milliseconds that a connection may take to open. */
const CONNECT_TIMEOUT_MS = 2_000;
/** Milliseconds between two attempts to connect, at most. */
const MAX_RECONNECT_DELAY_MS = 1_000;
/** Milliseconds of silence after which the system asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection that comes back by itself, for as long as it takes. While there is none, commands fail at once
 * rather than wait for it, and what was sent on a connection that broke is not sent again.
 */
export function connect(url: string, use: Use, redisHealth: RedisHealth): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS) * (0.5 + Math.random() / 2),
  });
  redis.on("ready", () => redisHealth.works(use));
  redis.on("error", (error) => redisHealth.fails(use, error));
  redis.on("reconnecting", () => redisHealth.fails(use, new Error("The connection to Redis was closed")));
  return redis;
}
