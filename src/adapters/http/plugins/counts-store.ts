import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { RequestCounts } from "../../../ports/request-counts.ts";

/** Counts where a port says; the limiter makes its store by itself, from a class. */
export function countsStore(counts: RequestCounts): FastifyRateLimitStoreCtor {
  return class CountsStore implements FastifyRateLimitStore {
    incr(...[key, tell, window]: Parameters<FastifyRateLimitStore["incr"]>): void {
      counts.count(key, window).then(
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
