import { SEARCH_PAGE_SIZE } from "../../../domain/search/search.ts";
import type { SearchRequest } from "./search.ts";

// What the queries of addresses mean. Server and browser both read them here: if one saw another page of a list or
// another search in an address, the browser would not find what the server rendered.

/** The last page that a list is asked for. A number beyond it is a slip, and no content service would take it. */
export const LAST_LIST_PAGE = 10_000;

/** Which page of a list an address names, from 1; a number that makes no sense is as good as none, so 1. */
export function listPageOf(query: URLSearchParams): number {
  const number = Number(query.get("page"));
  return Number.isInteger(number) && number >= 1 && number <= LAST_LIST_PAGE ? number : 1;
}

/** The search that the search page's address names: `s`, `t`, `page` (specification, section 2). */
export function searchRequestOf(query: URLSearchParams): Required<SearchRequest> {
  return {
    searchInput: query.get("s") ?? "",
    searchPages: query.get("t") !== "pdf",
    pageSize: SEARCH_PAGE_SIZE,
    currentPage: listPageOf(query),
  };
}
