import {
  type AwaitedRelease,
  type ExchangeRelease,
  NOTHING_RELEASED,
} from "../announcements/exchange-release.ts";
import { dayAt, momentsOf } from "./calendar-event.ts";
import { type ContentItem, documentOf, withChanged } from "./content-item.ts";
import { eventsOf } from "./events-of.ts";
import { resultsOpening, withoutResults } from "./general-meeting.ts";
import { type Gate, type ItemOpening, openingsOf, ownerOf, partGatesOf } from "./item-opening.ts";
import { earliestOf, latestOf } from "./moments.ts";
import { type Circumstances, type Doubt, expectedTimes, isAwaited } from "./opening.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { addressesOf, anyOf, comparableAddress, patternOf, referencesOf } from "./references.ts";
import { isShown, type ShownTimes } from "./shown-times.ts";
import { type SeenChanges, visibleChanges } from "./visible-changes.ts";

export interface EmbargoOptions extends Circumstances {
  /** Hosts of the site, for links with a whole address. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  /** Documents that are not published any more, to which others may still refer. Default: none. */
  readonly withdrawn?: readonly ContentItem[] | undefined;
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
  /** The last time at which it may have changed, likewise; `undefined` if it never has. */
  readonly lastChange: number | undefined;
  /** Whether visitors see everything as it is stored. */
  readonly changesNothing: boolean;
  /** The items that visitors must not see yet, as a whole or in part. */
  readonly waiting: readonly ContentItem[];
  /** What waits until the exchange has released its announcement. */
  readonly awaited: readonly AwaitedRelease[];
  /** What stays hidden until an editor corrects it. */
  readonly doubtful: readonly Doubtful[];
  /** What visitors go on seeing of documents of which a change waits: as they were stored before it. */
  readonly earlier: readonly ContentItem[];
  /** What is known of the changes that visitors saw, beside what follows from the items. */
  readonly changes: SeenChanges;
  readonly #circumstances: Circumstances;
  readonly #items: readonly ContentItem[];
  /** The same by id. */
  readonly #earlier: ReadonlyMap<string, ContentItem>;
  /** The items with a part that has times of its own. */
  readonly #timed: ReadonlySet<ContentItem>;
  /** When visitors saw the last change of items, where that is not their last publication. */
  readonly #changed: ReadonlyMap<ContentItem, string | undefined>;
  /** When the exchange has released documents that waited for it, by id. */
  readonly #released: ReadonlyMap<string, ReleasedDocument>;
  readonly #hosts: ReadonlySet<string>;
  readonly #ids: ReadonlySet<string>;
  readonly #addresses: ReadonlySet<string>;
  /** Matches the references of every item that refers to something hidden or released. */
  readonly #mentions: RegExp | undefined;
  /** Matches the JSON of words that say a hidden address. */
  readonly #writtenAddresses: RegExp | undefined;
  /** What items without times are changed by. */
  readonly #key: string;
  /** The items without times, as visitors see them. */
  readonly #shown: WeakMap<ContentItem, ContentItem>;

