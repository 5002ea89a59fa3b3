import { Redis } from "ioredis";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { type ConnectionRole, type RedisHealth, redisHealth } from "./redis-health.ts";
import { sharedAlertLedger } from "./shared-alert-ledger.ts";
import { sharedPublishEvents } from "./shared-publish-events.ts";
import { sharedRateLimitStore } from "./shared-rate-limit-store.ts";

/** Where the shared state records its failures, and what it falls back to. */
export interface SharedOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Counts the requests of this process, also while Redis fails. */
  readonly local: RateLimitStore;
  /** The same for the limits of a day, which survive a restart. */
  readonly durable: RateLimitStore;
}

/**
 * The state that all processes of a site share. Starts to connect to Redis or a compatible server, without waiting for it,
 * by a URL `redis://` or, over TLS, `rediss://`, optionally with user, password and database number.
 */
export function openSharedState(url: string, { local, durable, ...operator }: SharedOptions) {
  const health = redisHealth(operator);
  const publisher = connect(url, "commands", health);
  const subscriber = connect(url, "subscriber", health);
  return {
    publishEvents: sharedPublishEvents(publisher, subscriber, health),
    rateLimitStore: sharedRateLimitStore(publisher, health, local),
    dailyRateLimitStore: sharedRateLimitStore(publisher, health, durable),
    alertLedger: sharedAlertLedger(publisher, health),
    /** Calls the listener after each connect and reconnect: Redis may have lost its data. */
    onConnect: (listener: () => void) => void publisher.on("ready", listener),
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Short, since visitors wait for it. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 1_000;
/** Idle time before the first TCP keep-alive probe. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a connection that reconnects automatically, without a limit of attempts. While disconnected, commands fail
 * immediately rather than being queued, and commands on a broken connection are not retried.
 */
function connect(url: string, role: ConnectionRole, health: RedisHealth): Redis {
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
  redis.on("ready", () => health.works(role));
  redis.on("error", (error) => health.fails(role, error));
  redis.on("reconnecting", () => health.fails(role, new Error("The connection to Redis was closed")));
  return redis;
}
