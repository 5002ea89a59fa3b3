import { queryOptions } from "@tanstack/react-query";
import { HTTPError } from "ky";
import type { PageAnswer, ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { SearchAnswer, SearchRequest } from "../../src/adapters/http/contract/search.ts";
import { api } from "./client.ts";

/** The frame around every page; the same for the whole visit. */
export function shellQuery() {
  return queryOptions({
    queryKey: ["shell"],
    queryFn: ({ signal }) => api.get("shell", { signal }).json<ShellAnswer>(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The page at a path, or that there is none. */
export function pageQuery(path: string, listPage: number) {
  return queryOptions({
    queryKey: ["page", path, listPage],
    queryFn: async ({ signal }): Promise<PageAnswer | { readonly outcome: "not-found" }> => {
      try {
        const searchParams = { path, ...(listPage > 1 && { page: listPage }) };
        return await api.get("page", { searchParams, signal }).json<PageAnswer>();
      } catch (error) {
        if (error instanceof HTTPError && error.response.status === 404) return { outcome: "not-found" };
        throw error;
      }
    },
  });
}

/** Results of a search. */
export function searchQuery(request: SearchRequest) {
  const { searchInput, searchPages, pageSize, currentPage } = request;
  return queryOptions({
    queryKey: ["search", searchInput, searchPages, pageSize, currentPage],
    queryFn: ({ signal }) => api.post("globalSearch", { json: request, signal }).json<SearchAnswer>(),
  });
}
