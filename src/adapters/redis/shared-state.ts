import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { connect } from "./connection.ts";
import { RedisHealth } from "./redis-health.ts";
import { SharedPublishEvents } from "./shared-publish-events.ts";
import { SharedRateLimitStore } from "./shared-rate-limit-store.ts";

/** What the processes of a site have in common. */
export interface SharedState {
  readonly news: PublishEvents;
  readonly counts: RateLimitStore;
  close(): void;
}

/**
 * Begins to connect to Redis, or what speaks as it does; nobody waits for it.
 *
 * @param url - `redis://` or, over TLS, `rediss://`, with user, password and number of the database where there are.
 */
export function openSharedState(
  url: string,
  operator: { readonly log: Log; readonly meter: Meter },
): SharedState {
  const redisHealth = new RedisHealth(operator);
  const speaker = connect(url, "commands", redisHealth);
  const listener = connect(url, "subscriber", redisHealth);
  return {
    news: new SharedPublishEvents(speaker, listener, redisHealth),
    counts: new SharedRateLimitStore(speaker, redisHealth),
    close: () => {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