  constructor(items: readonly ContentItem[], options: EmbargoOptions) {
    const {
      now,
      timeZone,
      isListed,
      releaseTimes,
      hosts = [],
      withdrawn = [],
      before,
      earlier = [],
      changes = before?.changes ?? NO_CHANGES,
    } = options;
    this.#items = items;
    // Without the embargo before, which has its own.
    this.#circumstances = { now, timeZone, isListed, releaseTimes };
    this.#hosts = new Set(hosts);
    const openingFor = openingsOf(items, options);
    const gates = items.map((item): GatedItem => {
      const opening = openingFor(item);
      return { item, opening, parts: partGatesOf(item, options) };
    });
    const isHidden = ({ opening }: Pick<GatedItem, "opening">) => opening.from > now;
    const hiddenGates = gates.filter(isHidden);
    const hidden = hiddenGates.map(({ item }) => item);
    this.#earlier = earlierVersions(hiddenGates, [...earlier, ...(before?.seen ?? [])]);
    this.earlier = [...this.#earlier.values()];
    const seen = this.earlier.map((item): GatedItem => {
      return { item, opening: NEVER_CLOSED, parts: partGatesOf(item, options) };
    });
    const all = [...gates, ...seen];
    const visible = all.filter((gated) => !isHidden(gated));
    const ofVisible = visible.flatMap((gated) => [gated.opening.from, ...momentsIn(gated)]);
    // What is in a hidden item changes nothing before the item itself is shown.
    const moments = [...gates.filter(isHidden).map(({ opening }) => opening.from), ...ofVisible];
    this.nextChange = earliestOf(moments.filter((moment) => moment > now && Number.isFinite(moment)));
    this.lastChange = latestOf(ofVisible.filter((moment) => moment <= now && Number.isFinite(moment)));
    this.#released = releasesIn(all, options);
    this.#timed = new Set(all.flatMap(({ item, parts }) => (parts.length > 0 ? item : [])));
    this.waiting = gates
      .filter((gated) => isHidden(gated) || gated.parts.some(isHidden))
      .map(({ item }) => item);
    this.awaited = gates.flatMap((gated) => awaitedOf(gated, releaseTimes));
    this.doubtful = gates.flatMap(doubtsOf);
    const unreferenced = [...hidden, ...withdrawn];
    this.#ids = new Set(unreferenced.flatMap((item) => documentOf(item)?.id ?? []));
    const shown = new Set(visible.flatMap(({ item }) => addressesOf(item)));
    const addresses = unreferenced.flatMap(addressesOf).filter((address) => !shown.has(address));
    this.#addresses = new Set(addresses.map(comparableAddress));
    const mentions = [...this.#ids, ...this.#released.keys(), ...this.#addresses];
    this.#mentions = patternOf(mentions);
    const written = addresses.map((text) => JSON.stringify(text).slice(1, -1));
    this.#writtenAddresses = written.length > 0 ? new RegExp(anyOf(written), "i") : undefined;
    const changed = visibleChanges(visible, {
      now,
      before: new Map((before?.seen ?? []).map((item) => [idOf(item), item])),
      changedBefore: (item) => before?.lastChangeOf(item),
      known: changes,
      partsOf: (item) => partGatesOf(item, options),
      hidden: new Set([...this.#ids, ...this.#addresses].filter((name) => !this.#earlier.has(name))),
      textOf: (item) => this.#textOf(item),
    });
    this.#changed = changed.changed;
    this.changes = changed.known;
    this.changesNothing =
      hidden.length === 0 &&
      this.#released.size === 0 &&
      this.#changed.size === 0 &&
      !items.some((item) => this.#isTimed(item));
    const changedIds = [...this.#changed].map(([item, moment]) => [idOf(item), moment]);
    this.#key = JSON.stringify([mentions, [...this.#released], hosts, changedIds]);
    this.#shown = before && before.#key === this.#key ? before.#shown : new WeakMap();
  }

  /** Whether the document with this id is hidden, also as it was before. */
  hides(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id) && !this.#earlier.has(id);
  }

  /** Whether the document with this id is hidden as it is stored: as a whole, or a change of it. */
  withholds(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id);
  }

  /** What visitors see, as it is stored. */
  get seen(): readonly ContentItem[] {
    return this.#items.flatMap((item) => this.#versionOf(item) ?? []);
  }

  /** An item, or what visitors go on seeing instead; `undefined` if it is hidden. */
  #versionOf(item: ContentItem): ContentItem | undefined {
    const id = idOf(item);
    return this.#ids.has(id) ? this.#earlier.get(id) : item;
  }

  /** When the exchange has released the document with this id; `undefined` if that is not its time of release. */
  releaseOf(id: string): { readonly date: string; readonly released: string } | undefined {
    const release = this.#released.get(id);
    return release && { date: release.date, released: release.released };
  }

  /**
   * An item without all references to hidden documents, as if they were not published; as it was before, if only a change
   * of it waits; `undefined` if it is hidden itself.
   */
  shown(given: ContentItem): ContentItem | undefined {
    if (this.changesNothing) return given;
    const item = this.#versionOf(given);
    if (item === undefined) return undefined;
    if (this.#isTimed(item)) return this.#withLastChange(item, this.#visiblePartsOf(item));
    return this.#shown.getOrInsertComputed(item, () =>
      this.#withLastChange(item, this.withoutReferences(item)),
    );
  }

  /** When visitors saw the last change of an item that they see, ISO 8601 in UTC; `undefined` if it is unknown. */
  lastChangeOf(item: ContentItem): string | undefined {
    return this.#changed.has(item) ? this.#changed.get(item) : documentOf(item)?.changed;
  }

  #withLastChange(item: ContentItem, shown: ContentItem): ContentItem {
    return this.#changed.has(item) ? withChanged(shown, this.#changed.get(item)) : shown;
  }

  #visiblePartsOf(item: ContentItem): ContentItem {
    return this.withoutReferences(timelyItem(item, this.#circumstances));
  }

  /** What visitors see of an item, but for the time of its last change. */
  #textOf(item: ContentItem): string {
    return JSON.stringify(this.#visiblePartsOf(item), (name, value: unknown) =>
      name === "changed" ? undefined : value,
    );
  }

  #isTimed(item: ContentItem): boolean {
    const isMeeting = item.kind === "page" && item.page.type === "general-meeting";
    return this.#timed.has(item) || (isMeeting && item.page.results !== undefined);
  }

  /** An item without all references to hidden and withdrawn documents, but with the times of its parts. */
  withoutReferences(item: ContentItem): ContentItem {
    // A cheap test first: traversing a large page takes time, and few pages refer to hidden documents.
    if (!this.#mentions?.test(referencesOf(item))) return item;
    // The whole has no name.
    const own = idOf(item);
    return JSON.parse(JSON.stringify(item), (name, value: unknown) =>
      name === "" ? this.#left(value, own)?.value : value,
    );
  }

  /** Whether a value is a link to something hidden, or an entry that leads there: by its link or its call. */
  #isHidden(value: unknown): boolean {
    if (!isRecord(value)) return false;
    return [value, value.link].some((one) => this.#isLinkToHidden(one)) || this.#isHidden(value.action);
  }

  #isLinkToHidden(value: unknown): boolean {
    if (!isRecord(value) || typeof value.href !== "string") return false;
    const url = /^https?:/i.test(value.href) ? URL.parse(value.href) : null;
    return this.#addresses.has(
      comparableAddress(url && this.#hosts.has(url.host) ? url.pathname : value.href),
    );
  }

  /**
   * What is left of a value; `undefined` if it is hidden. An entry that leads to something hidden goes as a whole, with its
   * title and text, and so does a part of which all entries have gone, with its heading. A link in a text leaves its words.
   *
   * @param own - The id of the whole document. Others of which something waits are copies: they may have what is new.
   */
  #left(value: unknown, own: string): Left | undefined {
    if (Array.isArray(value)) return this.#leftOfList(value, own);
    if (!isRecord(value)) return { value };
    if (typeof value.id === "string" && value.id !== own && this.#ids.has(value.id)) {
      const version = this.#earlier.get(value.id);
      return version?.kind === "pdf" ? { value: copyOf(version.pdf) } : undefined;
    }
    if (this.#isHidden(value)) return undefined;
    const parts = Object.entries(this.#withRelease(this.#withoutCalls(value))).map(([name, part]) => ({
      name,
      part: this.#left(part, own),
    }));
    const kept = parts.flatMap(({ name, part }) => (part ? [[name, part.value] as const] : []));
    // The heading of a list is its title and its introduction.
    const isLeft = kept.some(([name, part]) => name !== "intro" && Array.isArray(part) && part.length > 0);
    const isEmptied = value.kind !== HEAD && !isLeft && parts.some(({ part }) => part?.isEmptied);
    return { value: Object.fromEntries(kept), isEmptied };
  }

  #leftOfList(value: readonly unknown[], own: string): Left {
    let isEmptied = false;
    let isUnlinked = false;
    const kept = value.flatMap((entry) => {
      const left = this.#left(entry, own);
      if (left && !left.isEmptied) return [left.value];
      if (isRecord(entry) && Array.isArray(entry.children)) {
        isUnlinked = true;
        return this.#wordsOf(entry.children);
      }
      isEmptied = true;
      return [];
    });
    return { value: isUnlinked ? joined(kept) : kept, isEmptied: isEmptied && kept.length === 0 };
  }

  /** The head of a page stays for its title and its image; what it says beside a call to something hidden goes with that. */
  #withoutCalls(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const { kind, actions, eyebrow: _eyebrow, ...others } = value;
    if (kind !== HEAD || !Array.isArray(actions) || !actions.some((call) => this.#isHidden(call)))
      return value;
    return { kind, ...others, lead: [], actions };
  }

  /** A document that waited for the exchange, or a copy of it, with the time of its release there. */
  #withRelease(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const release = typeof value.id === "string" ? this.#released.get(value.id) : undefined;
    if (!release || !("title" in value)) return value;
    // Nobody saw a change before the release.
    const changed = typeof value.changed === "string" && value.changed < release.released;
    return { ...value, ...release, ...(changed && { changed: release.released }) };
  }

  /** The words of a link, unless they are the address themselves. */
  #wordsOf(children: readonly unknown[]): unknown[] {
    return children.filter((child) => !this.#writtenAddresses?.test(JSON.stringify(child)));
  }
}

