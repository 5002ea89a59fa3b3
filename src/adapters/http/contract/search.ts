/** Request of `POST /api/globalSearch` (specification, section 7). */
export interface SearchRequest {
  readonly searchInput: string;
  /** `true` for pages, `false` for PDF documents. */
  readonly searchPages: boolean;
  readonly pageSize?: number;
  /** From 1. */
  readonly currentPage?: number;
}

/** A search result (specification, section 3), and its address beside it. */
export interface SearchResult {
  readonly id: string;
  readonly type: string;
  readonly uid: string;
  readonly url: string;
  readonly data: {
    readonly title: string;
    readonly parentPage?: { readonly uid: string };
    readonly pdf?: { readonly url: string };
  };
}

export interface SearchAnswer {
  readonly data: {
    readonly total_results_size: number;
    readonly results_size: number;
    readonly results: readonly SearchResult[];
  };
}
