import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { openCheckedConnection } from "./checked-connection.ts";
import { redisHealth } from "./redis-health.ts";
import { PUBLISH_CHANNEL, sharedPublishEvents } from "./shared-publish-events.ts";
import { sharedRateLimitStore } from "./shared-rate-limit-store.ts";
import { sharedReleaseMatches } from "./shared-release-matches.ts";

/** Where the shared state records its failures, and what it falls back to. */
export interface SharedOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Counts the requests of this process, also while Redis fails. */
  readonly local: RateLimitStore;
  /** A store for daily limits, which survive a restart. */
  readonly durable: RateLimitStore;
}

/** Written to find out whether Redis takes writes. */
const CHECK_KEY = "website:check";

/**
 * The state that all processes of a site share. Starts to connect to Redis or a compatible server, without waiting for it,
 * by a URL `redis://` or, over TLS, `rediss://`, optionally with user, password and database number.
 */
export function openSharedState(url: string, { local, durable, ...operator }: SharedOptions) {
  const health = redisHealth(operator);
  const commands = openCheckedConnection({
    url,
    role: "commands",
    health,
    check: (connection) => connection.set(CHECK_KEY, "", "PX", 1),
  });
  const subscriber = openCheckedConnection({
    url,
    role: "subscriber",
    health,
    check: (connection) => connection.subscribe(PUBLISH_CHANNEL),
  });
  const { redis } = commands;
  // The subscriber would stay with a server that is no longer the one of its address.
  redis.on("reconnecting", () => subscriber.redis.disconnect(true));
  return {
    publishEvents: sharedPublishEvents(redis, subscriber, health),
    rateLimitStore: sharedRateLimitStore(redis, health, local),
    dailyRateLimitStore: sharedRateLimitStore(redis, health, durable),
    releaseMatches: sharedReleaseMatches(redis, health),
    /** For what a capability shares. */
    redis,
    health,
    /** Calls the listener each time that Redis works again, and the first time: it may have lost its data. */
    onUsable: commands.onUsable,
    close: () => {
      commands.close();
      subscriber.close();
    },
  };
}
