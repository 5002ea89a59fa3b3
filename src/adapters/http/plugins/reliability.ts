import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import type { AlertHealth } from "../../../ports/alert-sender.ts";
import type { ContentHealth } from "../../../ports/content-health.ts";
import { type Meter, silentMeter } from "../../../ports/meter.ts";
import type { AudienceHealth } from "../../../ports/newsletter-audience.ts";
import type { RateLimitStore } from "../../../ports/rate-limit-store.ts";
import type { Readiness } from "../readiness.ts";
import { health } from "../routes/health.ts";
import { commonHeaders } from "../security/common-headers.ts";
import { accessLog } from "./access-log.ts";
import { limitConnections } from "./connection-limits.ts";
import { type RateLimits, rateLimits } from "./rate-limits.ts";
import { rejectWithRetryAfter } from "./reject-with-retry-after.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process is ready for visitors, or about to stop. */
    readonly readiness: Readiness;
  }
}

/** What keeps the site at work, and says how it fares. */
export interface ReliabilityOptions {
  readonly readiness: Readiness;
  /** Default: the content is never stale. */
  readonly contentHealth?: ContentHealth | undefined;
  /** Default: sign-ups can always be taken. */
  readonly audienceHealth?: AudienceHealth | undefined;
  /** Default: alerts are always sent, or off. */
  readonly alertHealth?: AlertHealth | undefined;
  /** Default: as many requests as a client likes. */
  readonly limits?: RateLimits | undefined;
  /** Where it is counted how many there were. Default: in this process. */
  readonly counts?: RateLimitStore | undefined;
  /** Refuses visitors rather than letting all of them wait. Default: `false`. */
  readonly hasLoadShedding?: boolean | undefined;
}

interface PluginOptions extends ReliabilityOptions {
  /** Default: nothing is counted. */
  readonly meter: Meter | undefined;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

/** Milliseconds by which the event loop may be late before visitors are refused. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;

/** Seconds after which a refused visitor may come back. */
const RETRY_AFTER_SECONDS = 10;

/** Part of the memory that the process may have, beyond which it would soon fall over. */
const MAX_HEAP_SHARE = 0.9;

/** Concerns of every request, before any route; to be registered first. */
export const reliability = fp<PluginOptions>(
  async (
    server,
    {
      readiness,
      contentHealth,
      audienceHealth,
      alertHealth,
      meter = silentMeter,
      limits,
      counts,
      hasLoadShedding = false,
      publicUrl,
    },
  ) => {
    server.decorate("readiness", readiness);
    const closeUnused = limitConnections(server.server, readiness);
    server.addHook("preClose", async () => closeUnused());
    await server.register(accessLog, { meter });
    await server.register(commonHeaders, { publicUrl });
    await server.register(health, { readiness, contentHealth, audienceHealth, alertHealth });
    if (hasLoadShedding) {
      await server.register(underPressure, {
        maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
        maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * MAX_HEAP_SHARE),
        pressureHandler: (request, reply, kind, value) => {
          request.log.warn({ kind, value }, "a visitor was refused, because the process cannot keep up");
          rejectWithRetryAfter(request, reply, 503, RETRY_AFTER_SECONDS);
        },
      });
    }
    if (limits) await server.register(rateLimits, { limits, counts });
  },
  { name: "reliability" },
);
