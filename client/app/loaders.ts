import type { QueryClient } from "@tanstack/react-query";
import { type Navigation, redirect, redirectDocument } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { localPath } from "../../src/domain/links/address.ts";
import { documentLanguage, isSearchPath, settingsIn } from "../browser/document-settings.ts";
import { nextPaint } from "../browser/when-idle.ts";
import { documentQuery, ForeignDocumentError } from "../documents/document-query.ts";
import { NO_DATA, type RouteData } from "../documents/route-data.ts";
import { isInView } from "../navigation/page-links.ts";
import { searchQuery } from "../search/use-search.ts";
import type { RouteLoaders } from "./routes.tsx";

/** Whether a page is without a document: the route has a loader of its own. */
function isWithoutDocument(path: string): boolean {
  return isSearchPath(path) || path === localPath("/privacy", documentLanguage());
}

/** The loaders of the routes in the browser, which fill the query client. The hash is in `navigation`, and in no request. */
export function routeLoaders(queryClient: QueryClient, navigation: () => Navigation): RouteLoaders {
  const hash = () => navigation().location?.hash ?? "";
  const isTraversal = () => navigation().historyAction === "POP";
  /** A press on a link to the page in view asks the server, however new its data are. */
  const asking = (url: URL) => isInView(url) && !isTraversal() && { staleTime: 0 };
  return {
    site: async ({ request }): Promise<RouteData> => {
      const url = new URL(request.url);
      if (isWithoutDocument(url.pathname)) {
        const { origin = location.origin, languages } = settingsIn(document) ?? {};
        return { settings: { origin, languages } };
      }
      const address = url.pathname + url.search;
      const query = documentQuery(address, "high");
      const cached = queryClient.getQueryData(query.queryKey);
      // Back and forward show pages as they were.
      if (cached && isTraversal()) return cached;
      try {
        // What a press changes is painted before the next page is laid out.
        const answer = queryClient.fetchQuery({ ...query, ...asking(url) });
        const [page] = await Promise.all([answer, nextPaint()]);
        return { ...page, isWaitedFor: cached === undefined };
      } catch (error) {
        // The visitor has gone elsewhere: nothing happens any more.
        request.signal.throwIfAborted();
        // Without an answer, whatever the browser says of the connection, an old document is better than none.
        const isAnswered = error instanceof ForeignDocumentError;
        if (!isAnswered && (cached || !navigator.onLine)) return cached ?? NO_DATA;
        return loadWithBrowser(address + hash(), request.signal);
      }
    },
    search: async ({ request }) => {
      const url = new URL(request.url);
      const query = searchQuery(searchRequestOf(url.searchParams));
      if (!query.enabled) return null;
      const results = queryClient.prefetchQuery({ ...query, ...asking(url) });
      // A page without its results is too short for where the visitor was. Forwards, it says that it is loading.
      if (isTraversal()) await results;
      return null;
    },
    privacy: ({ request }) =>
      redirect(localPath(`/privacy-policy${new URL(request.url).search}${hash()}`, documentLanguage())),
  };
}

/** Has the browser load an address. The navigation stays pending until it has left this document, or is abandoned. */
function loadWithBrowser(address: string, signal: AbortSignal): Promise<never> {
  const { href } = new URL(address, location.href);
  signal.addEventListener("abort", () => window.stop());
  if (href !== location.href) throw redirectDocument(href);
  // That of the page in view: with a hash, a redirect would not load it.
  location.reload();
  return new Promise(() => undefined);
}
