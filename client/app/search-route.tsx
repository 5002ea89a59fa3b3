import { useContext, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { useLocale } from "../content/locale.ts";
import { DocumentHead } from "../documents/document-head.tsx";
import { DocumentPage } from "../documents/document-page.tsx";
import { useRouteData } from "../documents/route-data.ts";
import { OpenPage } from "../navigation/use-links.ts";
import { searchHref } from "../search/search-address.ts";
import { focusSearchField } from "../search/search-field.ts";
import { searchHead } from "../search/search-head.ts";
import { SearchPage } from "../search/search-page.tsx";
import { useSearch } from "../search/use-search.ts";

/** `/search?s=…&t=page|pdf&page=N`: the address holds the state of the search. */
export function SearchRoute() {
  // An error page, if the search failed when the document was requested.
  return useRouteData().html === undefined ? <Search /> : <DocumentPage />;
}

function Search() {
  const locale = useLocale();
  const { settings } = useRouteData();
  const { search: query } = useLocation();
  const openPage = useContext(OpenPage);
  const isTraversal = useNavigationType() === "POP";
  const request = searchRequestOf(new URLSearchParams(query));
  const { response, loading } = useSearch(request);
  const { title, description = "", canonical = "" } = searchHead(request.searchInput, locale);

  // On the way back the link that was followed has it. WebKit scrolls to a field that has the focus even for a moment.
  useLayoutEffect(() => {
    if (!isTraversal) focusSearchField();
  }, [isTraversal]);

  function search(typed: string) {
    openPage(searchHref({ text: typed, scope: request.searchPages ? "page" : "pdf" }, locale.language));
  }

  return (
    <>
      <DocumentHead
        head={{
          title,
          metas: [{ name: "description", content: description }],
          canonical: settings.origin + canonical,
          alternates: [],
          structuredData: [],
        }}
      />
      <div>
        <SearchPage
          request={request}
          response={response}
          loading={loading}
          focused={!isTraversal}
          onSearch={search}
        />
      </div>
    </>
  );
}
