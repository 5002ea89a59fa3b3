import fp from "fastify-plugin";
import { sendProblem } from "./problems.ts";

interface MisdirectedOptions {
  /** Whether the site may be asked by what a header `Host` says. */
  readonly isAllowedHost: (header: string | undefined) => boolean;
}

/** A platform asks for health by whatever address it knows. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Refuses requests for another host than the site's own. */
export const misdirectedRequests = fp<MisdirectedOptions>(
  async (server, { isAllowedHost }) => {
    server.addHook("onRequest", async ({ headers, routeOptions, id }, reply) => {
      if (isAllowedHost(headers.host) || HEALTH.has(routeOptions.url ?? "")) return;
      reply.header("cache-control", "no-store");
      return sendProblem(reply, {
        type: "about:blank",
        title: "Misdirected request",
        status: 421,
        detail: "This server is not known by that name; ALLOWED_HOSTS has the names that it answers to.",
        instance: `urn:request:${id}`,
      });
    });
  },
  { name: "misdirected-requests" },
);
