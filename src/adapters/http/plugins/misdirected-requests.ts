import fp from "fastify-plugin";
import type { allowedHosts } from "../security/allowed-hosts.ts";
import { sendProblem } from "./problems.ts";

/** Platforms use any address for health checks. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Rejects requests for other hosts. */
export const misdirectedRequests = fp<{ readonly isAllowedHost: ReturnType<typeof allowedHosts> }>(
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
