import type { QueryClient } from "@tanstack/react-query";
import { type Location, replace } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { ForeignDocumentError } from "../api/fetch-document.ts";
import { documentQuery } from "../api/queries.ts";
import { nextPaint } from "../next-paint.ts";
import { searchQuery } from "../search/use-search.ts";
import type { RouteData, ViewSettings } from "./route-data.ts";
import type { RouteLoaders } from "./routes.tsx";

interface LoaderOptions {
  readonly queryClient: QueryClient;
  /** Where the pending navigation leads. */
  readonly destination: () => Pick<Location, "hash"> | undefined;
  /** The settings of the page in view. */
  readonly currentSettings: () => ViewSettings;
}

/** The loaders of the routes in the browser, which fill the query client. */
export function routeLoaders({ queryClient, destination, currentSettings }: LoaderOptions): RouteLoaders {
  const hash = () => destination()?.hash ?? "";

  async function loadPage(address: string): Promise<RouteData> {
    const query = documentQuery(address, "high");
    const cached = queryClient.getQueryData(query.queryKey);
    // On the way back and forward, the browser has changed the address already; it shows pages as they were.
    if (cached && address === location.pathname + location.search) return dataOf(cached);
    try {
      // What a press changes is painted before the next page is laid out.
      const [page] = await Promise.all([queryClient.fetchQuery(query), nextPaint()]);
      return dataOf(page);
    } catch (error) {
      // Without a connection, an old document is better than none.
      if (cached && !(error instanceof ForeignDocumentError)) return dataOf(cached);
      if (!navigator.onLine) throw error;
      return loadWithBrowser(address + hash());
    }
  }

  return {
    page: ({ request }) => loadPage(addressOf(request)),
    search: async ({ request }) => {
      const query = searchQuery(searchRequestOf(new URL(request.url).searchParams));
      // Not awaited: the page says that it is loading.
      if (query.enabled) void queryClient.prefetchQuery(query);
      const { origin, shell } = currentSettings();
      return { settings: { origin, shell } } satisfies RouteData;
    },
    privacy: ({ request }) => replace(`/privacy-policy${new URL(request.url).search}${hash()}`),
  };
}

function dataOf(document: NonNullable<RouteData["document"]>): RouteData {
  return { settings: document.settings, document };
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Has the browser load an address. The navigation stays pending until it has left this document. */
function loadWithBrowser(address: string): Promise<never> {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => undefined);
}
