/** What is searched: pages of the site, or PDF documents. */
export type SearchScope = "page" | "pdf";

/** Results that a page of a search shows (specification, section 9). */
export const SEARCH_PAGE_SIZE = 5;

export interface SearchQuery {
  /** What the visitor typed; any text at all. */
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Document types that a search over pages finds (specification, section 3, and news articles). */
export const SEARCHED_PAGE_TYPES = [
  "page",
  "news-article",
  "news-archive",
  "contact-page",
  "investors-page",
] as const;

export interface SearchHit {
  readonly id: string;
  readonly type: (typeof SEARCHED_PAGE_TYPES)[number] | "pdf";
  readonly uid: string;
  readonly title: string;
  readonly href: string;
  /** Uid of the parent page, for a child page. */
  readonly parentUid?: string | undefined;
}
