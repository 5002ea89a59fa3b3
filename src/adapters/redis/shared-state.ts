import type { AlertLedger } from "../../ports/alert-ledger.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RateLimitStore } from "../../ports/rate-limit-store.ts";
import { connect } from "./connection.ts";
import { RedisHealth } from "./redis-health.ts";
import { SharedAlertLedger } from "./shared-alert-ledger.ts";
import { SharedPublishEvents } from "./shared-publish-events.ts";
import { SharedRateLimitStore } from "./shared-rate-limit-store.ts";

/** State that is shared by all processes of a site. */
export interface SharedState {
  readonly publishEvents: PublishEvents;
  readonly rateLimitStore: RateLimitStore;
  readonly alertLedger: AlertLedger;
  close(): void;
}

/** Where the shared state records its failures, and what it falls back to. */
export interface SharedOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Counts the requests of this process, also while Redis fails. */
  readonly local: RateLimitStore;
}

/**
 * Starts to connect to Redis or a compatible server, without waiting for the connection.
 *
 * @param url - `redis://` or, over TLS, `rediss://`, optionally with user, password and database number.
 */
export function openSharedState(url: string, { local, ...operator }: SharedOptions): SharedState {
  const redisHealth = new RedisHealth(operator);
  const publisher = connect(url, "commands", redisHealth);
  const subscriber = connect(url, "subscriber", redisHealth);
  return {
    publishEvents: new SharedPublishEvents(publisher, subscriber, redisHealth),
    rateLimitStore: new SharedRateLimitStore(publisher, redisHealth, local),
    alertLedger: new SharedAlertLedger(publisher, redisHealth),
    close: () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
