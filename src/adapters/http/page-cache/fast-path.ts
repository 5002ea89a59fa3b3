import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { CompletedRequest } from "../plugins/access-log.ts";
import { EDITOR_COOKIES } from "../plugins/previews.ts";
import { hrefOf, targetOf } from "../rendering/document-target.ts";
import type { PageCache } from "./page-cache.ts";

/** A request that was answered from the page cache. */
export interface CacheHit extends Pick<CompletedRequest, "status" | "bytes" | "durationMs"> {
  readonly request: IncomingMessage;
}

/** Conditions under which Fastify handles a request, even if the page is cached. */
interface FastPathConditions {
  readonly isAllowedHost: (header: string | undefined) => boolean;
  /** Whether the process shuts down: Fastify then closes connections. */
  readonly isClosing: () => boolean;
}

/**
 * Wraps Fastify's handler: sends cache hits of the page cache before routing, also while the process sheds load, and records
 * each after it has been sent. Fastify handles everything else: other methods, API calls, files of the client, previews, cache
 * misses, and all requests during shutdown.
 *
 * Through a route, a cache hit would cost more than twice the CPU time of bare Fastify with its log on; this way it costs
 * about as much (`npm run bench`). The server's limits and timeouts apply as for other responses.
 */
export function fastPath(
  cache: Pick<PageCache, "find">,
  record: (hit: CacheHit) => void,
  { isAllowedHost, isClosing }: FastPathConditions,
): (handler: RequestListener) => RequestListener {
  /** Sends the requested page if it is cached; returns whether it did. */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (isClosing() || !isAllowedHost(headers.host)) return false;
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/")) return false;
    const { cookie } = headers;
    if (cookie && EDITOR_COOKIES.some((name) => cookie.includes(name))) return false;
    const start = performance.now();
    const entry = cache.find(pageKey(url));
    if (!entry) return false;
    const { status, rawHeaders, body: whole } = entry.representationFor(headers);
    const body = method === "HEAD" ? undefined : whole;
    response.on("finish", () =>
      record({ request, status, bytes: body?.length ?? 0, durationMs: performance.now() - start }),
    );
    response.writeHead(status, rawHeaders);
    response.end(body);
    return true;
  }
  return (handler) => (request, response) => {
    if (!send(request, response)) handler(request, response);
  };
}

/** Cache key of a page: its address in canonical form. */
function pageKey(url: string): string {
  return url.includes("?") ? hrefOf(targetOf(url)) : url;
}
