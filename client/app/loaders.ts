import type { QueryClient } from "@tanstack/react-query";
import { data, replace } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { ForeignDocumentError } from "../api/fetch-document.ts";
import { settingsIn } from "../api/page-document.ts";
import { documentQuery } from "../api/queries.ts";
import { searchQuery } from "../search/use-search.ts";
import { nextPaint } from "../when-idle.ts";
import type { RouteData } from "./route-data.ts";
import type { RouteLoaders } from "./routes.tsx";

/**
 * The loaders of the routes in the browser, which fill the query client.
 *
 * @param hash - Returns the hash of the address that is loaded, which requests do not have.
 */
export function routeLoaders(queryClient: QueryClient, hash: () => string): RouteLoaders {
  return {
    page: async ({ request }): Promise<RouteData> => {
      const { pathname, search } = new URL(request.url);
      const address = pathname + search;
      const query = documentQuery(address, "high");
      const cached = queryClient.getQueryData(query.queryKey);
      // On the way back and forward, the browser has changed the address already; it shows pages as they were.
      if (cached && address === location.pathname + location.search) return cached;
      try {
        // What a press changes is painted before the next page is laid out.
        const [page] = await Promise.all([queryClient.fetchQuery(query), nextPaint()]);
        return page;
      } catch (error) {
        // Without a connection, an old document is better than none.
        if (cached && !(error instanceof ForeignDocumentError)) return cached;
        if (!navigator.onLine) throw data(null, { status: 503 });
        return loadWithBrowser(address + hash());
      }
    },
    search: ({ request }): RouteData => {
      const query = searchQuery(searchRequestOf(new URL(request.url).searchParams));
      // Not awaited: the page says that it is loading.
      if (query.enabled) void queryClient.prefetchQuery(query);
      return { settings: { origin: settingsIn(document)?.origin ?? location.origin } };
    },
    privacy: ({ request }) => replace(`/privacy-policy${new URL(request.url).search}${hash()}`),
  };
}

/** Has the browser load an address. The navigation stays pending until it has left this document. */
function loadWithBrowser(address: string): Promise<never> {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => undefined);
}
