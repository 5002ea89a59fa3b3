import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { call } from "../api/calls.ts";

/** How long a cached response is shown without a new request. */
const FRESH_MS = 60_000;

/**
 * Searches, unless the text is blank or too long. A new request cancels the one before.
 *
 * @param known - The response to this request that the server has rendered.
 */
export function useSearch(request: SearchRequest, known?: SearchResponse) {
  const isEnabled = canBeSearched(request.searchInput);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["search", request],
    queryFn: ({ signal }) => call<SearchResponse>("globalSearch", { method: "post", json: request, signal }),
    staleTime: FRESH_MS,
    enabled: isEnabled,
    ...(known && { initialData: known }),
    placeholderData: keepPreviousData,
  });
  return {
    /** The previous results stay until the new ones are loaded; absent after a failure. */
    response: isEnabled ? data : undefined,
    // Cached results that are only revalidated do not count as loading.
    loading: isFetching && (isPlaceholderData || !data),
    retry: () => void refetch(),
  };
}
