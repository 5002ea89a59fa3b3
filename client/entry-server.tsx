import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { pages as texts } from "#texts/pages.ts";
import { isErrorPage } from "../src/adapters/http/contract/error-page.ts";
import type { Head, InitialState, PageRenderer } from "../src/adapters/http/contract/initial-state.ts";
import { searchRequestOf } from "../src/adapters/http/contract/query.ts";
import { createQueryClient, shellQuery } from "./api/queries.ts";
import type { RouteData } from "./app/route-data.ts";
import { routeIdAt, siteRoutes } from "./app/routes.tsx";
import { SearchRoute } from "./app/search-route.tsx";
import { Site } from "./app/site.tsx";
import { pageHead, searchHead, titled } from "./head.ts";
import { RenderedPage } from "./rendered-page.tsx";
import { searchQuery } from "./search/use-search.ts";
import { SliceSimulator } from "./simulator/slice-simulator.tsx";

/** Renders a page on the server; see {@link PageRenderer}. */
export const render: PageRenderer["render"] = (url, state, origin) => ({
  html:
    state.content.kind === "slice-simulator"
      ? renderToString(<SliceSimulator slices={state.content.slices} />)
      : renderRoute(url, state, origin),
  head: headOf(state),
});

/** The name of the shell for queries; the server knows only this one. */
const SHELL = "shell";

function renderRoute(url: string, { shell, content, asksConsent }: InitialState, origin: string): string {
  const queryClient = createQueryClient();
  if (shell) {
    const isAsking = asksConsent === true && shell.tagManagerId !== undefined;
    const data = { version: SHELL, options: shell, asksConsent: isAsking };
    queryClient.setQueryData(shellQuery(SHELL).queryKey, data);
  }
  if (content.kind === "search") {
    const { searchParams } = new URL(url, origin);
    queryClient.setQueryData(searchQuery(searchRequestOf(searchParams)).queryKey, content.response);
  }
  const Page = () => <RenderedPage content={content} />;
  // At its address there is an error page, too.
  const Search = content.kind === "search" || content.kind === "empty-search" ? SearchRoute : Page;
  const routes = siteRoutes({ Site, Page, Search });
  const data: RouteData = {
    settings: { origin, shell: shell && SHELL, ...(isErrorPage(content) && { isFailure: true }) },
  };
  const router = createMemoryRouter(routes, {
    initialEntries: [url],
    hydrationData: { loaderData: { [routeIdAt(routes, url)]: data } },
  });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function headOf({ content }: InitialState): Head {
  switch (content.kind) {
    case "page":
      return pageHead(content.page);
    case "search":
    case "search-not-ready":
      return searchHead(content.request.searchInput);
    case "empty-search":
      return searchHead("");
    case "failure":
      return { title: titled(texts[content.failure].title) };
    case "style-guide":
      return { title: titled("Style guide") };
    case "slice-simulator":
      return { title: titled("Slice simulator") };
  }
}
