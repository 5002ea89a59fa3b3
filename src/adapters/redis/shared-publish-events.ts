import type { Redis } from "ioredis";
import type { ContentRef } from "../../ports/content-repository.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RedisHealth } from "./redis-health.ts";

/** A database of Redis has keys of its own, and no channels: a word too many costs each process one look. */
const CHANNEL = "website:published";

/**
 * Tells all processes of the site of a publish over Redis. Each tells of a ref once, and not when another has told of
 * it: however many there are, they do not send each other in circles. Nothing is lost while Redis is away but time:
 * each process looks for itself every few seconds, and once when the connection is back.
 */
export class SharedPublishEvents implements PublishEvents {
  readonly #speaker: Redis;
  readonly #redisHealth: RedisHealth;
  readonly #listeners: (() => void)[] = [];
  /** The last ref that this process told of or was told of. */
  #latest: string | undefined;

  /** @param listener - A connection for this alone: one that listens can do nothing else. */
  constructor(speaker: Redis, listener: Redis, redisHealth: RedisHealth) {
    this.#speaker = speaker;
    this.#redisHealth = redisHealth;
    let wasConnected = false;
    listener.on("ready", () => {
      listener.subscribe(CHANNEL).then(
        () => {
          if (wasConnected) this.#look();
          wasConnected = true;
        },
        // Without a subscription the connection is of no use; the next attempt begins with another.
        () => listener.disconnect(true),
      );
    });
    listener.on("message", (_channel: string, ref: string) => this.#hear(ref));
  }

  tell(ref: ContentRef): void {
    if (ref === this.#latest) return;
    this.#latest = ref;
    this.#speaker.publish(CHANNEL, ref).then(
      () => this.#redisHealth.works("commands"),
      (error) => this.#redisHealth.fails("commands", error),
    );
  }

  listen(look: () => void): void {
    this.#listeners.push(look);
  }

  #hear(ref: string): void {
    if (ref === this.#latest) return;
    this.#latest = ref;
    this.#look();
  }

  #look(): void {
    for (const look of this.#listeners) look();
  }
}
