import fp from "fastify-plugin";
import type { RequestPolicy } from "../request-policy.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route's requests have no line in the log: they are too many, or anonymous. Default: `false`. */
    readonly isUnlogged?: boolean;
  }
  interface FastifyRequest {
    /** Whether a page was sent from the page cache; `undefined` for responses that are never cached. */
    pageCache: "hit" | "miss" | undefined;
  }
}

/** Records each request that Fastify has handled. */
export const accessLog = fp<{ readonly policy: RequestPolicy }>(
  async (server, { policy }) => {
    server.decorateRequest("pageCache", undefined);
    server.addHook("onResponse", async ({ raw, id, method, url, routeOptions, pageCache: cache }, reply) => {
      const { statusCode: status, elapsedTime: durationMs } = reply;
      const route = routeOptions.url ?? "none";
      const bytes = method === "HEAD" ? 0 : Number(reply.getHeader("content-length") ?? 0);
      const isLogged = routeOptions.config.isUnlogged !== true;
      policy.record({ raw, id, url, route, status, bytes, durationMs, cache, isLogged });
    });
  },
  { name: "access-log" },
);
