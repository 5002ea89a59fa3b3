import fp from "fastify-plugin";
import { sendProblem } from "../problem.ts";
import type { RequestPolicy } from "../request-policy.ts";

interface MisdirectedRequestsOptions {
  readonly policy: Pick<RequestPolicy, "isAllowedHost">;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

/** Platforms use any address for health checks. */
const HEALTH = new Set(["/healthz", "/readyz"]);

/** Rejects requests for other hosts. A name with a final dot is redirected: for browsers it is another origin. */
export const misdirectedRequests = fp<MisdirectedRequestsOptions>(
  async (server, { policy: { isAllowedHost }, publicUrl }) => {
    server.addHook("onRequest", async ({ headers, method, originalUrl, routeOptions, url }, reply) => {
      // The host of an absolute address replaces that of the header (RFC 9112, section 3.2.2).
      const [, named] = /^https?:\/\/([^/?#]*)/i.exec(originalUrl) ?? [];
      const isAllowed = isAllowedHost(headers.host) && isAllowedHost(named);
      if (isAllowed || HEALTH.has(routeOptions.url ?? "")) return;
      reply.header("cache-control", "no-store");
      const withoutDot = headers.host?.replace(/\.(?=:\d*$|$)/, "");
      if (named === undefined && isAllowedHost(withoutDot) && url.startsWith("/"))
        return reply.redirect(publicUrl + url, method === "GET" || method === "HEAD" ? 301 : 308);
      const detail = "Requests for this host are rejected; ALLOWED_HOSTS configures additional hosts.";
      return sendProblem(reply, 421, detail);
    });
  },
  { name: "misdirected-requests" },
);
