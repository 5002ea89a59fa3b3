import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SearchAnswer, SearchRequest } from "../../src/adapters/http/contract/search.ts";
import { ReplacedBuildError } from "../api/load-calls.ts";
import { searchQuery } from "../api/queries.ts";
import { searchHref } from "./search-address.ts";

/** How a search stands. */
export interface Search {
  /** Earlier results stay until the new ones are there; after a failure there are none. */
  readonly answer: SearchAnswer | undefined;
  readonly loading: boolean;
  /** Asks again. */
  readonly repeat: () => void;
}

/**
 * Searches; a text of nothing but spaces searches nothing. A newer request calls off the one before. Where the code that
 * asks is gone with its build, the browser loads the page of the results.
 */
export function useSearch(request: SearchRequest): Search {
  const asked = request.searchInput.trim() !== "";
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(request),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const isReplaced = error instanceof ReplacedBuildError;
  const { searchInput: text, searchPages, currentPage: page = 1 } = request;
  const elsewhere = searchHref({ text, scope: searchPages ? "page" : "pdf", page });
  useEffect(() => {
    if (isReplaced) window.location.assign(elsewhere);
  }, [isReplaced, elsewhere]);
  return {
    answer: asked ? data : undefined,
    // Results that are only looked at again are there already.
    loading: isReplaced || (isFetching && (isPlaceholderData || !data)),
    repeat: () => void refetch(),
  };
}
