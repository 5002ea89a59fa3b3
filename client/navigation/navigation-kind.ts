/** An entry of the session history. */
export interface HistoryEntry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A navigation to another page, to another filter of the lists of a page, to another page of a list, or to the same page. */
export type NavigationKind = "page" | "filter" | "paging" | "same";

/**
 * What kind of navigation leads from an entry to another; nothing for a jump within a page, which is the browser's.
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
  return isTraversal || to.hash !== "" ? undefined : "same";
}

/** What a list is narrowed to, whichever page of it is shown. */
function filterOf({ search }: HistoryEntry): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
