import { isIP } from "node:net";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";
import { rateLimitPluginStore } from "./rate-limit-store.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

/** Kinds of requests of which a client may make so many a minute; 0 is no limit. */
export interface RateLimits {
  readonly searches: number;
  readonly signUps: number;
  /** Each may be a guess of their secret. What comes beyond it is found by polling. */
  readonly webhooks: number;
  /** What visitors' browsers measured. */
  readonly measurements: number;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The kind of requests that a route counts among. Default: as many as a client likes. */
    readonly limited?: keyof RateLimits;
  }
}

interface RateLimitOptions {
  readonly limits: RateLimits;
  /** Where it is counted. Default: in this process. */
  readonly counts?: RateLimitStore | undefined;
}

/** An address as proxies pass it on, with the port that some of them add. */
const WITH_PORT = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<v4>[\d.]+))(?::\d+)?$/i;

/**
 * What a client is counted under: its address, or the network (/64) that it is of, for IPv6. What is no address was made
 * up before the request came to the proxy, so it counts as the proxy's own.
 */
function clientOf({ ip, socket }: FastifyRequest): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = v4 ?? v6 ?? ip;
  return normalizeIP(isIP(address) === 0 ? (socket.remoteAddress ?? "") : address, 64);
}

/** Holds each client to so many searches, sign-ups and webhooks a minute. A network of IPv6 (/64) counts as one client. */
export const rateLimits = fp<RateLimitOptions>(
  async (server, { limits, counts }) => {
    await server.register(rateLimit, {
      global: false,
      ...(counts && { store: rateLimitPluginStore(counts) }),
    });
    const counted = (kind: keyof RateLimits) =>
      server.createRateLimit({
        max: limits[kind],
        timeWindow: "1 minute",
        // Where counting fails, visitors are served.
        skipOnError: true,
        keyGenerator: (request) => `${kind} ${clientOf(request)}`,
      });
    const counters = {
      searches: counted("searches"),
      signUps: counted("signUps"),
      webhooks: counted("webhooks"),
      measurements: counted("measurements"),
    };
    server.addHook("onRequest", async (request, reply) => {
      const kind = request.routeOptions.config.limited;
      if (kind === undefined || limits[kind] === 0) return;
      const count = await counters[kind](request);
      if (!count.isAllowed && count.isExceeded) {
        return rejectWithRetryAfter(request, reply, 429, Math.max(1, count.ttlInSeconds));
      }
    });
  },
  { name: "rate-limits" },
);
