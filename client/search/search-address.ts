import type { SearchScope } from "../../src/domain/search/search.ts";

/** What can be searched, in the order of its tabs. */
export const SEARCH_SCOPES: readonly { readonly scope: SearchScope; readonly name: string }[] = [
  { scope: "page", name: "Page" },
  { scope: "pdf", name: "PDF" },
];

interface SearchAddress {
  readonly text: string;
  readonly scope: SearchScope;
  /** From 1. */
  readonly page?: number;
}

/** Address of a page of search results. */
export function searchHref({ text, scope, page = 1 }: SearchAddress): string {
  const query = new URLSearchParams({ s: text, t: scope });
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
