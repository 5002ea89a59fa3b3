import type { FastifyBaseLogger } from "fastify";
import fp from "fastify-plugin";
import type { Meter } from "../../../ports/meter.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether each request has its line in the log. */
    readonly hasAccessLog: boolean;
  }
  interface FastifyContextConfig {
    /** Whether the route's requests have no line in the log, which would have the visitor's address. Default: `false`. */
    readonly isAnonymous?: boolean;
  }
  interface FastifyRequest {
    /** Whether a page was in the page cache; `undefined` for what is no page, or is never cached. */
    pageCache: "hit" | "miss" | undefined;
  }
}

/** A request that has been answered. */
interface AnsweredRequest {
  /** Its name in the log, where the log does not have it already. */
  readonly id?: string;
  readonly method: string;
  readonly url: string;
  /** The route that answered it: there are as many as the code has, and no more. */
  readonly route: string;
  readonly host: string | undefined;
  /** The client's address, also behind a proxy that is trusted. */
  readonly ip: string;
  readonly status: number;
  /** Of the body, as it was sent. */
  readonly bytes: number;
  readonly durationMs: number;
  readonly cache: "hit" | "miss" | undefined;
}

/**
 * Measures a request, and writes its line in the access log. The line has the path alone: what people search for is
 * their own affair.
 *
 * @param log - Absent where there is no access log.
 */
export function logRequest(
  log: Pick<FastifyBaseLogger, "info"> | undefined,
  meter: Meter,
  answered: AnsweredRequest,
): void {
  const { id, method, url, route, host, ip, status, bytes, durationMs, cache } = answered;
  meter.observe(
    "http_request_duration_seconds",
    { method, route, status: String(status) },
    durationMs / 1_000,
  );
  if (log === undefined) return;
  const query = url.indexOf("?");
  log.info(
    {
      ...(id !== undefined && { reqId: id }),
      req: { method, url: query < 0 ? url : url.slice(0, query), host, ip },
      res: { statusCode: status },
      bytes,
      ...(cache && { cache }),
      responseTime: durationMs,
    },
    "request completed",
  );
}

/** Records each request that Fastify has answered. */
export const accessLog = fp<{ readonly meter: Meter }>(
  async (server, { meter }) => {
    server.decorateRequest("pageCache", undefined);
    server.addHook("onResponse", async (request, reply) => {
      const { method, url, host, ip, routeOptions, pageCache: cache } = request;
      const { statusCode: status, elapsedTime: durationMs } = reply;
      const route = routeOptions.url ?? "none";
      const bytes = method === "HEAD" ? 0 : Number(reply.getHeader("content-length") ?? 0);
      const isLogged = server.hasAccessLog && routeOptions.config.isAnonymous !== true;
      const log = isLogged ? request.log : undefined;
      logRequest(log, meter, { method, url, host, ip, route, status, bytes, durationMs, cache });
    });
  },
  { name: "access-log" },
);
