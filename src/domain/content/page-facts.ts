import { type ContentItem, documentOf, idOf, restatedIn } from "./content-item.ts";
import type { EarlierVersions } from "./earlier-versions.ts";

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
  const isUnchanged = new Set(items.filter((item) => versions.seen.get(idOf(item)) === item).map(idOf));
  const closed = new Set(items.filter(isHidden).map(idOf));
  return new Map(
    items.flatMap((item) => {
      const { id = "" } = documentOf(item) ?? {};
      if (restatedIn(item)?.translation && isUnchanged.has(id) && areTextsHidden(item)) {
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

/** One for each item: the gate tells by the object whether a document has changed. */
const known = new WeakMap<PageItem, ContentItem>();
const seenItems = new WeakMap<ContentItem, ContentItem>();

/** A page in its own words, if it has those of the page that its facts are of. */
export function inOwnWords(item: ContentItem): ContentItem {
  const page = item.kind === "page" ? item.facts?.inOwnWords : undefined;
  return item.kind === "page" && page ? ownWords.getOrInsertComputed(item, () => ({ ...item, page })) : item;
}

const ownWords = new WeakMap<PageItem, ContentItem>();

function withOwnFacts(item: PageItem): ContentItem {
  return known.getOrInsertComputed(item, () => {
    const { facts, ...rest } = item;
    return facts ? { ...rest, page: facts.own } : item;
  });
}
