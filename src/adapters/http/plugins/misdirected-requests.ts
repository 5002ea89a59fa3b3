import fp from "fastify-plugin";
import { sendProblem } from "./problems.ts";

interface MisdirectedOptions {
  /** Whether a `Host` header is allowed. */
  readonly isAllowedHost: (header: string | undefined) => boolean;
}

/** Platforms use any address for health checks. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Rejects requests for other hosts. */
export const misdirectedRequests = fp<MisdirectedOptions>(
  async (server, { isAllowedHost }) => {
    server.addHook("onRequest", async ({ headers, routeOptions }, reply) => {
      if (isAllowedHost(headers.host) || HEALTH.has(routeOptions.url ?? "")) return;
      reply.header("cache-control", "no-store");
      const detail = "Requests for this host are rejected; ALLOWED_HOSTS configures additional hosts.";
      return sendProblem(reply, 421, detail);
    });
  },
  { name: "misdirected-requests" },
);
