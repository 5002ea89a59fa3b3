import { type ContentItem, documentOf } from "../../domain/content/content-item.ts";
import { compactItem, isReadFrom } from "./compact-item.ts";

/**
 * Replaces each item that is equal to the one in the current snapshot by that one: a publish changes few items, and two
 * snapshots are in memory after it. All other items are made compact.
 */
export function keepUnchanged(current: readonly ContentItem[]): (item: ContentItem) => ContentItem {
  const known = new Map(current.map((item) => [idOf(item), item]));
  return (item) => {
    const before = known.get(idOf(item));
    const json = JSON.stringify(item);
    return before !== undefined && isReadFrom(before, json) ? before : compactItem(json);
  };
}

function idOf(item: ContentItem): string {
  return documentOf(item)?.id ?? item.kind;
}
