import type { HoldingInput } from "../../../domain/dividends/holding.ts";
import type { ListFilter } from "../../../domain/content/list-filter.ts";
import { holdingOf, holdingQuery } from "../contract/holding.ts";
import type { PageFailure, SuggestedPage } from "../contract/initial-state.ts";
import { hasPageParameters } from "../contract/parameters.ts";
import { listFilterOf, listHref, listPageOf } from "../contract/query.ts";

/** A content page, by its path and the filter and page number of its lists. */
export interface PageTarget {
  readonly kind: "page";
  readonly path: string;
  readonly listPage: number;
  readonly filter: ListFilter;
  /** What a visitor wants to know of a holding, which is not cached. */
  readonly holding?: HoldingInput | undefined;
}

/** What is rendered: the subject of a document. */
export type DocumentTarget =
  | PageTarget
  /** The search page, by the query of its address. */
  | { readonly kind: "search"; readonly query: string }
  | {
      readonly kind: "failure";
      readonly failure: PageFailure;
      readonly suggestions?: readonly SuggestedPage[] | undefined;
    }
  | { readonly kind: "style-guide" }
  /** Slices in the format of the content API. */
  | { readonly kind: "slice-simulator"; readonly slices: readonly unknown[] };

/** The page that an address names; other query parameters than those of its route are ignored. */
export function targetOf(url: string): PageTarget {
  const { path, query } = partsOf(url);
  const parameters = new URLSearchParams(hasPageParameters(path) ? query : "");
  return {
    kind: "page",
    path,
    listPage: listPageOf(parameters),
    filter: listFilterOf(parameters),
    holding: holdingOf(parameters),
  };
}

/** The address of a page in canonical form. */
export function hrefOf({ path, listPage, filter, holding }: Omit<PageTarget, "kind">): string {
  const href = listHref(path, filter, listPage);
  return holding ? `${href}${href === path ? "?" : "&"}${holdingQuery(holding)}` : href;
}

/** Path and query of an address, unchanged. */
export function partsOf(url: string): { readonly path: string; readonly query: string } {
  const end = url.indexOf("?");
  return end < 0 ? { path: url, query: "" } : { path: url.slice(0, end), query: url.slice(end + 1) };
}
