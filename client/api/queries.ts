import { queryOptions } from "@tanstack/react-query";
import type { Head } from "../../src/adapters/http/contract/initial-state.ts";
import type { ContentLinkObject, LinkAnswer } from "../../src/adapters/http/contract/link.ts";
import type { PageAnswer, ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { SearchAnswer, SearchRequest } from "../../src/adapters/http/contract/search.ts";
import type { ListFilter } from "../../src/domain/content/list-filter.ts";
import type { ContentLink } from "../../src/domain/links/content-link.ts";
import { FALLBACK_LINK, type KnownLink } from "../../src/domain/links/link.ts";
import { pageCode } from "../routes/page-code.ts";
import { CallFailure } from "./call-failure.ts";
import { isAnswered } from "./is-answered.ts";
import { loadCalls } from "./load-calls.ts";

// What calls the API is no part of the first load: a visitor who reads one page never needs it.

/** Milliseconds for which a page that was shown before is shown again without asking. */
const FRESH_FOR = 60_000;

/** The page of the document that the visit began with, as it was served. */
export interface ServedPage {
  readonly outcome: "served";
  readonly html: string;
  readonly head: Head;
}

/** What there is at a path. The document of a page may be had where what shows it here is not. */
export type FoundPage = PageAnswer | ServedPage | { readonly outcome: "not-found" | "not-shown-here" };

/** The frame around every page; the same for the whole visit. */
export function shellQuery() {
  return queryOptions({
    queryKey: ["shell"],
    queryFn: async ({ signal }) => {
      const { call } = await import("./calls.ts");
      return call<ShellAnswer>("shell", { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The page at a path, or that there is none; what shows it comes along. */
export function pageQuery(path: string, listPage: number, { year, category, kind }: ListFilter) {
  return queryOptions({
    queryKey: ["page", path, listPage, year, category, kind],
    queryFn: async ({ signal }): Promise<FoundPage> => {
      const searchParams = { path, page: listPage > 1 ? listPage : undefined, year, category, kind };
      const code = pageCode.load();
      // Awaited with the answer; until then its failure is no unhandled one.
      code.catch(() => undefined);
      try {
        const { call } = await import("./calls.ts");
        const answer = await call<PageAnswer>("page", { searchParams, signal });
        await code;
        return answer;
      } catch (error) {
        if (error instanceof CallFailure && error.status === 404) return { outcome: "not-found" };
        if (!(error instanceof CallFailure || signal.aborted) && (await isAnswered(path))) {
          return { outcome: "not-shown-here" };
        }
        throw error;
      }
    },
    // Asked for anew, what was served would change under the reader's hands. In development that is what is wanted.
    staleTime: ({ state: { data } }) =>
      data?.outcome === "served" && !import.meta.env.DEV ? Number.POSITIVE_INFINITY : FRESH_FOR,
  });
}

/** Results of a search. Fails with `ReplacedBuildError` where the search page can still have them. */
export function searchQuery(request: SearchRequest) {
  const { searchInput, searchPages, pageSize, currentPage } = request;
  return queryOptions({
    queryKey: ["search", searchInput, searchPages, pageSize, currentPage],
    queryFn: async ({ signal }) => {
      const { call } = await loadCalls();
      return call<SearchAnswer>("globalSearch", { method: "post", json: request, signal });
    },
    staleTime: FRESH_FOR,
  });
}

/** Where a link leads that came without its address. Asked once, however often the link appears. */
export function linkQuery({ linkType, type, uid, url }: ContentLink) {
  return queryOptions({
    queryKey: ["link", linkType, type, uid, url],
    queryFn: async ({ signal }): Promise<KnownLink> => {
      const json: ContentLinkObject = { link_type: linkType, type, uid, url };
      const { call } = await import("./calls.ts");
      const name = type === "pdf" ? "createPdfLink" : "createPageLink";
      const { data } = await call<LinkAnswer>(name, { method: "post", json, signal });
      if (data === FALLBACK_LINK.href) return FALLBACK_LINK;
      return { kind: type === "pdf" ? "pdf" : "page", href: data };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
