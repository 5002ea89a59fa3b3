import type { ContentItem } from "../../domain/content/content-item.ts";

/**
 * Replaces each item that is equal to the one in the current snapshot by that one. A publish changes few items, and two
 * snapshots are in memory after it: together they take little more than one.
 */
export function keepUnchanged(current: readonly ContentItem[]): (item: ContentItem) => ContentItem {
  const known = new Map(current.map((item) => [idOf(item), item]));
  return (item) => {
    const before = known.get(idOf(item));
    // As JSON: an item that was stored on the disk has lost what is `undefined`.
    return before !== undefined && JSON.stringify(before) === JSON.stringify(item) ? before : item;
  };
}

function idOf(item: ContentItem): string {
  if (item.kind === "site-options") return item.kind;
  return item.kind === "pdf" ? item.pdf.id : item.page.id;
}
