import { type QueryState, queryOptions } from "@tanstack/react-query";
import { settingsIn } from "../browser/document-settings.ts";
import { type PageDocument, pageIn } from "./page-document.ts";

/** How long a document is shown without a request: about the time between hovering over a link and the click. */
const STALE_TIME_MS = 1_000;

/** How long a document is shown while it is asked for again: about as long as somebody reads the page that links to it. */
const RECENT_MS = 5 * 60 * 1_000;

/** How long a document is kept for back and forward, and for a visitor who has lost the connection. */
const GC_TIME_MS = 60 * 60 * 1_000;

/** The document at an address (path and query), which the browser's own cache revalidates by its ETag. */
export function documentQuery(address: string, priority?: RequestPriority) {
  return queryOptions({
    queryKey: ["document", address],
    queryFn: ({ client, queryKey }) =>
      fetchDocument(address, { priority, known: client.getQueryData<PageDocument>(queryKey) }),
    // An error page is requested again, since the page may be back.
    staleTime: ({ state }) => (state.data?.settings.isFailure ? 0 : STALE_TIME_MS),
    gcTime: GC_TIME_MS,
  });
}

/** Whether what is known of an address may be shown at once. What has changed since replaces it when the server has answered. */
export function isRecent(state: QueryState<PageDocument> | undefined): boolean {
  if (state?.data === undefined || state.data.settings.isFailure) return false;
  return Date.now() - state.dataUpdatedAt < RECENT_MS;
}

/** A request that takes longer has stalled, for example since a change of networks. */
const TIMEOUT_MS = 15_000;

/** A response that the application cannot show: a redirect, a file, a document of another site or another build. */
export class ForeignDocumentError extends Error {
  override readonly name = "ForeignDocumentError";
}

interface FetchOptions {
  readonly priority: RequestPriority | undefined;
  /** What was fetched of the address before. */
  readonly known: PageDocument | undefined;
}

/**
 * Fetches a document of any status; if it has not changed, it is the known one.
 *
 * @throws {ForeignDocumentError} for what only the browser can show, or as `fetch`.
 */
async function fetchDocument(address: string, { priority, known }: FetchOptions): Promise<PageDocument> {
  const response = await fetch(address, {
    headers: { accept: "text/html" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(priority && { priority }),
  });
  if (response.redirected || !response.headers.get("content-type")?.startsWith("text/html")) {
    throw new ForeignDocumentError();
  }
  const etag = response.headers.get("etag") ?? undefined;
  if (known && etag !== undefined && known.etag === etag) {
    void response.body?.cancel();
    return known;
  }
  const page = pageIn(new DOMParser().parseFromString(await response.text(), "text/html"));
  if (!page || page.settings.build !== settingsIn(document)?.build) throw new ForeignDocumentError();
  return { ...page, etag };
}
