import { LRUCache } from "lru-cache";
import { candidatesAt, type PageType } from "../../domain/links/address.ts";
import { type ContentRef, type ContentService, ContentServiceError } from "../../ports/content-service.ts";
import { TokenBucket } from "../rate-limits/token-bucket.ts";

/** Maximum number of cached results, with or without a document. */
const MAX_RESULTS = 1_000;
/** Maximum number of concurrent requests; an address takes up to five. Above it, no page is found. */
const CONCURRENCY_LIMIT = 6;
/** Requests that may follow each other after a quiet time, and how many a second from then on. */
const BURST = 30;
const REQUESTS_PER_SECOND = 5;
/** Maximum time that the visitor of an address without a page waits. */
const TIMEOUT_MS = 1_000;

export type FormerPages = ReturnType<typeof formerPages>;

/**
 * Finds pages by uids that they had before. The snapshot does not have these uids, but the content service still
 * resolves them. A client that tries thousands of addresses causes only a few requests to the service at a time, and
 * a few a second.
 *
 * The service also resolves uids of a publish that has not been read yet, and that may be hidden: while there is one, no page is
 * found. Every address is asked for alike, so that the time that it takes tells nothing.
 *
 * @param pageTypes - The types of pages that the site has.
 */
export function formerPages(
  service: Pick<ContentService, "findFormer" | "publishedRef">,
  pageTypes: readonly PageType[],
) {
  const results = new LRUCache<string, { readonly id: string | undefined }>({ max: MAX_RESULTS });
  let inFlight = 0;
  const bucket = new TokenBucket(BURST, REQUESTS_PER_SECOND);
  const fetchId = async (ref: ContentRef, path: string, key: string): Promise<string | undefined> => {
    try {
      const id = await service.findFormer(ref, path);
      // Afterwards: what was published in between is not in that answer.
      if ((await service.publishedRef()) !== ref) return undefined;
      results.set(key, { id });
      return id;
    } catch (error) {
      if (error instanceof ContentServiceError) return undefined;
      throw error;
    }
  };
  return {
    /** Finds the id of the page that had an address before; `undefined` if there is none, or if the service does not respond in time. */
    async find(ref: ContentRef, path: string): Promise<string | undefined> {
      const key = `${ref} ${path}`;
      const cached = results.get(key);
      if (cached) return cached.id;
      const requests = candidatesAt(path, pageTypes).length + 1;
      if (inFlight + requests > CONCURRENCY_LIMIT || bucket.take(requests) > 0) return undefined;
      inFlight += requests;
      const request = fetchId(ref, path, key).finally(() => {
        inFlight -= requests;
      });
      const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS).unref();
      return Promise.race([request, timeout]).finally(() => clearTimeout(timer));
    },
  };
}
