import { QueryClientProvider } from "@tanstack/react-query";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useRouteLoaderData,
} from "react-router-dom";
import { isErrorPage } from "../src/adapters/http/contract/error-page.ts";
import type { Head, InitialState, PageRenderer } from "../src/adapters/http/contract/initial-state.ts";
import { pathsAbove } from "../src/adapters/http/contract/paths-above.ts";
import { searchRequestOf } from "../src/adapters/http/contract/query.ts";
import { createQueryClient, shellQuery } from "./api/queries.ts";
import { FailurePage } from "./app/failure-page.tsx";
import { siteRoutes } from "./app/routes.tsx";
import { SearchRoute } from "./app/search-route.tsx";
import { Site } from "./app/site.tsx";
import { titled } from "./content/title.ts";
import { type RouteData, SITE_ROUTE } from "./documents/route-data.ts";
import { searchHead } from "./search/search-head.ts";
import { SearchPage } from "./search/search-page.tsx";
import { searchQuery } from "./search/use-search.ts";
import { siteViews } from "./server/capabilities.ts";
import { InLanguage } from "./server/in-language.tsx";
import { pageHead } from "./server/page-head.ts";
import { PageViewContent } from "./server/pages/page-view.tsx";
import { renderedMarkup } from "./server/rendered-markup.ts";
import { shownText } from "./server/shown-text.tsx";
import { SliceSimulator } from "./server/slice-simulator.tsx";
import { StyleGuide } from "./server/styleguide/style-guide.tsx";
import { withNumbersUnbroken } from "./server/unbroken-numbers.ts";
import { ShownViews } from "./server/views.ts";

/** Renders a page on the server; see {@link PageRenderer}. */
export const render: PageRenderer["render"] = async (url, state, origin) => ({
  html:
    state.content.kind === "slice-simulator"
      ? await renderedMarkup(
          <InLanguage locale={state.locale}>
            <ShownViews value={siteViews}>
              <SliceSimulator slices={state.content.slices} />
            </ShownViews>
          </InLanguage>,
        )
      : await renderRoute(url, state, origin),
  head: headOf(state),
});

export const textOf: PageRenderer["textOf"] = shownText;

/** The name of the shell for queries; the server knows only this one. */
const SHELL = "shell";

/** What the routes show, which the loader returns: it is the context of the request. */
interface ServerData extends RouteData {
  readonly content: InitialState["content"];
}

/** The routes of each language, by what begins their paths. */
const handlers = new Map<string | undefined, ReturnType<typeof createStaticHandler>>();

function handlerOf(language: string | undefined) {
  return handlers.getOrInsertComputed(language, () =>
    createStaticHandler(
      siteRoutes(
        { Site, Page: ServerPage, Search: ServerPage },
        { site: ({ context }) => context },
        language,
      ),
    ),
  );
}

/** The page of any route: at each address there may be an error page, too. */
function ServerPage() {
  const data = useRouteLoaderData<ServerData>(SITE_ROUTE);
  if (!data) throw new Error("The route has no data.");
  const { content } = data;
  const isSearch = content.kind === "search" || content.kind === "empty-search";
  if (isSearch) return <SearchRoute />;
  return (
    <div>
      <ShownViews value={siteViews}>
        <ContentView content={content} />
      </ShownViews>
    </div>
  );
}

async function renderRoute(url: string, state: InitialState, origin: string) {
  const { locale, shell, content, asksConsent, languages } = state;
  const { query, dataRoutes } = handlerOf(locale.language);
  const queryClient = createQueryClient();
  if (shell) {
    const isAsking = asksConsent === true && shell.tagManagerId !== undefined;
    const data = { version: SHELL, options: shell, asksConsent: isAsking };
    queryClient.setQueryData(shellQuery(SHELL).queryKey, data);
  }
  const address = new URL(origin + url);
  if (content.kind === "search") {
    const request = searchRequestOf(address.searchParams);
    queryClient.setQueryData(searchQuery(request).queryKey, content.response);
  }
  const requestContext: ServerData = {
    content,
    settings: {
      origin,
      shell: shell && SHELL,
      above: pathsAbove(content),
      languages,
      ...(isErrorPage(content) && { isFailure: true }),
    },
  };
  const context = await query(new Request(address), { requestContext });
  if (context instanceof Response) throw new Error("The server redirects before it renders.");
  const markup = await renderedMarkup(
    <InLanguage locale={locale}>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </InLanguage>,
  );
  // What is around the content, and the search, are rendered again in the browser, which would have other texts.
  return content.kind === "page" ? markup.replace(MAIN, withNumbersUnbroken) : markup;
}

/** The element with the content. */
const MAIN = /<main[ >].*<\/main>/s;

function headOf({ locale, content }: InitialState): Head {
  switch (content.kind) {
    case "page":
      return pageHead(content.page, siteViews, content.locale ?? locale);
    case "search":
    case "search-not-ready":
      return searchHead(content.request.searchInput, locale);
    case "empty-search":
      return searchHead("", locale);
    case "failure":
      return { title: titled(locale.texts.pages[content.failure].title, locale) };
    case "style-guide":
      return { title: titled("Style guide", locale) };
    case "slice-simulator":
      return { title: titled("Slice simulator", locale) };
  }
}

/** The page of a route, rendered from its content. The browser shows documents instead. */
function ContentView({ content }: Pick<ServerData, "content">) {
  switch (content.kind) {
    case "page": {
      const page = <PageViewContent page={content.page} />;
      if (!content.locale) return page;
      return (
        <div lang={content.locale.brand.locale}>
          <InLanguage locale={content.locale}>{page}</InLanguage>
        </div>
      );
    }
    case "search-not-ready":
      return <SearchPage request={content.request} response={undefined} loading={false} />;
    case "failure":
      return <FailurePage failure={content.failure} suggestions={content.suggestions} />;
    case "style-guide":
      return <StyleGuide sections={content.sections} />;
    default:
      throw new Error(`No page has the content "${content.kind}".`);
  }
}
