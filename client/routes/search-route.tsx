import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { searchRequestOf } from "../../src/adapters/http/contract/query.ts";
import { failureOf } from "../api/failure.ts";
import { searchQuery } from "../api/queries.ts";
import { searchHead } from "../head.ts";
import { useHead } from "../use-head.ts";
import { FailureRoute } from "./failure-route.tsx";
import { SearchPage } from "./search-page.tsx";

/** `/search?s=…&t=page|pdf&page=N`: the address says what is searched. */
export function SearchRoute() {
  const [parameters] = useSearchParams();
  const request = searchRequestOf(parameters);
  const { searchInput: text, searchPages, currentPage: page } = request;
  const { data, error, isFetching } = useQuery({
    ...searchQuery(request),
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
  });
  useHead(searchHead(text));

  if (error) return <FailureRoute failure={failureOf(error)} />;
  const scope = searchPages ? "page" : "pdf";
  return <SearchPage text={text} scope={scope} page={page} answer={data} loading={isFetching} />;
}
