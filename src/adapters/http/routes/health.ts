import type { FastifyPluginAsync } from "fastify";
import type { AlertHealth } from "../../../ports/alert-sender.ts";
import type { ContentHealth } from "../../../ports/content-health.ts";
import type { AudienceHealth } from "../../../ports/newsletter-audience.ts";
import type { Readiness } from "../readiness.ts";

interface HealthOptions {
  readonly readiness: Readiness;
  readonly contentHealth: ContentHealth | undefined;
  readonly audienceHealth: AudienceHealth | undefined;
  readonly alertHealth: AlertHealth | undefined;
}

/** A platform must not take a busy process for a dead one: these are answered while visitors are refused. */
const ALWAYS = { logLevel: "warn", config: { pressureHandler: () => undefined } } as const;

/**
 * What a platform asks: `/healthz`, whether the process lives (restart it otherwise), and `/readyz`, whether to send
 * visitors to it. A process whose content is stale stays ready, since every other one has the same content service, and
 * so does one that cannot store sign-ups or send alerts: it serves every page. All of that is said in the answer.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (
  server,
  { readiness, contentHealth, audienceHealth, alertHealth },
) => {
  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  server.get("/healthz", ALWAYS, async () => ({ status: "alive" }));

  server.get("/readyz", ALWAYS, async (_request, reply) => {
    const { stage } = readiness;
    // Since when, and not why: what a service says of its failures is for the log.
    const contentStaleSince = contentHealth?.stale?.since.toISOString();
    const signUpsFailingSince = audienceHealth?.failing?.since.toISOString();
    const alertsFailingSince = alertHealth?.failing?.since.toISOString();
    reply.code(stage === "ready" ? 200 : 503);
    return {
      status: stage,
      ...(contentStaleSince !== undefined && { contentStaleSince }),
      ...(signUpsFailingSince !== undefined && { signUpsFailingSince }),
      ...(alertsFailingSince !== undefined && { alertsFailingSince }),
    };
  });
};
