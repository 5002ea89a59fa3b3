import { onPageView } from "../navigation/navigation-events.ts";
import { decoded } from "../safe-decode-uri.ts";

/** Id of the search field on a page that stands in for one that there is not. */
export const SEARCH_INSTEAD_ID = "search-instead";

/** Has that field begin with the words of the address: the page itself is the same for many addresses. */
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
