import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import type { CompleteSearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { searchHead } from "../head.ts";
import { navigate, SHOW_IN_PLACE } from "../navigation/navigation.ts";
import { searchHref } from "./search-address.ts";
import { SearchPage } from "./search-page.tsx";
import { useSearch } from "./use-search.ts";

interface SearchPageState {
  readonly request: CompleteSearchRequest;
  /** Absent when nothing has been searched yet. */
  readonly response?: SearchResponse | undefined;
}

/** `/search?s=…&t=page|pdf&page=N`: the address holds the state of the search. */
export function SearchPageIsland({ request: first, response: firstResponse }: SearchPageState) {
  const [request, setRequest] = useState(first);
  const { response, loading, retry } = useSearch(request, request === first ? firstResponse : undefined);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const island = root.current?.closest("[data-island]");
    const show = (event: Event) => {
      const address = event instanceof CustomEvent ? new URL(event.detail, location.href) : undefined;
      if (address?.pathname !== "/search") return;
      event.preventDefault();
      const next = searchRequestOf(address.searchParams);
      document.title = searchHead(next.searchInput).title;
      // At once, because the scroll position is restored after this.
      flushSync(() => setRequest(next));
      // On a phone the filters are rows that scroll to the side, and the new value becomes the first.
      for (const row of root.current?.querySelectorAll("nav ul") ?? []) row.scrollLeft = 0;
    };
    island?.addEventListener(SHOW_IN_PLACE, show);
    return () => island?.removeEventListener(SHOW_IN_PLACE, show);
  }, []);

  function search(typed: string) {
    const hasFailed = !response && !loading;
    if (hasFailed && typed === request.searchInput && canBeSearched(typed)) retry();
    else navigate(searchHref({ text: typed, scope: request.searchPages ? "page" : "pdf" }));
  }

  return (
    <div ref={root}>
      <SearchPage request={request} response={response} loading={loading} onSearch={search} />
    </div>
  );
}
