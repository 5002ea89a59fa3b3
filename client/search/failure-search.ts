import { decoded } from "../../src/domain/links/decoded.ts";
import { MAX_SEARCH_LENGTH } from "../../src/domain/search/search.ts";
import { cut } from "../../src/domain/text/cut.ts";

/** Id of the search field on an error page. */
export const FAILURE_SEARCH_ID = "failure-search";

/** Fills that field with the words of the address. The server cannot: one cached error page serves many addresses. */
export function fillWithAddress(page: HTMLElement): void {
  const field = page.querySelector(`#${FAILURE_SEARCH_ID}`);
  if (!(field instanceof HTMLInputElement)) return;
  const words = new URLSearchParams(location.search).get("s") ?? decoded(location.pathname);
  field.value = cut(words.replace(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim(), MAX_SEARCH_LENGTH);
}
