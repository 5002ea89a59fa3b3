import { queryOptions } from "@tanstack/react-query";
import { HTTPError } from "ky";
import type { ContentLinkObject, LinkAnswer } from "../../src/adapters/http/contract/link.ts";
import type { PageAnswer, ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { SearchAnswer, SearchRequest } from "../../src/adapters/http/contract/search.ts";
import type { ListFilter } from "../../src/domain/content/list-filter.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { FALLBACK_LINK, type KnownLink } from "../../src/domain/links/link.ts";
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
export function pageQuery(path: string, listPage: number, { year, category, kind }: ListFilter) {
  return queryOptions({
    queryKey: ["page", path, listPage, year, category, kind],
    queryFn: async ({ signal }): Promise<PageAnswer | { readonly outcome: "not-found" }> => {
      try {
        const searchParams = { path, page: listPage > 1 ? listPage : undefined, year, category, kind };
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

/** Where a link leads that came without its address. Asked once, however often the link appears. */
export function linkQuery({ linkType, type, uid, url }: ContentLink) {
  return queryOptions({
    queryKey: ["link", linkType, type, uid, url],
    queryFn: async ({ signal }): Promise<KnownLink> => {
      const json: ContentLinkObject = { link_type: linkType, type, uid, url };
      const call = type === "pdf" ? "createPdfLink" : "createPageLink";
      const { data } = await api.post(call, { json, signal }).json<LinkAnswer>();
      if (data === FALLBACK_LINK.href) return FALLBACK_LINK;
      return { kind: type === "pdf" ? "pdf" : "page", href: data };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
