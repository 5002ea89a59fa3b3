import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import type { Log } from "../../../ports/log.ts";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";
import type { Readiness } from "../readiness.ts";
import type { RequestPolicy } from "../request-policy.ts";
import { commonHeaders } from "../security/common-headers.ts";
import { accessLog } from "./access-log.ts";
import { type HealthOptions, health } from "./health.ts";
import { type RateLimits, rateLimits } from "./rate-limits.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

const INTERVAL_MS = 1_000;

/** Returns a function that warns at most once a second: of the last event, with the number of events in that second. */
function countedWarning(log: Pick<Log, "warn">, message: string): (details: object) => void {
  let count = 0;
  let last: object = {};
  return (details) => {
    last = details;
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      log.warn({ ...last, count }, message);
      count = 0;
    }, INTERVAL_MS).unref();
  };
}

declare module "fastify" {
  interface FastifyInstance {
    /** The state of the process: starting, ready or stopping. */
    readonly readiness: Readiness;
  }
  interface FastifyContextConfig {
    /** Whether requests of the route are only rejected when the process runs out of memory. Default: `false`. */
    readonly isShedLast?: boolean;
  }
}

/** Event loop delay above which requests are rejected. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;

/** Time in which delays are averaged. The library has no sample if the loop turns less than twice in it. */
const SAMPLE_INTERVAL_MS = 4 * MAX_EVENT_LOOP_DELAY_MS;

/** `Retry-After` of rejected requests. */
const RETRY_AFTER_SECONDS = 10;

/** Share of the heap limit above which requests are rejected, before the process runs out of memory. */
const MAX_HEAP_RATIO = 0.9;

/** Maximum time during shutdown for a moment without new connections, and then for the first requests of the last ones. */
const FIRST_REQUEST_MS = 1_500;

interface ReliabilityOptions extends HealthOptions {
  readonly policy: RequestPolicy;
  readonly rateLimitStore: RateLimitStore;
  /** Default: unlimited. */
  readonly limits?: RateLimits | undefined;
  /** Rejects requests when the process is overloaded. Default: `false`. */
  readonly hasLoadShedding?: boolean | undefined;
}

/** Hooks for all routes. Must be registered first. */
export const reliability = fp<ReliabilityOptions>(
  async (server, options) => {
    const { readiness, limits, rateLimitStore, hasLoadShedding = false } = options;
    server.decorate("readiness", readiness);
    const stopListening = closeConnectionsOnShutdown(server.server, readiness);
    server.addHook("preClose", () => stopListening());
    await server.register(accessLog, options);
    await server.register(commonHeaders, options);
    await server.register(health, options);
    if (hasLoadShedding) {
      const maxHeapUsedBytes = Math.floor(getHeapStatistics().heap_size_limit * MAX_HEAP_RATIO);
      const warn = countedWarning(server.log, "requests were rejected, because the process is overloaded");
      await server.register(underPressure, {
        maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
        sampleInterval: SAMPLE_INTERVAL_MS,
        maxHeapUsedBytes,
        pressureHandler: (request, reply, kind, value) => {
          // Infinity: there is no sample of the delay, which is not a sign of pressure.
          const isSpared =
            value === Number.POSITIVE_INFINITY || request.routeOptions.config.isShedLast === true;
          if (isSpared && server.memoryUsage().heapUsed <= maxHeapUsedBytes) return;
          warn({ kind, value });
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
 * @returns A function to be called before Node's `server.close`. It stops listening, waits a moment for the requests that
 *   are on their way on new connections, closes those on which nothing has come, and lets those time out that have had a
 *   response.
 */
function closeConnectionsOnShutdown(server: Server, readiness: Readiness): () => Promise<void> {
  const unused = new Set<Socket>();
  let onUsed: () => void = () => undefined;
  const use = (socket: Socket) => {
    if (unused.delete(socket)) onUsed();
  };
  let accepted = 0;
  server.on("connection", (socket) => {
    accepted += 1;
    unused.add(socket);
    socket.once("close", () => use(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    use(socket);
    if (readiness.state === "stopping") response.shouldKeepAlive = false;
  });
  return async () => {
    server.keepAliveTimeout = 1;
    // The system resets connections that it has accepted, but this process has not: it stops after a turn without any.
    const until = performance.now() + FIRST_REQUEST_MS;
    let acceptedBefore = -1;
    while (accepted !== acceptedBefore && performance.now() < until) {
      acceptedBefore = accepted;
      await setImmediate();
    }
    // HTTP's own method also closes the connections on which a first request is on its way.
    NetServer.prototype.close.call(server);
    const { promise, resolve } = Promise.withResolvers<void>();
    onUsed = () => {
      if (unused.size === 0) resolve();
    };
    onUsed();
    const timer = setTimeout(resolve, FIRST_REQUEST_MS);
    await promise;
    clearTimeout(timer);
    for (const socket of unused) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  };
}
