import { type AwaitedRelease, NOTHING_RELEASED } from "../exchange/exchange-release.ts";
import { momentsOf } from "./calendar-event.ts";
import {
  type ContentItem,
  documentOf,
  editedIdOf,
  idOf,
  restatedIn,
  statedOnce,
  withValues,
} from "./content-item.ts";
import { EarlierVersions } from "./earlier-versions.ts";
import { eventsOf } from "./events-of.ts";
import { HiddenReferences } from "./hidden-references.ts";
import { openingsOf } from "./item-opening.ts";
import type { ItemOpening } from "./last-opening.ts";
import { earliestOf, latestOf } from "./moments.ts";
import { type Circumstances, type Doubt, expectedTimes, isAwaited } from "./opening.ts";
import { asSeen, inOwnWords, withVisibleFacts } from "./page-facts.ts";
import { type Gate, partGatesOf } from "./part-gates.ts";
import { releasesIn } from "./released-documents.ts";
import { timelyItem } from "./timely-item.ts";
import { type SeenChanges, visibleChanges } from "./visible-changes.ts";

export interface EmbargoOptions extends Circumstances {
  /**
   * The embargo before. Items that it has changed in the same way are the same objects, and of a document that is hidden
   * now visitors go on seeing what they saw with it. Default: none.
   */
  readonly before?: Embargo | undefined;
  /** The same of an earlier process; see {@link Embargo.earlier}. Default: nothing is known. */
  readonly earlier?: readonly ContentItem[] | undefined;
  /** The same; see {@link Embargo.changes}. Default: nothing is known. */
  readonly changes?: SeenChanges | undefined;
}

/** Something that stays hidden although its editor may expect to be seen, in a document or as a whole. */
export interface Doubtful {
  /** The id of the document; `site-options` for these. */
  readonly document: string;
  readonly field?: string | undefined;
  readonly doubt: Doubt;
}

/**
 * Decides which content is hidden at a given time: pages and PDF documents under an embargo with all links to them, and
 * parts that are shown at another time. Nothing else decides this.
 */
export class Embargo {
  /**
   * The next time at which the visible content changes, in milliseconds of Unix time: an embargo ends, a part appears or
   * disappears, or an event changes. `undefined` if there is none.
   */
  readonly nextChange: number | undefined;
  /** The last time at which it may have changed, in milliseconds of Unix time; `undefined` if it never has. */
  readonly lastChange: number | undefined;
  /** The items that visitors must not see yet, as a whole or in part. */
  readonly waiting: readonly ContentItem[];
  /** What waits until the exchange has released its announcement. */
  readonly awaited: readonly AwaitedRelease[];
  /** What stays hidden until an editor corrects it. */
  readonly doubtful: readonly Doubtful[];
  /** What waits for its translation, with the ids of both: an exchange wants them at once. */
  readonly paired: readonly { readonly document: string; readonly waitsFor: string }[];
  /** What visitors go on seeing of documents of which a change waits; see {@link EarlierVersions}. */
  readonly earlier: readonly ContentItem[];
  /** What is known of the changes that visitors saw, beside what follows from the items. */
  readonly changes: SeenChanges;
  /** When visitors last lost sight of a document that pages show facts of, ISO 8601 in UTC; `undefined` if it is not known. */
  readonly lastWithdrawal: string | undefined;
  readonly #circumstances: Circumstances;
  readonly #items: readonly ContentItem[];
  /** What is seen of pages whose facts are hidden; see {@link withVisibleFacts}. */
  readonly #stated: ReadonlyMap<ContentItem, ContentItem>;
  /** The same by id. */
  readonly #earlier: ReadonlyMap<string, ContentItem>;
  /** The items with a part that has times of its own. */
  readonly #timed: ReadonlySet<ContentItem>;
  /** When visitors saw the last change of items, where that is not their last publication. */
  readonly #changed: ReadonlyMap<ContentItem, string | undefined>;
  /** The items that visitors see of pages which others have their facts from, by id. */
  readonly #stating: ReadonlyMap<string, ContentItem>;
  readonly #hidden: HiddenReferences;
  /** What items without times are changed by. */
  readonly #key: string;
  /** The items without times, as visitors see them. */
  readonly #shown: WeakMap<ContentItem, ContentItem>;

