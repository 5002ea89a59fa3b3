import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchRequest, SearchResponse } from "../../src/adapters/http/contract/search.ts";
import { canBeSearched } from "../../src/domain/search/search.ts";
import { searchQuery } from "../api/queries.ts";

/** How a search stands. */
export interface Search {
  /** Earlier results stay until the new ones are there; after a failure there are none. */
  readonly answer: SearchResponse | undefined;
  readonly loading: boolean;
  /** Asks again. */
  readonly repeat: () => void;
}

/** A search whose answer is known from the start. */
export interface KnownSearch {
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
}

/** Searches; a text of nothing but spaces, or too long a one, searches nothing. A newer request calls off the one before. */
export function useSearch(request: SearchRequest, known?: KnownSearch): Search {
  const isAsked = canBeSearched(request.searchInput);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(request),
    enabled: isAsked,
    ...(known?.request === request && { initialData: known.answer }),
    placeholderData: keepPreviousData,
  });
  return {
    answer: isAsked ? data : undefined,
    // Results that are only looked at again are there already.
    loading: isFetching && (isPlaceholderData || !data),
    repeat: () => void refetch(),
  };
}
