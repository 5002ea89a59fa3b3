import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
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

/** A client address as forwarded by proxies, some of which add the port. */
const WITH_PORT = /^(?:\[(?<v6>[\da-f:.]+)\]|(?<v4>[\d.]+))(?::\d+)?$/i;

/**
 * The key of a client for limits: its IPv4 address or IPv6 network (/64). An invalid address was forged by the
 * client, so the request counts for the proxy.
 */
export function clientOf(request: FastifyRequest): string {
  return normalizeIP(addressOf(request), 64);
}

/** The network of a client: its IPv4 address, or the site (/48) of its IPv6 address. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(addressOf(request), 48);
}

function addressOf({ ip, socket }: FastifyRequest): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  const address = v4 ?? v6 ?? ip;
  return isIP(address) === 0 ? (socket.remoteAddress ?? "") : address;
}

/**
 * The limit of an IPv6 site (/48), as a multiple of the limit of a client. One customer of a provider often gets a whole
 * /48, which has 65,536 networks; but some providers have many customers in one.
 */
const CLIENTS_PER_SITE = 10;

/** The window in which requests are counted, from the first one. */
const WINDOW_MS = 60_000;

/**
 * Limits searches, sign-ups, webhooks and previews per minute and client. An IPv6 network (/64) counts as one client, and
 * an IPv6 site (/48) as ten.
 */
export const rateLimits = fp<RateLimitOptions>(
  async (server, { limits, rateLimitStore }) => {
    /** Counts one more request; seconds until the window ends if these are too many. */
    const exceeded = async (key: string, max: number) => {
      const { count, endsIn } = await rateLimitStore.count(key, WINDOW_MS);
      return count > max ? Math.max(1, Math.ceil(endsIn / 1_000)) : undefined;
    };
    const limit = async (request: FastifyRequest, reply: FastifyReply, kind?: keyof RateLimits) => {
      if (kind === undefined || limits[kind] === 0) return undefined;
      const client = clientOf(request);
      let seconds = await exceeded(`${kind} ${client}`, limits[kind]);
      // A client above its limit does not count for its neighbours.
      if (seconds === undefined && client.includes(":"))
        seconds = await exceeded(`${kind}-by-site ${networkOf(request)}`, limits[kind] * CLIENTS_PER_SITE);
      return seconds && rejectWithRetryAfter(request, reply, 429, seconds);
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
