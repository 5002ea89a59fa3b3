import type { QueryClient } from "@tanstack/react-query";
import { type createBrowserRouter, type RouterState, redirect, redirectDocument } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { localPath } from "../../src/domain/links/address.ts";
import { documentLanguage, isSearchPath, settingsIn } from "../browser/document-settings.ts";
import { placeInView } from "../browser/place.ts";
import { nextPaint } from "../browser/when-idle.ts";
import { documentQuery, ForeignDocumentError, isRecent } from "../documents/document-query.ts";
import type { PageDocument } from "../documents/page-document.ts";
import { NO_DATA, type RouteData, SITE_ROUTE } from "../documents/route-data.ts";
import { isInView } from "../navigation/page-links.ts";
import { searchQuery } from "../search/use-search.ts";
import { hasTypedText, watchUse } from "./page-in-use.ts";
import type { RouteLoaders } from "./routes.tsx";

/** Whether a page is without a document: the route has a loader of its own. */
function isWithoutDocument(path: string): boolean {
  return isSearchPath(path) || path === localPath("/privacy", documentLanguage());
}

/** The path and the query that a loader is called for. */
function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What the loaders ask of the router. */
export type LoadingRouter = Pick<ReturnType<typeof createBrowserRouter>, "revalidate"> & {
  readonly state: Pick<RouterState, "location" | "navigation" | "revalidation"> & {
    readonly loaderData: Readonly<Record<string, RouteData | undefined>>;
  };
};

/**
 * The loaders of the routes in the browser, which fill the query client. The hash is in the state of the router, and in no
 * request.
 */
export function routeLoaders(queryClient: QueryClient, routerOf: () => LoadingRouter): RouteLoaders {
  const navigation = () => routerOf().state.navigation;
  const hash = () => navigation().location?.hash ?? "";
  const isTraversal = () => navigation().historyAction === "POP";
  const isReplacing = () => routerOf().state.revalidation === "loading";
  /** A press on a link to the page in view asks the server, however new its data are. */
  const asking = (url: URL) => isInView(url) && !isTraversal() && { staleTime: 0 };

  /** The document that the server sends now, once what the press changes is painted: before the next page is laid out. */
  async function answered(answer: Promise<PageDocument>, cached: PageDocument | undefined, request: Request) {
    try {
      const [page] = await Promise.all([answer, nextPaint()]);
      return { ...page, isWaitedFor: cached === undefined };
    } catch (error) {
      // The visitor has gone elsewhere: nothing happens any more.
      request.signal.throwIfAborted();
      // Without an answer, whatever the browser says of the connection, an old document is better than none.
      const isAnswered = error instanceof ForeignDocumentError;
      if (!isAnswered && (cached || !navigator.onLine)) return cached ?? NO_DATA;
      return loadWithBrowser(addressOf(request) + hash(), request.signal);
    }
  }

  /** A document that is shown before the server has answered. */
  async function shownMeanwhile(answer: Promise<PageDocument>, cached: PageDocument, request: Request) {
    // Handled from now on: it may fail before the document is shown.
    const outcome = Promise.allSettled([answer]);
    await nextPaint();
    request.signal.throwIfAborted();
    void replaceWhenAnswered(outcome, cached);
    return cached;
  }

  /** Replaces the document that is shown by what the server has answered, unless the visitor has left it or uses it. */
  async function replaceWhenAnswered(
    answer: Promise<[PromiseSettledResult<PageDocument>]>,
    shown: PageDocument,
  ) {
    const watched = new AbortController();
    const isUsed = watchUse(watched.signal);
    const [outcome] = await answer;
    const hasChanged = outcome.status === "fulfilled" && outcome.value !== shown;
    const isForeign = outcome.status === "rejected" && outcome.reason instanceof ForeignDocumentError;
    // By then it is in view.
    await nextPaint();
    watched.abort();
    const { loaderData, navigation: next } = routerOf().state;
    if (loaderData[SITE_ROUTE] !== shown || next.state !== "idle" || isUsed()) return;
    if (isForeign && !hasTypedText()) location.reload();
    else if (hasChanged) await routerOf().revalidate();
  }

  return {
    site: async ({ request }): Promise<RouteData> => {
      const url = new URL(request.url);
      if (isWithoutDocument(url.pathname)) {
        const { origin = location.origin, languages } = settingsIn(document) ?? {};
        return { settings: { origin, languages } };
      }
      const address = addressOf(request);
      const { location: at, loaderData } = routerOf().state;
      const inView = loaderData[SITE_ROUTE];
      // A jump within the page, which may have something typed in it: what is known of its address may be newer.
      if (inView && isTraversal() && at.pathname + at.search === address) return inView;
      const query = documentQuery(address, "high");
      const known = queryClient.getQueryState(query.queryKey);
      const cached = known?.data;
      // Back and forward show pages as they were.
      if (cached && isTraversal()) return cached;
      if (cached && isReplacing()) return { ...cached, place: placeInView() };
      const answer = queryClient.fetchQuery({ ...query, ...asking(url) });
      return cached && isRecent(known) && !isInView(url)
        ? shownMeanwhile(answer, cached, request)
        : answered(answer, cached, request);
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
