import type { FocusedLink } from "./focus-management.ts";

/** Under which the tab keeps them, as the router does with scroll positions. */
const STORED = "followed-links";

/** The links from which the visitor left pages, by the keys of history entries; `null` if none had the focus. */
export type FollowedLinks = Map<string, FocusedLink | null>;

/** Those of the documents before in this tab; none if the browser stores nothing, or something else. */
export function storedLinks(): FollowedLinks {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Keeps them for the documents after this one. */
export function storeLinks(links: FollowedLinks): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...links]));
  } catch {
    // The browser stores nothing: the focus goes to the heading.
  }
}
