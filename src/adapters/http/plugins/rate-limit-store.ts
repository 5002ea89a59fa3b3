import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";

/** Adapts a rate-limit store to `@fastify/rate-limit`, which needs a class. */
export function rateLimitPluginStore(rateLimitStore: RateLimitStore): FastifyRateLimitStoreCtor {
  return class RateLimitPluginStore implements FastifyRateLimitStore {
    incr(...[key, callback, window]: Parameters<FastifyRateLimitStore["incr"]>): void {
      rateLimitStore.count(key, window).then(
        ({ count, endsIn }) => callback(null, { current: count, ttl: endsIn }),
        (error) => callback(error),
      );
    }

    /** Keys include the kind of request, so all kinds can share this store. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
