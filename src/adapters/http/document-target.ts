import type { AskedOfPage } from "../../application/page-capability.ts";
import type { ListFilter } from "../../domain/content/list-filter.ts";
import type { PageFailure, SuggestedPage } from "./contract/initial-state.ts";

/** A content page, by its path and the filter and page number of its lists. */
export interface PageTarget {
  readonly kind: "page";
  readonly path: string;
  readonly listPage: number;
  readonly filter: ListFilter;
  /** What a visitor asks, which is not cached. */
  readonly asked?: AskedOfPage | undefined;
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
      /** Id of the page that has the address in another language. Default: there is none. */
      readonly elsewhere?: string | undefined;
    }
  | { readonly kind: "style-guide" }
  /** Slices in the format of the content API. */
  | { readonly kind: "slice-simulator"; readonly slices: readonly unknown[] };

/** Path and query of an address, unchanged. */
export function partsOf(url: string): { readonly path: string; readonly query: string } {
  const end = url.indexOf("?");
  return end < 0 ? { path: url, query: "" } : { path: url.slice(0, end), query: url.slice(end + 1) };
}
