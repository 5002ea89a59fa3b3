import { decoded } from "../../src/domain/links/decoded.ts";
import { onPageView } from "../navigation/navigation-events.ts";

/** Id of the search field on an error page. */
export const SEARCH_INSTEAD_ID = "search-instead";

/** Fills that field with the words of the address. The server cannot: one cached error page serves many addresses. */
export function startSearchInstead(): void {
  const fill = () => {
    const field = document.getElementById(SEARCH_INSTEAD_ID);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = decoded(location.pathname)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .slice(0, field.maxLength);
  };
  fill();
  onPageView(fill);
}