  constructor(stored: readonly ContentItem[], options: EmbargoOptions) {
    const {
      now,
      timeZone,
      isListed,
      paired,
      releaseTimes,
      before,
      changes = before?.changes ?? NO_CHANGES,
    } = options;
    // Without the embargo before, which has its own.
    this.#circumstances = { now, timeZone, isListed, paired, releaseTimes };
    const openingFor = openingsOf(stored, options);
    const versions = versionsBefore(stored, options);
    const areTextsHidden = (item: ContentItem) =>
      partGatesOf(item, options).some(({ opening }) => opening.from > now);
    const isStoredHidden = (item: ContentItem) => openingFor(item).from > now;
    this.#stated = withVisibleFacts(stored, { isHidden: isStoredHidden, areTextsHidden, versions });
    // By what is stored: nothing else is known to be hidden.
    const gates = stored.map((item) =>
      gatedItem(item, { opening: openingFor(item), seen: this.#stated.get(item), circumstances: options }),
    );
    const items = gates.map(({ item }) => item);
    this.#items = items;
    const isHidden = ({ opening }: Pick<GatedItem, "opening">) => opening.from > now;
    const hiddenGates = gates.filter(isHidden);
    const hidden = hiddenGates.map(({ item }) => item);
    const seenAt = before ? before.#circumstances.now : undefined;
    this.#earlier = versionsOfHidden(hiddenGates, versions, seenAt);
    const statedEarlier = [...this.#stated].filter(([item, version]) => versions.of(item) === version);
    this.earlier = [...this.#earlier.values(), ...statedEarlier.map(([, version]) => version)];
    const shownGates = gates.filter((gated) => !isHidden(gated));
    const shownItems = shownGates.map(({ item }) => item);
    const visible = [...shownGates, ...alreadySeen([...this.#earlier.values()], shownItems, options)];
    const ofVisible = visible.flatMap((gated) => [gated.opening.from, ...momentsIn(gated)]);
    // What is in a hidden item changes nothing before the item itself is shown.
    const moments = [...gates.filter(isHidden).map(({ opening }) => opening.from), ...ofVisible];
    this.nextChange = earliestOf(moments.filter((moment) => moment > now && Number.isFinite(moment)));
    this.lastChange = latestOf(ofVisible.filter((moment) => moment <= now && Number.isFinite(moment)));
    const visibleItems = visible.map(({ item }) => item);
    this.#timed = new Set(
      [...hiddenGates, ...visible].flatMap(({ item, parts }) => (parts.length > 0 ? item : [])),
    );
    this.waiting = statedOnce(
      gates.filter((gated) => isHidden(gated) || gated.parts.some(isHidden)).map(({ item }) => item),
    );
    this.awaited = gates.flatMap((gated) => awaitedOf(gated, releaseTimes));
    this.doubtful = gates.flatMap(doubtsOf);
    this.paired = hiddenGates.flatMap(pairOf);
    const sources = new Set(items.flatMap((item) => (item.kind === "page" ? (item.facts?.of ?? []) : [])));
    this.#stating = new Map(
      visible.flatMap(({ item }) => (sources.has(idOf(item)) ? [[idOf(item), item] as const] : [])),
    );
    this.#hidden = new HiddenReferences({
      hidden,
      visible: visibleItems,
      earlier: this.#earlier,
      released: releasesIn(visibleItems, options),
    });
    const names = [...this.#hidden.ids, ...this.#hidden.addresses];
    const changed = visibleChanges(visible, {
      now,
      before: new Map((before?.seen ?? []).map((item) => [idOf(item), item])),
      changedBefore: (item) => before?.lastChangeOf(item),
      known: changes,
      partsOf: (item) => partGatesOf(item, options),
      hidden: new Set(names.filter((name) => !this.#earlier.has(name))),
      textOf: (item) => this.#textOf(item),
    });
    this.#changed = changed.changed;
    this.changes = changed.known;
    this.lastWithdrawal = changed.lastWithdrawal;
    const changedIds = [...this.#changed].map(([item, moment]) => [idOf(item), moment]);
    this.#key = JSON.stringify([this.#hidden.key, changedIds]);
    this.#shown = before && before.#key === this.#key ? before.#shown : new WeakMap();
  }

  /** Whether the document with this id is hidden, also as it was before. */
  hides(id: string | undefined): boolean {
    return id !== undefined && this.#hidden.ids.has(id) && !this.#earlier.has(id);
  }

  /** Whether the document with this id is hidden as it is stored: as a whole, or a change of it. */
  withholds(id: string | undefined): boolean {
    return id !== undefined && this.#hidden.ids.has(id);
  }

  /** What visitors see, as it is stored. */
  get seen(): readonly ContentItem[] {
    return this.#items.flatMap((item) => this.#versionOf(item) ?? []);
  }

  /** An item, or what visitors go on seeing instead; `undefined` if it is hidden. */
  #versionOf(item: ContentItem): ContentItem | undefined {
    const id = idOf(item);
    return this.#hidden.ids.has(id) ? this.#earlier.get(id) : item;
  }

  /**
   * An item without all references to hidden documents, as if they were not published; as it was before, if only a change
   * of it waits; `undefined` if it is hidden itself.
   */
  shown(given: ContentItem): ContentItem | undefined {
    const version = this.#versionOf(this.#stated.get(given) ?? given);
    if (version === undefined) return undefined;
    const item = this.#inCurrentWords(version);
    if (this.#isTimed(version)) return this.#withLastChange(version, this.#visiblePartsOf(item));
    return this.#shown.getOrInsertComputed(item, () =>
      this.#withLastChange(version, this.#hidden.without(asSeen(item))),
    );
  }

  /** When visitors saw the last change of an item that they see, ISO 8601 in UTC; `undefined` if it is unknown. */
  lastChangeOf(item: ContentItem): string | undefined {
    return this.#changed.has(item) ? this.#changed.get(item) : documentOf(item)?.changed;
  }

  #withLastChange(item: ContentItem, shown: ContentItem): ContentItem {
    return this.#changed.has(item) ? withValues(shown, { changed: this.#changed.get(item) }) : shown;
  }

  #visiblePartsOf(item: ContentItem): ContentItem {
    return this.#hidden.without(asSeen(timelyItem(item, this.#circumstances)));
  }

  /** What visitors see of an item, but for the time of its last change, and the languages in which it is too. */
  #textOf(item: ContentItem): string {
    return JSON.stringify(this.#visiblePartsOf(item), (name, value: unknown) =>
      name === "changed" || name === "translations" || name === "partNumber" ? undefined : value,
    );
  }

  /**
   * A page in its own words, unless visitors may have seen a change of the page that it has its facts from since it was published. A
   * publish of that page which they cannot see changes nothing of it.
   */
  #inCurrentWords(item: ContentItem): ContentItem {
    const facts = item.kind === "page" ? item.facts : undefined;
    const stating = facts?.inOwnWords && this.#stating.get(facts.of);
    // Where the version before is not known, something else that they see may have changed with what is hidden.
    if (!stating || !this.changes.has(idOf(stating))) return item;
    const changed = Date.parse(this.lastChangeOf(stating) ?? "");
    const published = Date.parse(documentOf(item)?.changed ?? "");
    return changed <= published ? inOwnWords(item) : item;
  }

  #isTimed(item: ContentItem): boolean {
    return this.#timed.has(item) || (item.kind === "page" && item.page.results !== undefined);
  }
}

interface GatedItem {
  readonly item: ContentItem;
  readonly opening: ItemOpening;
  readonly parts: readonly Gate[];
}

interface GateOptions {
  readonly opening: ItemOpening;
  /** What visitors see instead. Default: the item. */
  readonly seen?: ContentItem | undefined;
  readonly circumstances: Circumstances;
}

function gatedItem(item: ContentItem, { opening, seen = item, circumstances }: GateOptions): GatedItem {
  // The texts of a translation open at their own time, whatever is seen until then.
  const gated = restatedIn(item) ? item : seen;
  return { item: seen, opening, parts: partGatesOf(gated, circumstances) };
}

/**
 * What visitors go on seeing, as of when they have seen it: by itself and by what else they see, as if nobody had changed it. Of what
 * opened otherwise, such as by what an editor has withdrawn since, it is not known.
 */
function alreadySeen(
  items: readonly ContentItem[],
  others: readonly ContentItem[],
  circumstances: Circumstances,
): readonly GatedItem[] {
  if (items.length === 0) return [];
  const openingFor = openingsOf([...others, ...items], circumstances);
  return items.map((item) => {
    const known = openingFor(item);
    const opening = known.from <= circumstances.now ? known : NEVER_CLOSED;
    return gatedItem(item, { opening, circumstances });
  });
}

/** What visitors have seen, of a process with the embargo before and of an earlier one. */
function versionsBefore(
  stored: readonly ContentItem[],
  { before, earlier = [], ...circumstances }: EmbargoOptions,
): EarlierVersions {
  const seen = [...earlier, ...(before?.seen ?? [])];
  const hidden = before?.waiting.filter((item) => before.withholds(idOf(item))) ?? [];
  return new EarlierVersions({ seen, hidden, stored, circumstances });
}

/** When the visible content changes because of an item that is not hidden as a whole: its events, parts with times. */
function momentsIn({ item, parts }: GatedItem): readonly number[] {
  const times = parts.flatMap(({ opening, withheld }) => [
    opening.from,
    Date.parse(withheld.shownUntil ?? ""),
  ]);
  return [...eventsOf(item).flatMap(momentsOf), ...times];
}

/**
 * What visitors saw before of documents that are hidden now, by id: if the document was changed, or the page above or the
 * translation that hides it. What was not changed is hidden again, as it is if the clock is set back.
 *
 * @param seenAt - When visitors saw that, in milliseconds of Unix time. Default: it is not known.
 */
function versionsOfHidden(
  hidden: readonly GatedItem[],
  versions: EarlierVersions,
  seenAt = Number.NEGATIVE_INFINITY,
): ReadonlyMap<string, ContentItem> {
  const gates = new Map(hidden.map((gated) => [gated.item, gated]));
  const isChanged = ({ item, opening }: GatedItem): boolean => {
    const decides = opening.above ?? opening.together;
    const other = decides && gates.get(decides);
    if (other) return isChanged(other);
    // That part was hidden when visitors saw the file, or is new.
    if (opening.isOfPart) return opening.from > seenAt;
    return versions.seen.get(idOf(item)) !== item;
  };
  return new Map(
    hidden.flatMap((gated) => {
      const version = isChanged(gated)
        ? (versions.of(gated.item) ?? versions.seen.get(idOf(gated.item)))
        : undefined;
      return version ? [[idOf(gated.item), version] as const] : [];
    }),
  );
}

const NO_CHANGES: SeenChanges = new Map();

/** Of what visitors see already. */
const NEVER_CLOSED: ItemOpening = { from: Number.NEGATIVE_INFINITY };

function awaitedOf(
  { item, opening, parts }: GatedItem,
  releaseTimes = NOTHING_RELEASED,
): readonly AwaitedRelease[] {
  const { embargo, exchange } = documentOf(item) ?? {};
  const whole = { withheld: { embargo, exchange }, opening };
  return [...wholeOf(item, whole), ...parts].flatMap(({ withheld, opening: { doubt } }) => {
    const { reference, latest: by = "" } = withheld.exchange ?? {};
    const isReleased = releaseTimes.of(reference) < Number.POSITIVE_INFINITY && !doubt;
    if (!isAwaited(withheld.exchange) || isReleased) return [];
    const latest = Date.parse(by) || undefined;
    return { document: editedIdOf(item), reference, expected: expectedTimes(withheld), latest };
  });
}

/** What opens an item as a whole, if not the document that it states in another language. */
function wholeOf<Whole>(item: ContentItem, whole: Whole): readonly Whole[] {
  return restatedIn(item) === undefined ? [whole] : [];
}

function pairOf({ item, opening: { together } }: GatedItem): Embargo["paired"] {
  return together ? [{ document: idOf(item), waitsFor: idOf(together) }] : [];
}

function doubtsOf({ item, opening, parts }: GatedItem): readonly Doubtful[] {
  return [...wholeOf(item, { field: undefined, opening }), ...parts].flatMap(
    ({ field, opening: { doubt } }) => (doubt ? { document: editedIdOf(item), field, doubt } : []),
  );
}
