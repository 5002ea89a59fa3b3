import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { call } from "../api/calls.ts";

/** How long a cached response is shown without a new request. */
const FRESH_MS = 60_000;

/** State of a search. */
export interface Search {
  /** The previous results stay until the new ones are loaded; absent after a failure. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
  /** Sends the request again. */
  readonly retry: () => void;
}

/**
 * Searches, unless the text is blank or too long. A new request cancels the one before.
 *
 * @param known - The response to this request that the server has rendered.
 */
export function useSearch(request: SearchRequest, known?: SearchResponse): Search {
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
    response: isEnabled ? data : undefined,
    // Cached results that are only revalidated do not count as loading.
    loading: isFetching && (isPlaceholderData || !data),
    retry: () => void refetch(),
  };
}