/** What is left of a value without what is hidden. */
interface Left {
  readonly value: unknown;
  /** Whether all of its entries were hidden. */
  readonly isEmptied?: boolean | undefined;
}

/** The kind of section that is the head of a page. */
const HEAD = "hero";

interface GatedItem {
  readonly item: ContentItem;
  readonly opening: ItemOpening;
  readonly parts: readonly Gate[];
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
 * What visitors saw before of documents that are hidden now, by id: if the document was changed, or the page above that
 * hides it. What was not changed is hidden again, as it is if the clock is set back.
 */
function earlierVersions(
  hidden: readonly GatedItem[],
  seen: readonly ContentItem[],
): ReadonlyMap<string, ContentItem> {
  const gates = new Map(hidden.map((gated) => [gated.item, gated]));
  const ids = new Set(hidden.map(({ item }) => idOf(item)));
  const known = new Map(seen.flatMap((item) => (ids.has(idOf(item)) ? [[idOf(item), item] as const] : [])));
  const isChanged = ({ item, opening }: GatedItem): boolean => {
    const above = opening.above && gates.get(opening.above);
    return above ? isChanged(above) : known.get(idOf(item)) !== item;
  };
  return new Map(
    hidden.flatMap((gated) => {
      const version = known.get(idOf(gated.item));
      return version && isChanged(gated) ? [[idOf(gated.item), version] as const] : [];
    }),
  );
}

const NO_CHANGES: SeenChanges = new Map();

/** Of what visitors see already. */
const NEVER_CLOSED: ItemOpening = { from: Number.NEGATIVE_INFINITY };

const idOf = (item: ContentItem): string => documentOf(item)?.id ?? item.kind;

function awaitedOf(
  { item, opening, parts }: GatedItem,
  releaseTimes = NOTHING_RELEASED,
): readonly AwaitedRelease[] {
  const { embargo, exchange } = documentOf(item) ?? {};
  const whole = { withheld: { embargo, exchange }, opening };
  return [whole, ...parts].flatMap(({ withheld, opening: { doubt } }) => {
    const { reference, latest: by = "" } = withheld.exchange ?? {};
    const isReleased = releaseTimes.of(reference) < Number.POSITIVE_INFINITY && !doubt;
    if (!isAwaited(withheld.exchange) || isReleased) return [];
    const latest = Date.parse(by) || undefined;
    return { document: idOf(item), reference, expected: expectedTimes(withheld), latest };
  });
}

function doubtsOf({ item, opening, parts }: GatedItem): readonly Doubtful[] {
  return [{ field: undefined, opening }, ...parts].flatMap(({ field, opening: { doubt } }) =>
    doubt ? { document: idOf(item), field, doubt } : [],
  );
}

/** What changes of a document that waited for the exchange. */
interface ReleasedDocument {
  readonly date: string;
  readonly released: string;
  readonly exchange: ExchangeRelease;
}

function releasesIn(
  gates: readonly GatedItem[],
  { timeZone, releaseTimes }: Circumstances,
): ReadonlyMap<string, ReleasedDocument> {
  return new Map(
    gates.flatMap(({ item, opening }) => {
      const { id, exchange } = documentOf(item) ?? {};
      const time = releaseTimes?.of(exchange?.reference) ?? Number.POSITIVE_INFINITY;
      if (id === undefined || !exchange?.isAwaited || !Number.isFinite(Math.max(time, opening.from)))
        return [];
      // In seconds, as editors and most outputs have it, so that it is the same moment everywhere.
      const released = new Date(Math.floor(time / 1_000) * 1_000).toISOString();
      return [
        [id, { date: dayAt(released, timeZone), released, exchange: { ...exchange, isAwaited: false } }],
      ];
    }),
  );
}

/** An item with the parts that visitors may see now, without their times: these tell of what is still hidden. */
function timelyItem(item: ContentItem, circumstances: Circumstances): ContentItem {
  const owner = ownerOf(item);
  const timely = <P extends ShownTimes>(parts: readonly P[]) =>
    parts
      .filter((part) => isShown(part, owner, circumstances))
      .map((part) => ({ ...part, embargo: undefined, exchange: undefined, shownUntil: undefined }));
  if (item.kind === "site-options") {
    const { menus, announcementTimes = {} } = item.options;
    const { primary, footer, secondary } = menus;
    return {
      kind: "site-options",
      options: {
        // In the order of the fields of options without times: nothing may tell the two apart.
        ...item.options,
        announcementTimes: undefined,
        ...(!isShown(announcementTimes, owner, circumstances) && {
          announcementBar: [],
          announcementModal: [],
        }),
        menus: { primary: timely(primary), footer: timely(footer), secondary: timely(secondary) },
      },
    };
  }
  if (item.kind !== "page" || item.page.type === "news-archive") return item;
  const page = { ...item.page, sections: timely(item.page.sections) };
  if (page.type !== "general-meeting") return { kind: "page", page };
  const isOpen = resultsOpening(page, owner, circumstances).from <= circumstances.now;
  return { kind: "page", page: { ...(isOpen ? page : withoutResults(page)), results: undefined } };
}

/** A document as others have a copy of it, which does not say when it was published. */
function copyOf({ published: _published, changed: _changed, ...copy }: PdfDocument): typeof copy {
  return copy;
}

/** A text without the seams of a link: they would tell that there is one. */
function joined(nodes: readonly unknown[]): readonly unknown[] {
  const known: unknown[] = [];
  for (const node of nodes) {
    const last = known.at(-1);
    const whole = joinedPair(last, node);
    if (whole === undefined) known.push(node);
    else known.splice(-1, 1, whole);
  }
  return known;
}

function joinedPair(one: unknown, next: unknown): unknown {
  if (typeof one === "string" && typeof next === "string") return one + next;
  if (!isEmphasis(one) || !isEmphasis(next) || one.kind !== next.kind) return undefined;
  return { ...one, children: joined([...one.children, ...next.children]) };
}

function isEmphasis(node: unknown): node is { readonly kind: string; readonly children: readonly unknown[] } {
  return isRecord(node) && (node.kind === "strong" || node.kind === "em") && Array.isArray(node.children);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
