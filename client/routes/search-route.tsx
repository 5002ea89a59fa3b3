import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";
import { SEARCH_PAGE_SIZE } from "../../src/domain/search/search.ts";
import { searchQuery } from "../api/queries.ts";
import { searchHead } from "../head.ts";
import { positiveInteger } from "../positive-integer.ts";
import { useHead } from "../use-head.ts";
import { FailureRoute } from "./failure-route.tsx";
import { SearchPage } from "./search-page.tsx";

/** `/search?s=…&t=page|pdf&page=N`: the address says what is searched. */
export function SearchRoute({ failure }: { readonly failure: PageFailure | undefined }) {
  return failure ? <FailureRoute failure={failure} /> : <Search />;
}

function Search() {
  const [parameters] = useSearchParams();
  const text = parameters.get("s") ?? "";
  const scope = parameters.get("t") === "pdf" ? "pdf" : "page";
  const page = positiveInteger(parameters.get("page"));
  const { data, error, isFetching } = useQuery({
    ...searchQuery({
      searchInput: text,
      searchPages: scope === "page",
      pageSize: SEARCH_PAGE_SIZE,
      currentPage: page,
    }),
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
  });
  useHead(searchHead(text));

  if (error) return <FailureRoute failure="unavailable" />;
  return <SearchPage text={text} scope={scope} page={page} answer={data} loading={isFetching} />;
}
