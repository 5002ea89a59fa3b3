import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { BrowserLocale } from "../../brand/locale.ts";
import type { DocumentSettings, ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { PREVIEW_COOKIE } from "../../src/adapters/http/contract/preview-cookie.ts";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { createQueryClient, shellQuery } from "../api/queries.ts";
import { siteCookies } from "../browser/cookies.ts";
import { isSearchPath } from "../browser/document-settings.ts";
import { SiteLocale } from "../content/locale.ts";
import { documentQuery } from "../documents/document-query.ts";
import { pageIn } from "../documents/page-document.ts";
import { type RouteData, SITE_ROUTE } from "../documents/route-data.ts";
import { searchQuery } from "../search/use-search.ts";
import { ErrorPage, PageRoute, SiteErrorPage } from "./error-page.tsx";
import { keyHistoryEntries } from "./history-entry.ts";
import { routeLoaders } from "./loaders.ts";
import { keepPresses } from "./presses.ts";
import { siteRoutes } from "./routes.tsx";
import { SearchRoute } from "./search-route.tsx";
import { Site } from "./site.tsx";

/**
 * Starts the application on the document in view.
 *
 * @param shell - What its header, menus, footer and notices show.
 * @param started - Aborted as soon as the application handles all presses.
 */
export type StartApplication = (
  settings: DocumentSettings,
  shell: ShellData | undefined,
  started: AbortController,
) => void;

/** The start of the application in a language. */
export function startIn(locale: BrowserLocale): StartApplication {
  return (settings, shell, started) => {
    start(locale, settings, shell, started);
  };
}

function start(
  locale: BrowserLocale,
  settings: DocumentSettings,
  shell: ShellData | undefined,
  started: AbortController,
): void {
  const root = document.getElementById("root");
  const page = pageIn(document);
  if (!root || !page) throw new Error("This is no document of the site.");
  keyHistoryEntries();

  const queryClient = createQueryClient();
  const { pathname, search } = location;
  const address = pathname + search;
  const isSearch = isSearchPath(pathname) && !settings.isFailure;
  if (shell) queryClient.setQueryData(shellQuery(settings.shell).queryKey, shell);
  if (!isSearch) {
    const updatedAt = Date.now() - performance.now();
    queryClient.setQueryData(documentQuery(address).queryKey, page, { updatedAt });
  } else if (settings.results) {
    const request = searchRequestOf(new URLSearchParams(search));
    queryClient.setQueryData(searchQuery(request).queryKey, settings.results);
  }

  const loaders = routeLoaders(queryClient, () => router);
  const routes = siteRoutes(
    { Site, Page: PageRoute, Search: SearchRoute, ErrorPage, SiteErrorPage },
    loaders,
    locale.language,
  );
  const first: RouteData = isSearch ? { settings } : page;
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [SITE_ROUTE]: first, search: null } },
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // In the browser's own cache of pages, what was pending would stay so.
    if (router.state.navigation.state === "idle") void queryClient.cancelQueries();
    else location.reload();
  });

  const app = (
    <StrictMode>
      <SiteLocale value={locale}>
        <QueryClientProvider client={queryClient}>
          {/* As a transition, React renders the next page in pieces, with a frame of the page before after each. */}
          <RouterProvider router={router} useTransitions={false} />
          <Started started={started} />
        </QueryClientProvider>
      </SiteLocale>
    </StrictMode>
  );
  keepPresses(root, started.signal);
  startTransition(() => {
    hydrateRoot(root, app);
  });
  // Only editors need it. Without it, they see what is published.
  if (settings.toolbar?.src !== undefined || siteCookies().includes(PREVIEW_COOKIE)) {
    import("../preview/start-previews.ts")
      .then(({ startPreviews }) => startPreviews(settings))
      .catch(() => undefined);
  }
}

/** Reports that React has hydrated what it stands in. */
function Started({ started }: { readonly started: AbortController }) {
  useEffect(() => started.abort(), [started]);
  return null;
}
