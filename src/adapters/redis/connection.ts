import { Redis } from "ioredis";
import type { ConnectionRole, RedisHealth } from "./redis-health.ts";

/** Short, since visitors wait for it. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 2_000;
/** Maximum delay between two connection attempts. */
const MAX_RECONNECT_DELAY_MS = 1_000;
/** Idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection that reconnects automatically, without a limit of attempts. While disconnected, commands fail
 * immediately rather than being queued, and commands on a broken connection are not retried.
 */
export function connect(url: string, role: ConnectionRole, redisHealth: RedisHealth): Redis {
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
  redis.on("ready", () => redisHealth.works(role));
  redis.on("error", (error) => redisHealth.fails(role, error));
  redis.on("reconnecting", () => redisHealth.fails(role, new Error("The connection to Redis was closed")));
  return redis;
}
