import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

/** Maximum number of requests per minute and client, by kind; 0 means unlimited. */
export interface RateLimits {
  readonly searches: number;
  readonly signUps: number;
  /** Each request may be an attempt to guess the secret. A publish whose webhook is rejected is found by polling. */
  readonly webhooks: number;
  /** Pages and calls with a preview token, valid or not. Each calls the content service. */
  readonly previews: number;
  /** Web vitals of visits. */
  readonly measurements: number;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The rate limit of the route. Default: unlimited. */
    readonly limited?: keyof RateLimits;
  }
}

interface RateLimitOptions {
  readonly limits: RateLimits;
  readonly rateLimitStore: RateLimitStore;
}

/** A client by its IPv4 address or IPv6 network (/64). */
export function clientOf({ clientAddress }: FastifyRequest): string {
  return normalizeIP(clientAddress, 64);
}

/** The network of a client: its IPv4 address, or the site (/48) of its IPv6 address. */
export function networkOf({ clientAddress }: FastifyRequest): string {
  return normalizeIP(clientAddress, 48);
}

/**
 * The limit of an IPv6 site (/48), as a multiple of the limit of a client. One customer of a provider often gets a whole
 * /48, which has 65,536 networks; but some providers have many customers in one.
 */
const CLIENTS_PER_SITE = 10;

/** Limits requests per minute and client. An IPv6 network (/64) is one client, an IPv6 site (/48) ten. */
export const rateLimits = fp<RateLimitOptions>(
  async (server, { limits, rateLimitStore }) => {
    await server.register(rateLimit, { global: false, store: rateLimitPluginStore(rateLimitStore) });
    // If counting fails, requests are allowed.
    const limiterOf = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
      server.createRateLimit({ max, keyGenerator, timeWindow: "1 minute", skipOnError: true });
    const limiters = new Map(
      Object.entries(limits).map(([kind, max]) => {
        const client = limiterOf(max, (request) => `${kind} ${clientOf(request)}`);
        const site = limiterOf(max * CLIENTS_PER_SITE, (request) => `${kind}-by-site ${networkOf(request)}`);
        return [kind, { client, site }] as const;
      }),
    );
    const limit = async (request: FastifyRequest, reply: FastifyReply, kind?: keyof RateLimits) => {
      if (kind === undefined || limits[kind] === 0) return undefined;
      const limiter = limiters.get(kind);
      let count = await limiter?.client(request);
      // A client above its limit does not count for its neighbours.
      if (!isAbove(count) && clientOf(request).includes(":")) count = await limiter?.site(request);
      if (!isAbove(count)) return undefined;
      return rejectWithRetryAfter(request, reply, 429, Math.max(1, count.ttlInSeconds));
    };
    server.addHook("onRequest", (request, reply) =>
      limit(request, reply, request.routeOptions.config.limited),
    );
    // In `preValidation`, the preview is known. Files are the same for everybody, so they are not limited.
    server.addHook("preValidation", (request, reply) =>
      limit(request, reply, request.preview && !request.url.startsWith("/assets/") ? "previews" : undefined),
    );
  },
  { name: "rate-limits" },
);

type Count = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;

function isAbove(count: Count | undefined): count is Extract<Count, { readonly isAllowed: false }> {
  return count !== undefined && !count.isAllowed && count.isExceeded;
}

/** Adapts a rate-limit store to `@fastify/rate-limit`, which needs a class. */
function rateLimitPluginStore(rateLimitStore: RateLimitStore): FastifyRateLimitStoreCtor {
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
