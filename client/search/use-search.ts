import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { searchQuery } from "../api/queries.ts";

/** State of a search. */
export interface Search {
  /** The previous results stay until the new ones are loaded; absent after a failure. */
  readonly response: SearchResponse | undefined;
  readonly loading: boolean;
  /** Sends the request again. */
  readonly retry: () => void;
}

/** A search whose response the server has rendered. */
export interface KnownSearch {
  readonly request: SearchRequest;
  readonly response: SearchResponse;
}

/** Searches, unless the text is blank or too long. A new request cancels the one before. */
export function useSearch(request: SearchRequest, known?: KnownSearch): Search {
  const isEnabled = canBeSearched(request.searchInput);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(request),
    enabled: isEnabled,
    ...(known?.request === request && { initialData: known.response }),
    placeholderData: keepPreviousData,
  });
  return {
    response: isEnabled ? data : undefined,
    // Cached results that are only revalidated do not count as loading.
    loading: isFetching && (isPlaceholderData || !data),
    retry: () => void refetch(),
  };
}
