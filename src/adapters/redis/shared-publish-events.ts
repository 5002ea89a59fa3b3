import type { Redis } from "ioredis";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RedisHealth } from "./redis-health.ts";

interface Subscriber {
  readonly redis: Redis;
  /** Calls the listener each time the connection has subscribed. */
  readonly onUsable: (listener: () => void) => void;
}

/** Channels are not separated by database. A message of another site on the same Redis only causes an unnecessary poll. */
export const PUBLISH_CHANNEL = "website:published";

/**
 * Tells all processes of the site what is new, over Redis pub/sub. Each process publishes a name at most once, and not
 * if it has received it, so that messages do not circulate. An outage of Redis only causes a delay: each process polls
 * every few seconds anyway, and once after a reconnect.
 *
 * @param subscriber - A connection that subscribes to {@link PUBLISH_CHANNEL}. It can send no other commands.
 */
export function sharedPublishEvents(
  publisher: Redis,
  subscriber: Subscriber,
  health: RedisHealth,
): PublishEvents {
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** The last name that this process has published or received. */
  let latest: string | undefined;
  let wasSubscribed = false;
  subscriber.onUsable(() => {
    if (wasSubscribed) notify();
    wasSubscribed = true;
  });
  subscriber.redis.on("message", (_channel: string, name: string) => {
    if (name === latest) return;
    latest = name;
    notify();
  });
  return {
    publish: (name) => {
      if (name === latest) return;
      latest = name;
      publisher.publish(PUBLISH_CHANNEL, name).catch((error) => health.fails("commands", error));
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
