import { decoded } from "../../src/domain/links/decoded.ts";
import { MAX_SEARCH_LENGTH } from "../../src/domain/search/search.ts";

/** Id of the search field on an error page. */
export const FAILURE_SEARCH_ID = "failure-search";

/** Fills that field with the words of the address. The server cannot: one cached error page serves many addresses. */
export function fillWithAddress(page: HTMLElement): void {
  const field = page.querySelector(`#${FAILURE_SEARCH_ID}`);
  if (!(field instanceof HTMLInputElement)) return;
  const words = new URLSearchParams(location.search).get("s") ?? decoded(location.pathname);
  field.value = words
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
}
