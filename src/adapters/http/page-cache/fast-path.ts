import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { PREVIEW_COOKIE } from "../../../domain/preview/preview-token.ts";
import { hrefOf, placeOf } from "../rendering/document-place.ts";
import type { PageCache } from "./page-cache.ts";

/** A request that was answered from the page cache. */
export interface CacheHit {
  readonly request: IncomingMessage;
  readonly status: number;
  /** Of the body, as it was sent. */
  readonly bytes: number;
  readonly durationMs: number;
}

/** Where Fastify refuses what is in the cache, as it refuses everything else. */
interface FastPathConditions {
  /** Whether the site may be asked by what a header `Host` says. */
  readonly isAllowedHost: (header: string | undefined) => boolean;
  /** Whether visitors are refused because the process cannot keep up. */
  readonly isShedding: () => boolean;
}

/**
 * Sends pages from the page cache before Fastify routes the request. Everything else is Fastify's: other methods, calls
 * of the API, files, editors with a preview, what is not in the cache, and everything while visitors are refused for load
 * and once the server is closing.
 *
 * Sent by a route, a page costs more than twice the processor time of bare Fastify with its log on (`npm run bench`);
 * so it costs less. The server's limits and timeouts are those of every other answer.
 */
export class FastPath {
  readonly #cache: Pick<PageCache, "find">;
  readonly #record: (hit: CacheHit) => void;
  readonly #conditions: FastPathConditions;
  #isClosing = false;

  /**
   * @param record - Told of each answer once it has been sent.
   */
  constructor(
    cache: Pick<PageCache, "find">,
    record: (hit: CacheHit) => void,
    conditions: FastPathConditions,
  ) {
    this.#cache = cache;
    this.#record = record;
    this.#conditions = conditions;
  }

  /** Fastify's handler, with this before it. */
  before(handler: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.send(request, response)) handler(request, response);
    };
  }

  /** Leaves everything to Fastify, which ends connections as it closes. */
  close(): void {
    this.#isClosing = true;
  }

  /** Sends the page that a request asks for, if it is in the cache; says whether it is. */
  send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "/", headers } = request;
    if (this.#isClosing || this.#conditions.isShedding()) return false;
    if (!this.#conditions.isAllowedHost(headers.host)) return false;
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith("/")) return false;
    if (headers.cookie?.includes(PREVIEW_COOKIE)) return false;
    const begun = performance.now();
    const entry = this.#cache.find(pageKey(url));
    if (!entry) return false;
    const { status, headers: own, body: whole } = entry.representationFor(headers);
    const body = method === "HEAD" ? undefined : whole;
    response.once("finish", () =>
      this.#record({ request, status, bytes: body?.length ?? 0, durationMs: performance.now() - begun }),
    );
    response.writeHead(status, own);
    response.end(body);
    return true;
  }
}

/** Under which key a page is cached: its address in canonical form. */
export function pageKey(url: string): string {
  return url.includes("?") ? hrefOf(placeOf(url)) : url;
}
