import type { Location } from "react-router-dom";

type Address = Pick<Location, "pathname" | "search">;

/** A navigation to another page, to another filter of a list or a newer state of the page, or to another page of a list. */
export type NavigationKind = "page" | "filter" | "paging";

/**
 * The kind of navigation between two addresses; `undefined` within a page.
 *
 * @param isTraversal - Whether the browser has changed the address: back, forward, or by a jump within the page.
 */
export function navigationKind(to: Address, from: Address, isTraversal: boolean): NavigationKind | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search === to.search) return isTraversal ? undefined : "filter";
  return filterOf(from) === filterOf(to) ? "paging" : "filter";
}

/** The filter of a list: its query without the page number. */
function filterOf({ search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
