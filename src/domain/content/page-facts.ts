import { type ContentItem, documentOf, idOf, restatedIn } from "./content-item.ts";
import type { EarlierVersions } from "./earlier-versions.ts";
import { addressesOf, comparableAddress } from "./references.ts";

interface VisibleFactsOptions {
  /** Whether an item is hidden, as it is stored. */
  readonly isHidden: (item: ContentItem) => boolean;
  /** Whether the texts of the translation of an item are hidden, as it is stored. */
  readonly areTextsHidden: (item: ContentItem) => boolean;
  readonly versions: EarlierVersions;
}

/**
 * The items that visitors see in another version than the stored one, with that version.
 *
 * - A document whose translation was changed and waits: the version before, if nothing else of it has changed.
 * - A page whose facts are of a hidden page: the version before, if that had facts already; else the page with the facts that its
 *   own document states. A translation does not wait for its original, but nothing of the original that waits is in it.
 */
export function withVisibleFacts(
  items: readonly ContentItem[],
  { isHidden, areTextsHidden, versions }: VisibleFactsOptions,
): ReadonlyMap<ContentItem, ContentItem> {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const hidden = items.filter(isHidden);
  const closed = new Set(hidden.map(idOf));
  const former = hidden.flatMap((item) => versions.seen.get(idOf(item)) ?? []);
  const addresses = new Set([...hidden, ...former].flatMap(addressesOf).map(comparableAddress));
  const isUnchanged = (id: string) => {
    const item = byId.get(id);
    const version = versions.seen.get(id);
    // Of what an earlier process saw, only the versions before waiting changes are known. Other items count as unchanged.
    if (item === undefined || version === undefined || item === version) return item !== undefined;
    return ownTextOf(item, closed, addresses) === ownTextOf(version, closed, addresses);
  };
  return new Map(
    items.flatMap((item) => {
      const { id = "" } = documentOf(item) ?? {};
      if (restatedIn(item)?.translation && areTextsHidden(item) && isUnchanged(id)) {
        const version = versions.of(item);
        return version ? [[item, version] as const] : [];
      }
      if (item.kind !== "page" || item.facts === undefined || !closed.has(item.facts.of)) return [];
      // A page that is hidden itself stays as it is stored, to be compared with the version before.
      if (closed.has(idOf(item))) return [];
      const version = versions.of(item);
      const isKnown = version?.kind === "page" && version.facts !== undefined;
      return [[item, isKnown ? version : withOwnFacts(item)] as const];
    }),
  );
}

/** The JSON of a document without copies of hidden documents and links to them, which change when those do. */
function ownTextOf(item: ContentItem, hidden: ReadonlySet<string>, addresses: ReadonlySet<string>): string {
  const own = documentOf(item)?.id;
  return JSON.stringify(item, (name, value: unknown) => {
    if (name === "href") return addresses.has(comparableAddress(String(value))) ? undefined : value;
    const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
    return typeof id === "string" && id !== own && hidden.has(id) ? { id } : value;
  });
}

/**
 * An item without what could reveal that something waits: the facts of a page as its own document states them, and the time at
 * which site options were last published.
 */
export function asSeen(item: ContentItem): ContentItem {
  switch (item.kind) {
    case "page":
      return item.facts === undefined ? item : seenOf(item, ({ facts: _facts, ...seen }) => seen);
    case "site-options":
      return item.changed === undefined ? item : seenOf(item, ({ changed: _changed, ...seen }) => seen);
    default:
      return item;
  }
}

/** Keeps the result for each item, so that an unchanged item is the same object. */
function seenOf<I extends ContentItem>(item: I, without: (item: I) => ContentItem): ContentItem {
  return seenItems.getOrInsertComputed(item, () => without(item));
}

type PageItem = Extract<ContentItem, { readonly kind: "page" }>;

/** Caches one object for each item: the gate compares objects to see whether a document has changed. */
const itemsWithOwnFacts = new WeakMap<PageItem, ContentItem>();
const seenItems = new WeakMap<ContentItem, ContentItem>();

/** A page with all words of its own document, where some were replaced by those of the page that its facts are of. */
export function inOwnWords(item: ContentItem): ContentItem {
  const page = item.kind === "page" ? item.facts?.inOwnWords : undefined;
  return item.kind === "page" && page
    ? itemsInOwnWords.getOrInsertComputed(item, () => ({ ...item, page }))
    : item;
}

const itemsInOwnWords = new WeakMap<PageItem, ContentItem>();

/** A page with the facts that its own document states. */
function withOwnFacts(item: PageItem): ContentItem {
  return itemsWithOwnFacts.getOrInsertComputed(item, () => {
    const { facts, ...rest } = item;
    return facts ? { ...rest, page: facts.own } : item;
  });
}
