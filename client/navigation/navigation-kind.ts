import type { Location } from "react-router-dom";

type Address = Pick<Location, "pathname" | "search">;

/** A navigation to another page, another filter of a list, or another page of a list. */
export type NavigationKind = "page" | "filter" | "paging";

/** The kind of navigation between two addresses; `undefined` within a page. */
export function navigationKind(to: Address, from: Address): NavigationKind | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search === to.search) return undefined;
  return filterOf(from) === filterOf(to) ? "paging" : "filter";
}

/** The filter of a list: its query without the page number. */
function filterOf({ search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
