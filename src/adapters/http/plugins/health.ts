import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { FastifyPluginAsync } from "fastify";
import type { CheckedAnnouncements } from "../../../ports/announcements.ts";
import type { ContentHealth } from "../../../ports/content-health.ts";
import type { AudienceHealth } from "../../../ports/newsletter-audience.ts";
import type { SharedStateHealth } from "../../../ports/shared-state-health.ts";
import { isForwarded } from "../client-address.ts";
import type { Readiness } from "../readiness.ts";
import type { RouteAdditions } from "../route-additions.ts";

/** What tells how a site is; `undefined` for what it does not have. */
export interface HealthOptions {
  readonly readiness: Readiness;
  readonly capabilities: readonly Pick<RouteAdditions, "health">[];
  readonly contentHealth: ContentHealth | undefined;
  readonly announcements: CheckedAnnouncements | undefined;
  readonly audienceHealth: AudienceHealth | undefined;
  readonly sharedStateHealth: SharedStateHealth | undefined;
}

/** Not subject to load shedding: a platform must not mistake a busy process for a dead one. */
const ALWAYS = { config: { isUnlogged: true, pressureHandler: () => undefined } } as const;

const isPrivate = compile(["loopback", "linklocal", "uniquelocal"]);

/** Whether a request comes from the machine or its network, past all proxies. */
function isOfOperator(request: IncomingMessage): boolean {
  return isPrivate(request.socket.remoteAddress ?? "", 0) && !isForwarded(request);
}

/**
 * Health checks: `/healthz` for liveness, `/readyz` for readiness. A process with stale content stays ready, because
 * all processes use the same content service. A process that cannot store sign-ups, or where a capability fails, stays ready
 * too, because it serves all pages. All these states are part of the response for operators; others only get the status.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (
  server,
  { capabilities, readiness, contentHealth, announcements, audienceHealth, sharedStateHealth },
) => {
  const others = capabilities.flatMap(({ health: stateOf }) => stateOf ?? []);

  server.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  server.get("/healthz", ALWAYS, async () => ({ status: "alive" }));

  server.get("/readyz", ALWAYS, async ({ raw }, reply) => {
    const { state } = readiness;
    reply.code(state === "ready" ? 200 : 503);
    if (!isOfOperator(raw)) return { status: state };
    // The log has the reasons that may contain internal addresses.
    return {
      status: state,
      contentStaleSince: contentHealth?.stale?.since,
      contentFailure: contentHealth?.stale?.reason,
      contentRefusedSince: contentHealth?.refused?.since,
      contentRefused: contentHealth?.refused?.problem,
      // Also without an embargo: whether there is one must not show here.
      contentIsPublic: contentHealth?.isPublic,
      announcementsFailing: announcements?.failing.length ? announcements.failing : undefined,
      signUpsFailingSince: audienceHealth?.failing?.since,
      ...Object.fromEntries(others.flatMap((stateOf) => Object.entries(stateOf()))),
      redisFailingSince: sharedStateHealth?.failing?.since,
      redisFailure: sharedStateHealth?.failing?.code,
    };
  });
};
