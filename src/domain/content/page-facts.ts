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
 * What visitors see of items instead: of documents whose translation was changed and waits, what they saw before, if nothing
 * else has changed; and of pages, if the page is hidden that they have their facts from: what they saw before, if that had
 * facts already; otherwise what their own documents state. A translation does not wait, but what waits is not in it.
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
    // Of what an earlier process has seen, only the versions before are known, which belong to what is stored.
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
      // What is hidden itself stays as it is stored, to be compared with what was seen before.
      if (closed.has(idOf(item))) return [];
      const version = versions.of(item);
      const isKnown = version?.kind === "page" && version.facts !== undefined;
      return [[item, isKnown ? version : withOwnFacts(item)] as const];
    }),
  );
}

/** What a document states by itself: what it has of hidden ones, and where it leads to them, changes with these. */
function ownTextOf(item: ContentItem, hidden: ReadonlySet<string>, addresses: ReadonlySet<string>): string {
  const own = documentOf(item)?.id;
  return JSON.stringify(item, (name, value: unknown) => {
    if (name === "href") return addresses.has(comparableAddress(String(value))) ? undefined : value;
    const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
    return typeof id === "string" && id !== own && hidden.has(id) ? { id } : value;
  });
}

/**
 * An item without what tells of what may wait: what its own document states beside its facts, and when site options were last
 * published.
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

function seenOf<I extends ContentItem>(item: I, without: (item: I) => ContentItem): ContentItem {
  return seenItems.getOrInsertComputed(item, () => without(item));
}

type PageItem = Extract<ContentItem, { readonly kind: "page" }>;

/** Caches one object for each item: the gate compares objects to see whether a document has changed. */
const itemsWithOwnFacts = new WeakMap<PageItem, ContentItem>();
const seenItems = new WeakMap<ContentItem, ContentItem>();

/** A page in its own words, if it has those of the page that its facts are of. */
export function inOwnWords(item: ContentItem): ContentItem {
  const page = item.kind === "page" ? item.facts?.inOwnWords : undefined;
  return item.kind === "page" && page
    ? itemsInOwnWords.getOrInsertComputed(item, () => ({ ...item, page }))
    : item;
}

const itemsInOwnWords = new WeakMap<PageItem, ContentItem>();

function withOwnFacts(item: PageItem): ContentItem {
  return itemsWithOwnFacts.getOrInsertComputed(item, () => {
    const { facts, ...rest } = item;
    return facts ? { ...rest, page: facts.own } : item;
  });
}
