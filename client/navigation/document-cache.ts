import { canReplacePage } from "./page-document.ts";

/** A document of the site as it was fetched. */
export interface FetchedDocument {
  readonly document: Document;
  /** Path and query where it was found in the end, after redirects. */
  readonly address: string;
}

interface CacheEntry extends FetchedDocument {
  readonly etag: string | undefined;
  /** By the clock of the day: the monotonic one stands still while the machine sleeps. */
  readonly checkedAtMs: number;
}

/** How long a document is shown without asking whether it has changed: from pointing at a link to its press. */
const FRESH_MS = 1_000;

/** Documents that are kept; the one used least recently goes first. */
const MAX_DOCUMENTS = 30;

const cache = new Map<string, CacheEntry>();
const requests = new Map<string, Promise<FetchedDocument>>();

/** The answer is nothing that can take the place of the page in view. The browser itself can show it. */
class ForeignDocumentError extends Error {
  override readonly name = "ForeignDocumentError";
}

/** The document at an address if it was fetched within the last second. */
export function freshDocument(address: string): FetchedDocument | undefined {
  const entry = cache.get(address);
  const ageMs = entry && Date.now() - entry.checkedAtMs;
  return ageMs !== undefined && ageMs >= 0 && ageMs < FRESH_MS ? entry : undefined;
}

/**
 * The document at an address, whatever its status. One that is older than a second is revalidated by its entity tag, if there is
 * a connection; any number who ask at once share one request.
 *
 * @throws {ForeignDocumentError} for what cannot take the place of the page in view; what `fetch` throws otherwise.
 */
export async function loadDocument(
  address: string,
  priority: RequestPriority = "auto",
): Promise<FetchedDocument> {
  const running = requests.get(address);
  if (running !== undefined) return running;
  const fresh = freshDocument(address);
  if (fresh) return fresh;
  const request = fetchDocument(address, priority).finally(() => requests.delete(address));
  requests.set(address, request);
  return request;
}

async function fetchDocument(address: string, priority: RequestPriority): Promise<FetchedDocument> {
  const known = cache.get(address);
  const headers = { accept: "text/html", ...(known?.etag && { "if-none-match": known.etag }) };
  // Without a connection an older document is better than none.
  if (known && !navigator.onLine) return known;
  const response = await fetch(address, { headers, priority });
  if (known && response.status === 304) return keep(address, known);
  if (!response.headers.get("content-type")?.startsWith("text/html")) throw new ForeignDocumentError();
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!canReplacePage(parsed)) throw new ForeignDocumentError();
  const { pathname, search } = new URL(response.url);
  const found = {
    document: parsed,
    address: pathname + search,
    etag: response.headers.get("etag") ?? undefined,
  };
  // A failure is not remembered: whoever follows the link asks again.
  return response.status < 500 ? keep(address, found) : found;
}

function keep(address: string, found: Omit<CacheEntry, "checkedAtMs">): CacheEntry {
  const entry = { ...found, checkedAtMs: Date.now() };
  cache.delete(address);
  cache.set(address, entry);
  const [oldest] = cache.keys();
  if (cache.size > MAX_DOCUMENTS && oldest !== undefined) cache.delete(oldest);
  return entry;
}
