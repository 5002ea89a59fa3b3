import { DIVIDEND_SORTS } from "../../../domain/content/dividend.ts";
import type { ListFilter } from "../../../domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../../../domain/content/news.ts";
import { PDF_CATEGORIES } from "../../../domain/content/pdf-document.ts";
import { SEARCH_KINDS, SEARCH_PAGE_SIZE } from "../../../domain/search/search.ts";
import { LAST_LIST_PAGE } from "./limits.ts";
import type { CompleteSearchRequest } from "./search.ts";

// Parameters in the queries of page addresses. Server and browser both use these functions, so that they agree on the
// list page and the search of an address. nginx keeps pages by the parameters of `listHref`, and drops all others: a test
// compares `ops/nginx/website.conf` with these functions.

/** Page number of a list, from 1. An invalid number, or one in another spelling, is ignored. */
export function listPageOf(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d*$/.test(text) && Number(text) <= LAST_LIST_PAGE ? Number(text) : 1;
}

/** The list filter of an address: `year`, `category`, `kind`, `sort`, `announcement`. Invalid values are ignored. */
export function listFilterOf(query: URLSearchParams): ListFilter {
  return {
    year: yearIn(query),
    category: NEWS_CATEGORIES.find((known) => known === query.get("category")),
    kind: PDF_CATEGORIES.find((known) => known === query.get("kind")),
    sort: DIVIDEND_SORTS.find((known) => known === query.get("sort")),
    // In one spelling: shared caches keep each address that exists.
    announcement: /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/.exec(query.get("announcement") ?? "")?.[0],
  };
}

function yearIn(query: URLSearchParams): number | undefined {
  const year = /^[12]\d{3}$/.exec(query.get("year") ?? "")?.[0];
  return year === undefined ? undefined : Number(year);
}

/** The address of a page with filtered lists; the inverse of {@link listFilterOf} and {@link listPageOf}. */
export function listHref(path: string, filter: ListFilter, page = 1): string {
  const { year, category, kind, sort, announcement } = filter;
  const values = { year, category, kind, sort, announcement, page: page > 1 ? page : undefined };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The search of an address: `s`, `t`, `page` (specification, section 2), `year`, `kind`. */
export function searchRequestOf(query: URLSearchParams): CompleteSearchRequest {
  return {
    searchInput: query.get("s") ?? "",
    searchPages: query.get("t") !== "pdf",
    pageSize: SEARCH_PAGE_SIZE,
    currentPage: listPageOf(query),
    year: yearIn(query),
    kind: SEARCH_KINDS.find((known) => known === query.get("kind")),
  };
}
