/** Maximum number of items of a page of a list, so of a list that has one page. */
export const MAX_PAGE_SIZE = 100;

/** A page of a list, and the page size (1 to {@link MAX_PAGE_SIZE}). */
export interface PageRequest {
  /** Page number, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** One page of a longer list. */
export interface Listing<T> {
  readonly items: readonly T[];
  /** Number of this page, from 1. */
  readonly page: number;
  /** Number of pages; 1 when the list is empty. */
  readonly pages: number;
  /** Number of items on all pages. */
  readonly total: number;
}
