import type { FastifyPluginAsync } from "fastify";
import type { ContentHealth } from "../../../ports/content-health.ts";
import type { Readiness } from "../readiness.ts";

interface HealthOptions {
  readonly readiness: Readiness;
  readonly contentHealth: ContentHealth | undefined;
}

/** A platform must not take a busy process for a dead one: these are answered while visitors are refused. */
const ALWAYS = { logLevel: "warn", config: { pressureHandler: () => undefined } } as const;

/**
 * What a platform asks: `/healthz`, whether the process lives (restart it otherwise), and `/readyz`, whether to send
 * visitors to it. A process whose content is stale stays ready: every other one has the same content service.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (server, { readiness, contentHealth }) => {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  server.get("/healthz", ALWAYS, async () => ({ status: "alive" }));

  server.get("/readyz", ALWAYS, async (_request, reply) => {
    const { stage } = readiness;
    // Since when, and not why: what a service says of its failures is for the log.
    const since = contentHealth?.stale?.since.toISOString();
    reply.code(stage === "ready" ? 200 : 503);
    return { status: stage, ...(since !== undefined && { contentStaleSince: since }) };
  });
};
