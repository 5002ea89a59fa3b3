import { addressOfPage } from "../links/address.ts";
import { normalisedPath } from "../links/redirects.ts";
import { anyOf } from "../text/patterns.ts";
import type { ContentItem } from "./content-item.ts";

const known = new WeakMap<ContentItem, string>();

/**
 * The ids of documents and the addresses of links that occur in an item, each in a line of its own, as
 * {@link comparableAddress} writes addresses. Computed once for each item.
 */
export function referencesOf(item: ContentItem): string {
  return known.getOrInsertComputed(item, () => [...new Set(referencesIn(item))].join("\n"));
}

/** Notes the references of an item that takes time to read, or that was read before with the same content. */
export function noteReferences(item: ContentItem, references: string): void {
  known.set(item, references);
}

/** The addresses of an item itself: of its page, of its files. */
export function addressesOf(item: ContentItem): readonly string[] {
  switch (item.kind) {
    case "site-options":
      return [];
    case "page":
      return [addressOfPage(item.page) ?? []].flat();
    case "pdf":
      return [item.pdf.href];
    default:
      return item.document.addresses ?? [];
  }
}

/** An address as links are compared: a path in any spelling, without query and fragment. */
export function comparableAddress(address: string): string {
  return normalisedPath(address) ?? address.split(/[?#]/, 1)[0] ?? address;
}

/** Matches {@link referencesOf} of every item that has one of some references; `undefined` without any. */
export function patternOf(references: readonly string[]): RegExp | undefined {
  return references.length > 0 ? new RegExp(`^(?:${anyOf(references)})$`, "m") : undefined;
}

/** The references in any value, each as often as it occurs. */
export function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part !== "string") return referencesIn(part);
    if (name === "id") return [part];
    return name === "href" ? [comparableAddress(part)] : [];
  });
}
