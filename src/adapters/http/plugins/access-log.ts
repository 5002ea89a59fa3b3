import type { FastifyBaseLogger } from "fastify";
import fp from "fastify-plugin";
import type { Meter } from "../../../ports/meter.ts";

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
  readonly durationMs: number;
}

/** Writes the line of a request in the access log, and measures it. */
export function logRequest(
  log: Pick<FastifyBaseLogger, "info">,
  meter: Meter,
  answered: AnsweredRequest,
): void {
  const { id, method, url, route, host, ip, status, durationMs } = answered;
  meter.observe(
    "http_request_duration_seconds",
    { method, route, status: String(status) },
    durationMs / 1_000,
  );
  log.info(
    {
      ...(id !== undefined && { reqId: id }),
      req: { method, url, host, ip },
      res: { statusCode: status },
      responseTime: durationMs,
    },
    "request completed",
  );
}

/** Records each request that Fastify has answered. */
export const accessLog = fp<{ readonly meter: Meter }>(
  async (server, { meter }) => {
    server.addHook("onResponse", async ({ method, url, host, ip, routeOptions, log }, reply) => {
      const { statusCode: status, elapsedTime: durationMs } = reply;
      const route = routeOptions.url ?? "none";
      logRequest(log, meter, { method, url, host, ip, route, status, durationMs });
    });
  },
  { name: "observe-requests" },
);
