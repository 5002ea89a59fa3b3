export const SEARCH_FIELD_ID = "search-on-page";

/** Focuses the field on the search page. On the way back, and after a reload, the page stays where it was. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD_ID);
  if (!field) return;
  // Not the visitor has focused it, which notices would wait for.
  field.autofocus = true;
  if (document.activeElement === document.body) field.focus({ preventScroll: true });
}
