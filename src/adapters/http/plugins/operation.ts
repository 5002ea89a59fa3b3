import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import fp from "fastify-plugin";
import type { ContentHealth } from "../../../ports/content-health.ts";
import { type Meter, silentMeter } from "../../../ports/meter.ts";
import type { AudienceHealth } from "../../../ports/newsletter-audience.ts";
import type { RequestCounts } from "../../../ports/request-counts.ts";
import type { Readiness } from "../readiness.ts";
import { health } from "../routes/health.ts";
import { commonHeaders } from "../security/common-headers.ts";
import { limitConnections } from "./connection-limits.ts";
import { observeRequests } from "./observe-requests.ts";
import { type RateLimits, rateLimits } from "./rate-limits.ts";
import { refuseForNow } from "./refuse-for-now.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process is ready for visitors, or about to stop. */
    readonly readiness: Readiness;
  }
}

/** What keeps the site at work, and says how it fares. */
export interface Operation {
  readonly readiness: Readiness;
  /** Default: the content is never stale. */
  readonly contentHealth?: ContentHealth | undefined;
  /** Default: sign-ups can always be taken. */
  readonly audienceHealth?: AudienceHealth | undefined;
  /** Default: as many requests as a client likes. */
  readonly limits?: RateLimits | undefined;
  /** Where it is counted how many there were. Default: in this process. */
  readonly counts?: RequestCounts | undefined;
  /** Refuses visitors rather than letting all of them wait. Default: `false`. */
  readonly shedsLoad?: boolean | undefined;
}

interface OperationOptions extends Operation {
  /** Default: nothing is counted. */
  readonly meter: Meter | undefined;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

/** Milliseconds by which the event loop may be late before visitors are refused. */
const LATEST = 1_000;

/** Seconds after which a refused visitor may come back. */
const BREATHER = 10;

/** Part of the memory that the process may have, beyond which it would soon fall over. */
const FULLEST = 0.9;

/** Concerns of every request, before any route; to be registered first. */
export const operation = fp<OperationOptions>(
  async (
    server,
    {
      readiness,
      contentHealth,
      audienceHealth,
      meter = silentMeter,
      limits,
      counts,
      shedsLoad = false,
      publicUrl,
    },
  ) => {
    server.decorate("readiness", readiness);
    const closeUnused = limitConnections(server.server, readiness);
    server.addHook("preClose", async () => closeUnused());
    await server.register(observeRequests, { meter });
    await server.register(commonHeaders, { publicUrl });
    await server.register(health, { readiness, contentHealth, audienceHealth });
    if (shedsLoad) {
      await server.register(underPressure, {
        maxEventLoopDelay: LATEST,
        maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * FULLEST),
        pressureHandler: (request, reply, kind, value) => {
          request.log.warn({ kind, value }, "a visitor was refused, because the process cannot keep up");
          refuseForNow(request, reply, 503, BREATHER);
        },
      });
    }
    if (limits) await server.register(rateLimits, { limits, counts });
  },
  { name: "operation" },
);
