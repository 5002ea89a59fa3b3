import type { FastifyBaseLogger } from "fastify";
import type { Meter } from "../../ports/meter.ts";

/** A request whose response has been sent. */
export interface CompletedRequest {
  /** Absent if there is no log. */
  readonly id?: string | undefined;
  readonly method: string;
  readonly url: string;
  /** The pattern of the route, so that the number of label values is limited. */
  readonly route: string;
  readonly host: string | undefined;
  /** The client's address, also behind a trusted proxy. */
  readonly ip: string;
  readonly status: number;
  /** Size of the sent body. */
  readonly bytes: number;
  readonly durationMs: number;
  readonly cache: "hit" | "miss" | undefined;
}

/** The message of each line of the access log, and of no other. */
export const REQUEST_COMPLETED = "request completed";

/** Records the duration of a request, and logs it, if there is a log, without its query: searches are private. */
export function logRequest(
  log: Pick<FastifyBaseLogger, "info"> | undefined,
  meter: Meter,
  completed: CompletedRequest,
): void {
  const { id, method, url, route, host, ip, status, bytes, durationMs, cache } = completed;
  const labels = { method, route, status: String(status) };
  meter.observe("http_request_duration_seconds", labels, durationMs / 1_000);
  if (log === undefined) return;
  const query = url.indexOf("?");
  log.info(
    {
      reqId: id,
      req: { method, url: query < 0 ? url : url.slice(0, query), host, remoteAddress: ip },
      res: { statusCode: status },
      bytes,
      cache,
      responseTime: durationMs,
    },
    REQUEST_COMPLETED,
  );
}
