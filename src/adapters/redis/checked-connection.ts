import { Redis } from "ioredis";
import type { ConnectionRole, RedisHealth } from "./redis-health.ts";

interface ConnectionOptions {
  readonly url: string;
  readonly role: ConnectionRole;
  readonly health: RedisHealth;
  /** Sends the command without which the connection is useless. Rejects if it is refused. */
  readonly check: (redis: Redis) => Promise<unknown>;
}

/** Short, since visitors wait for it. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 1_000;
const CHECK_INTERVAL_MS = 2_000;
/** Idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection that reconnects automatically, without a limit of attempts. While disconnected, commands fail
 * immediately rather than being queued, and commands on a broken connection are not retried.
 *
 * The connection works if its check does, which runs once it is open and every two seconds. If a check fails, it is opened
 * again: after a failover, the address leads to another server than the one that has become a read-only replica.
 */
export function openCheckedConnection({ url, role, health, check }: ConnectionOptions) {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepAlive: KEEP_ALIVE_MS,
    enableOfflineQueue: false,
    // It would wait in silence while Redis loads its data.
    enableReadyCheck: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_DELAY_MS) * (0.5 + Math.random() / 2),
  });
  const listeners: (() => void)[] = [];
  /** Whether the check has worked on this connection. */
  let isUsable = false;
  const runCheck = async (): Promise<void> => {
    try {
      await check(redis);
    } catch (error) {
      isUsable = false;
      health.fails(role, error);
      return;
    }
    health.works(role);
    if (isUsable) return;
    isUsable = true;
    for (const listener of listeners) listener();
  };
  redis.on("ready", () => void runCheck());
  redis.on("error", (error) => health.fails(role, error));
  redis.on("reconnecting", () => {
    isUsable = false;
    health.fails(role, new Error("The connection to Redis was closed"));
  });
  const timer = setInterval(async () => {
    if (redis.status !== "ready") return;
    await runCheck();
    if (!isUsable) redis.disconnect(true);
  }, CHECK_INTERVAL_MS).unref();
  return {
    redis,
    /** Calls the listener each time the connection works again, and the first time. */
    onUsable: (listener: () => void) => void listeners.push(listener),
    close: () => {
      clearInterval(timer);
      redis.disconnect();
    },
  };
}
