import { queryOptions } from "@tanstack/react-query";
import { fetchDocument } from "./fetch-document.ts";

/** How long a document is shown without revalidation: about the time between hovering over a link and the click. */
const STALE_TIME_MS = 1_000;

/** How long a document is kept for back and forward, and for a visitor who has lost the connection. */
const GC_TIME_MS = 60 * 60 * 1_000;

/**
 * The document at an address. The browser's own cache revalidates it by its ETag.
 *
 * @param address - Path and query.
 * @param priority - Of the request. Default: that of `fetch`.
 */
export function documentQuery(address: string, priority?: RequestPriority) {
  return queryOptions({
    queryKey: ["document", address],
    queryFn: () => fetchDocument(address, priority),
    // An error page is requested again, since the page may be back.
    staleTime: ({ state }) => (state.data?.settings.isFailure ? 0 : STALE_TIME_MS),
    gcTime: GC_TIME_MS,
  });
}
