import { queryOptions } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { call } from "./calls.ts";

/** How long a cached response is shown without a new request. */
const FRESH_MS = 60_000;

/** Results of a search. */
export function searchQuery(request: SearchRequest) {
  const { searchInput, searchPages, pageSize, currentPage, year, kind } = request;
  return queryOptions({
    queryKey: ["search", searchInput, searchPages, pageSize, currentPage, year, kind],
    queryFn: ({ signal }) => call<SearchResponse>("globalSearch", { method: "post", json: request, signal }),
    staleTime: FRESH_MS,
  });
}
