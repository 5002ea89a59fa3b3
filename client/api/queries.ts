import { keepPreviousData, QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { fetchDocument } from "./fetch-document.ts";
import { fetchShell } from "./page-document.ts";

/** How long a document is shown without revalidation: about the time between hovering over a link and the click. */
const STALE_TIME_MS = 1_000;

/** How long a document is kept for back and forward, and for a visitor who has lost the connection. */
const GC_TIME_MS = 60 * 60 * 1_000;

/** Everything that comes from the server. The browser has one, the server one for each page that it renders. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, fail at once with a message rather than wait for a connection.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}

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

/**
 * Content of the header, menus, footer and notices.
 *
 * @param version - As a document names it; without one, the content before is shown.
 */
export function shellQuery(version: string | undefined) {
  return queryOptions({
    queryKey: ["shell", version],
    queryFn: version === undefined ? skipToken : () => fetchShell(version),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData<ShellData>,
  });
}
