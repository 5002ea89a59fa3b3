import type { ListFilter } from "../../../domain/content/list-filter.ts";
import type { PageFailure, SuggestedPage } from "../contract/initial-state.ts";
import { listFilterOf, listHref, listPageOf } from "../contract/query.ts";

/** A page of the content, by its path and what its lists are narrowed to. */
export interface PagePlace {
  readonly kind: "page";
  readonly path: string;
  readonly listPage: number;
  readonly filter: ListFilter;
}

/** What a document is rendered for. */
export type DocumentPlace =
  | PagePlace
  /** The search page, by the query of its address. */
  | { readonly kind: "search"; readonly query: string }
  | {
      readonly kind: "failure";
      readonly failure: PageFailure;
      readonly suggestions?: readonly SuggestedPage[] | undefined;
    }
  | { readonly kind: "style-guide" };

/** The document for an address without a page; the same for all for which the same pages are suggested. */
export function notFound(suggestions: readonly SuggestedPage[] = []): DocumentPlace {
  return { kind: "failure", failure: "not-found", suggestions };
}

/** The page that an address names; whatever else its query says is nobody's business and changes nothing. */
export function placeOf(url: string): PagePlace {
  const { path, query } = partsOf(url);
  const parameters = new URLSearchParams(query);
  return { kind: "page", path, listPage: listPageOf(parameters), filter: listFilterOf(parameters) };
}

/** The address of a page in canonical form. */
export function hrefOf({ path, listPage, filter }: Omit<PagePlace, "kind">): string {
  return listHref(path, filter, listPage);
}

/** Path and query as the visitor wrote them. */
export function partsOf(url: string): { readonly path: string; readonly query: string } {
  const [, path = "/", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  return { path, query };
}
