import type { Redis } from "ioredis";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RedisHealth } from "./redis-health.ts";

/** Channels are not separated by database. A message of another site on the same Redis only causes an unnecessary poll. */
const CHANNEL = "website:published";

/**
 * Publishes new refs to all processes of the site over Redis pub/sub. Each process publishes a ref at most once, and not
 * if it has received it, so that messages do not circulate. An outage of Redis only causes a delay: each process polls
 * every few seconds anyway, and once after a reconnect.
 */
export class SharedPublishEvents implements PublishEvents {
  readonly #publisher: Redis;
  readonly #redisHealth: RedisHealth;
  readonly #listeners: (() => void)[] = [];
  /** The last ref that this process has published or received. */
  #latest: string | undefined;

  /** @param subscriber - A separate connection: a subscribed connection cannot send other commands. */
  constructor(publisher: Redis, subscriber: Redis, redisHealth: RedisHealth) {
    this.#publisher = publisher;
    this.#redisHealth = redisHealth;
    let wasConnected = false;
    subscriber.on("ready", () => {
      subscriber.subscribe(CHANNEL).then(
        () => {
          if (wasConnected) this.#notify();
          wasConnected = true;
        },
        // Without a subscription the connection is useless: reconnect, and try again.
        () => subscriber.disconnect(true),
      );
    });
    subscriber.on("message", (_channel: string, ref: string) => this.#onMessage(ref));
  }

  publish(ref: ContentRef): void {
    if (ref === this.#latest) return;
    this.#latest = ref;
    this.#publisher.publish(CHANNEL, ref).then(
      () => this.#redisHealth.works("commands"),
      (error) => this.#redisHealth.fails("commands", error),
    );
  }

  subscribe(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #onMessage(ref: string): void {
    if (ref === this.#latest) return;
    this.#latest = ref;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
