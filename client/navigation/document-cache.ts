import { canReplacePage } from "./page-document.ts";

export interface FetchedDocument {
  readonly document: Document;
  /** Path and query after redirects. */
  readonly address: string;
}

interface CacheEntry extends FetchedDocument {
  readonly etag: string | undefined;
  /** Wall-clock time, since the monotonic clock stops while the device sleeps. */
  readonly checkedAtMs: number;
}

/** How long a document is shown without revalidation: about the time between hovering over a link and the click. */
const FRESH_MS = 1_000;

/** A request that takes longer has stalled, for example since a change of networks. */
const TIMEOUT_MS = 15_000;

/** Above this, the least recently used document is evicted. */
const MAX_DOCUMENTS = 30;

const cache = new Map<string, CacheEntry>();
const requests = new Map<string, Promise<FetchedDocument>>();

/** The response cannot replace the current page; the browser has to load it. */
class ForeignDocumentError extends Error {
  override readonly name = "ForeignDocumentError";
}

/**
 * The document at an address, whatever its status. An older cache entry is revalidated by its ETag, unless the browser is
 * offline. Concurrent calls for one address share one request.
 *
 * @throws {ForeignDocumentError} for a response that cannot replace the current page; otherwise what `fetch` throws.
 */
export async function loadDocument(
  address: string,
  priority: RequestPriority = "auto",
): Promise<FetchedDocument> {
  const pending = requests.get(address);
  if (pending !== undefined) return pending;
  const cached = cache.get(address);
  const ageMs = cached ? Date.now() - cached.checkedAtMs : -1;
  if (cached && ageMs >= 0 && ageMs < FRESH_MS) return cached;
  const request = fetchDocument(address, priority).finally(() => requests.delete(address));
  requests.set(address, request);
  return request;
}

async function fetchDocument(address: string, priority: RequestPriority): Promise<FetchedDocument> {
  const cached = cache.get(address);
  const headers = { accept: "text/html", ...(cached?.etag && { "if-none-match": cached.etag }) };
  // Without a connection, an old document is better than none.
  if (cached && !navigator.onLine) return cached;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { headers, priority, signal }).catch((error: unknown) => {
    // The browser may not have noticed yet that it is offline.
    if (cached) return cached;
    throw error;
  });
  if (!(response instanceof Response)) return response;
  if (cached && response.status === 304) return store(address, cached);
  if (!response.headers.get("content-type")?.startsWith("text/html")) throw new ForeignDocumentError();
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!canReplacePage(parsed)) throw new ForeignDocumentError();
  const { pathname, search } = new URL(response.url);
  const fetched = {
    document: parsed,
    address: pathname + search,
    etag: response.headers.get("etag") ?? undefined,
  };
  // Server errors are not cached: following the link requests the page again.
  return response.status < 500 ? store(address, fetched) : fetched;
}

function store(address: string, fetched: Omit<CacheEntry, "checkedAtMs">): CacheEntry {
  const entry = { ...fetched, checkedAtMs: Date.now() };
  cache.delete(address);
  cache.set(address, entry);
  const [oldest] = cache.keys();
  if (cache.size > MAX_DOCUMENTS && oldest !== undefined) cache.delete(oldest);
  return entry;
}
