import type { Server } from "node:http";
import type { Socket } from "node:net";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import type { Meter } from "../../../ports/meter.ts";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";
import type { Readiness } from "../readiness.ts";
import { type CommonHeadersOptions, commonHeaders } from "../security/common-headers.ts";
import { accessLog } from "./access-log.ts";
import { type HealthOptions, health } from "./health.ts";
import { type RateLimits, rateLimits } from "./rate-limits.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The state of the process: starting, ready or stopping. */
    readonly readiness: Readiness;
  }
}

/** Options for health checks, rate limits and load shedding. */
export interface ReliabilityOptions extends HealthOptions {
  /** Default: unlimited. */
  readonly limits?: RateLimits | undefined;
  /** Where requests are counted. Default: in this process. */
  readonly rateLimitStore?: RateLimitStore | undefined;
  /** Rejects requests when the process is overloaded. Default: `false`. */
  readonly hasLoadShedding?: boolean | undefined;
}

interface PluginOptions extends ReliabilityOptions, CommonHeadersOptions {
  readonly meter: Meter;
  /** Whether requests are logged. */
  readonly hasAccessLog: boolean;
}

/** Event loop delay above which requests are rejected. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;

/** `Retry-After` of rejected requests. */
const RETRY_AFTER_SECONDS = 10;

/** Share of the heap limit above which requests are rejected, before the process runs out of memory. */
const MAX_HEAP_RATIO = 0.9;

/** Hooks for all routes. Must be registered first. */
export const reliability = fp<PluginOptions>(
  async (server, options) => {
    const { readiness, limits, rateLimitStore, hasLoadShedding = false } = options;
    server.decorate("readiness", readiness);
    const closeIdleConnections = closeConnectionsOnShutdown(server.server, readiness);
    server.addHook("preClose", async () => closeIdleConnections());
    await server.register(accessLog, options);
    await server.register(commonHeaders, options);
    await server.register(health, options);
    if (hasLoadShedding) {
      await server.register(underPressure, {
        maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
        maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * MAX_HEAP_RATIO),
        pressureHandler: (request, reply, kind, value) => {
          request.log.warn({ kind, value }, "a request was rejected, because the process is overloaded");
          rejectWithRetryAfter(request, reply, 503, RETRY_AFTER_SECONDS);
        },
      });
    }
    if (limits) await server.register(rateLimits, { limits, rateLimitStore });
  },
  { name: "reliability" },
);

/**
 * Closes each connection after its current response during shutdown.
 *
 * @returns A function to be called before Node's `server.close`, which waits for the first request of an unused
 *   connection, and for another one after a pending request. It closes the former, and lets the latter time out.
 */
function closeConnectionsOnShutdown(server: Server, readiness: Readiness): () => void {
  const unused = new Set<Socket>();
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    unused.delete(socket);
    if (readiness.state === "stopping") response.shouldKeepAlive = false;
  });
  return () => {
    server.keepAliveTimeout = 1;
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
  };
}
