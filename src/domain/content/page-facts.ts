import { type ContentItem, idOf } from "./content-item.ts";

interface VisibleFactsOptions {
  /** Whether the document with an id is hidden. */
  readonly isHidden: (id: string) => boolean;
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
  return new Map(
    items.flatMap((item) => {
      if (item.kind !== "page" || item.facts === undefined || !isHidden(item.facts.of)) return [];
      const before = seen.get(idOf(item));
      const isKnown = before?.kind === "page" && before.facts !== undefined && before !== item;
      return [[item, isKnown ? before : withOwnFacts(item)] as const];
    }),
  );
}

type PageItem = Extract<ContentItem, { readonly kind: "page" }>;

/** One for each item: the gate tells by the object whether a document has changed. */
const known = new WeakMap<PageItem, ContentItem>();

function withOwnFacts(item: PageItem): ContentItem {
  return known.getOrInsertComputed(item, () => {
    const { facts, ...rest } = item;
    return facts ? { ...rest, page: facts.own } : item;
  });
}
