import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";

/** Counts where a port says; the limiter makes its store by itself, from a class. */
export function rateLimitPluginStore(rateLimitStore: RateLimitStore): FastifyRateLimitStoreCtor {
  return class RateLimitPluginStore implements FastifyRateLimitStore {
    incr(...[key, tell, window]: Parameters<FastifyRateLimitStore["incr"]>): void {
      rateLimitStore.count(key, window).then(
        ({ count, endsIn }) => tell(null, { current: count, ttl: endsIn }),
        (error) => tell(error),
      );
    }

    /** A key says of what kind a request is, so that no kind needs a store of its own. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
