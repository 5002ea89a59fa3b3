import type { Redis } from "ioredis";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { RedisHealth } from "./redis-health.ts";

/** Channels are not separated by database. A message of another site on the same Redis only causes an unnecessary poll. */
const CHANNEL = "website:published";

/**
 * Publishes new refs to all processes of the site over Redis pub/sub. Each process publishes a ref at most once, and not
 * if it has received it, so that messages do not circulate. An outage of Redis only causes a delay: each process polls
 * every few seconds anyway, and once after a reconnect. The subscriber can send no other commands.
 */
export function sharedPublishEvents(publisher: Redis, subscriber: Redis, health: RedisHealth): PublishEvents {
  const listeners: (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  /** The last ref that this process has published or received. */
  let latest: string | undefined;
  let wasConnected = false;
  subscriber.on("ready", () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        if (wasConnected) notify();
        wasConnected = true;
      },
      // Without a subscription the connection is useless: reconnect, and try again.
      () => subscriber.disconnect(true),
    );
  });
  subscriber.on("message", (_channel: string, ref: string) => {
    if (ref === latest) return;
    latest = ref;
    notify();
  });
  return {
    publish: (ref) => {
      if (ref === latest) return;
      latest = ref;
      publisher.publish(CHANNEL, ref).then(
        () => health.works("commands"),
        (error) => health.fails("commands", error),
      );
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
