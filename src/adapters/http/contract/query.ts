import type { ListFilter } from "../../../domain/content/list-filter.ts";
import { SEARCH_PAGE_SIZE } from "../../../domain/search/search.ts";
import { matching, oneOf } from "./parameter-form.ts";
import { inOrder, LIST_PARAMETERS, PAGE_PARAMETER, SEARCH_PARAMETERS } from "./parameters.ts";
import type { CompleteSearchRequest } from "./search.ts";

// Server and browser both use these functions, so that they agree on the list page and the search of an address.

/** Page number of a list, from 1. An invalid number, or one in another spelling, is ignored. */
export function listPageOf(query: URLSearchParams): number {
  return Number(matching(PAGE_PARAMETER, query.get("page")) ?? 1);
}

/** The filter of an address for the lists of the core: `year`, `category`, `kind`. Invalid values are ignored. */
export function listFilterOf(query: URLSearchParams): ListFilter {
  return {
    year: yearIn(query),
    category: oneOf(LIST_PARAMETERS.category, query.get("category")),
    kind: oneOf(LIST_PARAMETERS.kind, query.get("kind")),
  };
}

function yearIn(query: URLSearchParams): number | undefined {
  const year = matching(LIST_PARAMETERS.year, query.get("year"));
  return year === undefined ? undefined : Number(year);
}

/** The address of a page with filtered lists, whoever the lists are of. */
export function listHref(path: string, filter: ListFilter, page = 1): string {
  const values: Readonly<Record<string, unknown>> = { ...filter, page: page > 1 ? page : undefined };
  const query = new URLSearchParams();
  for (const name of inOrder(Object.keys(values))) {
    const value = values[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The search of an address: `s`, `t`, `page` (specification, section 2), `year`, `kind`. */
export function searchRequestOf(query: URLSearchParams): CompleteSearchRequest {
  return {
    searchInput: query.get("s") ?? "",
    searchPages: oneOf(SEARCH_PARAMETERS.t, query.get("t")) === undefined,
    pageSize: SEARCH_PAGE_SIZE,
    currentPage: listPageOf(query),
    year: yearIn(query),
    kind: oneOf(SEARCH_PARAMETERS.kind, query.get("kind")),
  };
}
