import type { PageEntry } from "./page-entry.ts";

/** A page of a site map, with its child pages. */
export interface SiteMapPage {
  readonly title: string;
  readonly href: string;
  readonly pages: readonly SiteMapPage[];
}

type Entry = Pick<PageEntry, "href" | "title">;

/** A tree of pages by their addresses, in the given order. A page whose parent does not exist is at the top level. */
export function siteMapOf(entries: readonly Entry[]): readonly SiteMapPage[] {
  const known = new Set(entries.map(({ href }) => href));
  const parentOf = ({ href }: Entry) => {
    const parent = href.slice(0, href.lastIndexOf("/"));
    return known.has(parent) ? parent : undefined;
  };
  const byParent = Map.groupBy(entries, parentOf);
  const below = (parent: string | undefined): readonly SiteMapPage[] =>
    (byParent.get(parent) ?? []).map(({ href, title }) => ({ title, href, pages: below(href) }));
  return below(undefined);
}

/** Compares pages: the home page comes first, then by title. */
export function byTitle(one: Entry, other: Entry): number {
  return Number(other.href === "/") - Number(one.href === "/") || one.title.localeCompare(other.title);
}
