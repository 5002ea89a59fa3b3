import { type ContentItem, idOf } from "./content-item.ts";

interface VisibleFactsOptions {
  /** Whether an item is hidden, as it is stored. */
  readonly isHidden: (item: ContentItem) => boolean;
  /** What visitors saw before, as it is stored, by {@link idOf}. */
  readonly seen: ReadonlyMap<string, ContentItem>;
}

/**
 * What visitors see of pages instead, if the page is hidden that they have their facts from: what they saw before, if that had
 * facts already; otherwise what their own documents state. A translation does not wait, but what waits is not in it.
 */
export function withVisibleFacts(
  items: readonly ContentItem[],
  { isHidden, seen }: VisibleFactsOptions,
): ReadonlyMap<ContentItem, ContentItem> {
  const closed = new Set(items.filter(isHidden).map(idOf));
  return new Map(
    items.flatMap((item) => {
      if (item.kind !== "page" || item.facts === undefined || !closed.has(item.facts.of)) return [];
      // What is hidden itself stays as it is stored, to be compared with what was seen before.
      if (closed.has(idOf(item))) return [];
      const before = seen.get(idOf(item));
      const isKnown = before?.kind === "page" && before.facts !== undefined && before !== item;
      return [[item, isKnown ? before : withOwnFacts(item)] as const];
    }),
  );
}

/** An item without what its own document states beside its facts: that is not seen, and may wait. */
export function asSeen(item: ContentItem): ContentItem {
  if (item.kind !== "page" || item.facts === undefined) return item;
  return seenItems.getOrInsertComputed(item, () => {
    const { facts: _facts, ...seen } = item;
    return seen;
  });
}

type PageItem = Extract<ContentItem, { readonly kind: "page" }>;

/** One for each item: the gate tells by the object whether a document has changed. */
const known = new WeakMap<PageItem, ContentItem>();
const seenItems = new WeakMap<PageItem, ContentItem>();

function withOwnFacts(item: PageItem): ContentItem {
  return known.getOrInsertComputed(item, () => {
    const { facts, ...rest } = item;
    return facts ? { ...rest, page: facts.own } : item;
  });
}
