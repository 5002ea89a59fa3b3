import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { call } from "../api/calls.ts";

/** How long a cached response is shown without a new request. */
const STALE_TIME_MS = 60_000;

/** The results of a search; nothing is requested for a text that is blank or too long. */
export function searchQuery(request: SearchRequest) {
  return queryOptions({
    queryKey: ["search", request],
    queryFn: ({ signal }) => call<SearchResponse>("globalSearch", request, signal),
    staleTime: STALE_TIME_MS,
    enabled: canBeSearched(request.searchInput),
  });
}

/** Searches. A new request cancels the one before. */
export function useSearch(request: SearchRequest) {
  const query = searchQuery(request);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  });
  return {
    /** The previous results stay until the new ones are loaded; absent after a failure. */
    response: query.enabled ? data : undefined,
    // Cached results that are only revalidated do not count as loading.
    loading: isFetching && (isPlaceholderData || !data),
    retry: () => void refetch(),
  };
}
