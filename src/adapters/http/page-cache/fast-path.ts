import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { PageAddresses } from "../page-addresses.ts";
import { EDITOR_COOKIES } from "../plugins/previews.ts";
import type { RequestPolicy } from "../request-policy.ts";
import type { PageCache } from "./page-cache.ts";

interface FastPathOptions {
  readonly cache: Pick<PageCache, "find">;
  readonly addresses: PageAddresses;
  readonly policy: RequestPolicy;
  /** Whether the process shuts down: Fastify then closes connections. */
  readonly isClosing: () => boolean;
}

/**
 * Wraps Fastify's handler: sends cache hits of the page cache before routing, also while the process sheds load, and records
 * each after it has been sent. Fastify handles everything else: other methods, API calls, files of the client, previews, cache
 * misses, and all requests during shutdown.
 *
 * Routing and its hooks would cost a cache hit more CPU time than all the rest of it (docs/adr/0017-one-page-cache.md). What
 * holds on both ways is in the policy. The server's limits and timeouts apply as for other responses.
 */
export function fastPath({ cache, addresses, policy, isClosing }: FastPathOptions) {
  /** Sends the requested page if it is cached; returns whether it did. */
  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (isClosing() || !policy.isAllowedHost(headers.host)) return false;
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/") || isOfEditor(headers)) return false;
    const start = performance.now();
    // An address in canonical form is the key of its page.
    const entry = cache.find(url.includes("?") ? addresses.hrefOf(addresses.targetOf(url)) : url);
    if (!entry) return false;
    const { route } = entry;
    const { status, rawHeaders, body: whole } = entry.representationFor(headers);
    const body = method === "HEAD" ? undefined : whole;
    response.on("finish", () => {
      const durationMs = performance.now() - start;
      const bytes = body?.length ?? 0;
      policy.recordHit({ raw: request, url, route, status, bytes, durationMs, cache: "hit" });
    });
    response.writeHead(status, rawHeaders);
    response.end(body);
    return true;
  }
  return (handler: RequestListener): RequestListener =>
    (request, response) => {
      if (!send(request, response)) handler(request, response);
    };
}

function isOfEditor({ cookie }: IncomingHttpHeaders): boolean {
  return cookie !== undefined && EDITOR_COOKIES.some((name) => cookie.includes(name));
}
