export interface HistoryEntry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A navigation to another page, another filter of a list, another page of a list, or the same page. */
export type NavigationKind = "page" | "filter" | "paging" | "same";

/**
 * The kind of navigation between two history entries; `undefined` for a jump within a page by a link, which the browser handles.
 *
 * @param isTraversal - Whether it goes back or forward in the history.
 */
export function navigationKind(
  to: HistoryEntry,
  from: HistoryEntry,
  isTraversal: boolean,
): NavigationKind | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search !== to.search) return filterOf(from) === filterOf(to) ? "paging" : "filter";
  return isTraversal || to.hash === "" ? "same" : undefined;
}

/** The filter of a list: its query without the page number. */
function filterOf({ search }: HistoryEntry): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
