import { localPath } from "../../src/domain/links/address.ts";
import type { SearchQuery, SearchScope } from "../../src/domain/search/search.ts";

/** What can be searched, in the order of its tabs. */
export const SEARCH_SCOPES: readonly SearchScope[] = ["page", "pdf"];

type SearchAddress = Omit<SearchQuery, "page" | "pageSize"> & Partial<Pick<SearchQuery, "page">>;

/** @param language - As in addresses. Default: that of addresses without a language. */
export function searchHref(
  { text, scope, year, kind, page = 1 }: SearchAddress,
  language: string | undefined,
): string {
  const query = new URLSearchParams({ s: text, t: scope });
  if (year !== undefined) query.set("year", String(year));
  if (kind !== undefined) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return localPath(`/search?${query}`, language);
}
