import { type ContentItem, idOf, restatedIn, sectionsOf, withoutTranslation } from "./content-item.ts";
import { HiddenReferences } from "./hidden-references.ts";
import type { Circumstances } from "./opening.ts";
import { ownersOf } from "./part-gates.ts";
import { type Results, resultsOpening, withoutResults } from "./results.ts";
import { hasTimes, partOpening, type ShownTimes } from "./shown-times.ts";

interface EarlierOptions {
  /** What visitors saw of documents, as it is stored; of several the last one. */
  readonly seen: readonly ContentItem[];
  /** The documents that were hidden then. */
  readonly hidden: readonly ContentItem[];
  /** All that is stored now. */
  readonly stored: readonly ContentItem[];
  readonly circumstances: Circumstances;
}

/**
 * What visitors saw of documents that have changed since, without what waited in it and was changed, put off or withdrawn meanwhile: its
 * time, or the document that hid it, is no longer there to hide it.
 */
export class EarlierVersions {
  /** What visitors saw, by {@link idOf}. */
  readonly seen: ReadonlyMap<string, ContentItem>;
  readonly #circumstances: Circumstances;
  /** Brings up to date what refers to documents that were hidden and have changed; `undefined` without any. */
  readonly #renewed: HiddenReferences | undefined;
  readonly #known = new Map<ContentItem, ContentItem | undefined>();

  constructor({ seen, hidden, stored, circumstances }: EarlierOptions) {
    this.seen = new Map(seen.map((item) => [idOf(item), item]));
    this.#circumstances = circumstances;
    const byId = new Map(stored.map((item) => [idOf(item), item]));
    const changed = hidden.filter((item) => isChanged(item, byId.get(idOf(item))));
    const visible = [...stored, ...seen];
    this.#renewed =
      changed.length > 0 ? new HiddenReferences({ hidden: changed, visible, earlier: byId }) : undefined;
  }

  /** What visitors go on seeing of a document instead of what is stored; `undefined` if they have not seen it, or nothing else. */
  of(item: ContentItem): ContentItem | undefined {
    return this.#known.getOrInsertComputed(item, () => {
      const version = this.seen.get(idOf(item));
      if (version === undefined || version === item) return undefined;
      return withoutChangedParts(this.#renewed?.without(version) ?? version, item, this.#circumstances);
    });
  }
}

/** Whether an item says something else now, or is gone. A process that has started has other objects. */
function isChanged(item: ContentItem, now: ContentItem | undefined): boolean {
  return item !== now && JSON.stringify(item) !== JSON.stringify(now);
}

/** A version without the parts that wait in it, unless they wait in the same way in what is stored. */
function withoutChangedParts(
  version: ContentItem,
  item: ContentItem,
  circumstances: Circumstances,
): ContentItem {
  const owners = ownersOf(version);
  const waits = (part: ShownTimes) =>
    hasTimes(part) &&
    owners.some((owner) => partOpening(part, owner, circumstances).from > circumstances.now);
  const { translation } = restatedIn(version) ?? {};
  if (translation && waits(translation) && !isSame(translation, restatedIn(item)?.translation))
    return withoutTranslation(version);
  if (version.kind !== "page" || version.page.type === "news-archive") return version;
  const stored = new Set(sectionsOf(item).map((section) => JSON.stringify(section)));
  const sections = version.page.sections.filter(
    (section) => !waits(section) || stored.has(JSON.stringify(section)),
  );
  const { results } = version.page;
  const areResultsGone =
    results !== undefined &&
    owners.some((owner) => resultsOpening(results, owner, circumstances).from > circumstances.now) &&
    !isSame(withResults(version, results), withResults(item, results));
  if (sections.length === version.page.sections.length && !areResultsGone) return version;
  const page = { ...version.page, sections };
  return { ...version, page: areResultsGone ? { ...withoutResults(page), results: undefined } : page };
}

/** Everything that an item has of results, and when it is to be seen. */
function withResults(item: ContentItem, { hides }: Results): unknown {
  if (item.kind !== "page") return undefined;
  const fields = new Set<string>(hides);
  return [item.page.results, Object.entries(item.page).filter(([name]) => fields.has(name))];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
