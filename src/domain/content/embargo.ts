import {
  type AwaitedRelease,
  type ExchangeRelease,
  NOTHING_RELEASED,
  type ReleaseTimes,
} from "../announcements/exchange-release.ts";
import { addressOfPage } from "../links/address.ts";
import { normalisedPath } from "../links/redirects.ts";
import { dayAt, dayBegins, momentsOf } from "./calendar-event.ts";
import { type ContentItem, documentOf, sectionsOf } from "./content-item.ts";
import { datesOf } from "./general-meeting.ts";
import { changesOf, isShownAt, type ShownTimes } from "./shown-times.ts";

/**
 * The time from which visitors may see an item: the day of an article or a media asset, that on which a dividend is declared,
 * its release, or the end of an embargo. If it waits for the exchange, its release there, and not before the end of an
 * embargo; `Infinity` until then.
 */
export function visibleFrom(
  item: ContentItem,
  timeZone: string,
  releaseTimes: ReleaseTimes = NOTHING_RELEASED,
): number {
  const { embargo = "", exchange } = documentOf(item) ?? {};
  if (exchange?.isAwaited) return Math.max(releaseTimes.of(exchange.reference), Date.parse(embargo) || 0);
  const article = item.kind === "page" && item.page.type === "news-article" ? item.page : undefined;
  const { released = "" } = article ?? (item.kind === "pdf" ? item.pdf : {});
  const { date } = item.kind === "media-asset" ? item.asset : (article ?? {});
  const day = item.kind === "dividend" ? item.dividend.declared : date;
  const moments = [Date.parse(embargo), Date.parse(released), dayBegins(day ?? "", timeZone)];
  return Math.max(...moments.filter(Number.isFinite));
}

/** When the visible content changes because of an item that is not hidden as a whole: its events, parts with times. */
function momentsIn(item: ContentItem): readonly number[] {
  const dates = item.kind === "dividend" ? item.dividend.dates : [];
  const events = sectionsOf(item).flatMap((section) => (section.kind === "calendar" ? section.events : []));
  const meeting = item.kind === "page" && item.page.type === "general-meeting" ? datesOf(item.page) : [];
  return [...[...dates, ...events, ...meeting].flatMap(momentsOf), ...partsOf(item).flatMap(changesOf)];
}

/** The parts of an item that can have times of their own. */
function partsOf(item: ContentItem): readonly ShownTimes[] {
  if (item.kind !== "site-options") return sectionsOf(item);
  const { menus, announcementTimes = {} } = item.options;
  return [...Object.values(menus).flat(), announcementTimes];
}

/** When each item may be seen: a child page not before its parents. */
function visibleTimes(
  items: readonly ContentItem[],
  { timeZone, releaseTimes }: Pick<EmbargoOptions, "timeZone" | "releaseTimes">,
): (item: ContentItem) => number {
  const own = new Map(items.map((item) => [item, visibleFrom(item, timeZone, releaseTimes)]));
  const ownTime = (item: ContentItem) => own.get(item) ?? 0;
  const pages = new Map<string, ContentItem>();
  for (const item of items) {
    const address = item.kind === "page" ? addressOfPage(item.page) : undefined;
    const other = address === undefined ? undefined : pages.get(address);
    if (address !== undefined && !(other && ownTime(other) <= ownTime(item))) pages.set(address, item);
  }
  const timeOf = (item: ContentItem, below: readonly ContentItem[] = []): number => {
    const parent = item.kind === "page" && item.page.type === "page" && item.page.parent;
    const above = parent ? pages.get(parent.href) : undefined;
    if (above === undefined || below.includes(above)) return ownTime(item);
    return Math.max(ownTime(item), timeOf(above, [...below, item]));
  };
  return timeOf;
}

interface EmbargoOptions {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The time zone in which days begin; a name of the IANA database. */
  readonly timeZone: string;
  /** Hosts of the site, for links with a whole address. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  /** What the exchange has released. Default: nothing. */
  readonly releaseTimes?: ReleaseTimes | undefined;
  /** Documents that are not published any more, to which others may still refer. Default: none. */
  readonly withdrawn?: readonly ContentItem[] | undefined;
  /** The embargo before. Items that it has changed in the same way are the same objects. Default: none. */
  readonly before?: Embargo | undefined;
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
  /** Whether visitors see everything as it is stored. */
  readonly changesNothing: boolean;
  /** The items that visitors must not see yet, as a whole or in part. */
  readonly waiting: readonly ContentItem[];
  /** The documents that wait until the exchange has released their announcements. */
  readonly awaited: readonly AwaitedRelease[];
  readonly #now: number;
  /** When the exchange has released documents that waited for it, by id. */
  readonly #released: ReadonlyMap<string, ReleasedDocument>;
  readonly #hosts: ReadonlySet<string>;
  readonly #ids: ReadonlySet<string>;
  readonly #addresses: ReadonlySet<string>;
  /** Matches texts that occur in the JSON of every item that refers to something hidden. */
  readonly #marks: RegExp | undefined;
  /** What items without times are changed by. */
  readonly #key: string;
  /** The items without times, as visitors see them. */
  readonly #shown: WeakMap<ContentItem, ContentItem>;

  constructor(items: readonly ContentItem[], options: EmbargoOptions) {
    const { now, timeZone, hosts = [], releaseTimes = NOTHING_RELEASED, withdrawn = [] } = options;
    this.#now = now;
    this.#hosts = new Set(hosts);
    const timeOf = visibleTimes(items, { timeZone, releaseTimes });
    const hidden = items.filter((item) => timeOf(item) > now);
    const moments = [...hidden.map((item) => timeOf(item)), ...items.flatMap(momentsIn)];
    const coming = moments.filter((moment) => moment > now && moment < Number.POSITIVE_INFINITY);
    this.nextChange = coming.sort((a, b) => a - b)[0];
    this.#released = releasesIn(items, { timeZone, releaseTimes });
    this.changesNothing =
      hidden.length === 0 && this.#released.size === 0 && !items.some((item) => partsOf(item).some(hasTimes));
    const waits = ({ shownFrom = "" }: ShownTimes) => Date.parse(shownFrom) > now;
    this.waiting = items.filter((item) => timeOf(item) > now || partsOf(item).some(waits));
    this.awaited = items.flatMap((item) => awaitedOf(item, releaseTimes));
    const unreferenced = [...hidden, ...withdrawn];
    this.#ids = new Set(unreferenced.flatMap((item) => documentOf(item)?.id ?? []));
    const shown = new Set(items.filter((item) => timeOf(item) <= now).flatMap(addressesOf));
    const addresses = unreferenced.flatMap(addressesOf).filter((address) => !shown.has(address));
    this.#addresses = new Set(addresses.map(comparable));
    const marks = [...this.#ids, ...this.#released.keys(), ...addresses, ...this.#addresses].map((text) =>
      JSON.stringify(text).slice(1, -1).replace(SPECIAL_CHARACTERS, String.raw`\$&`),
    );
    this.#marks = marks.length > 0 ? new RegExp(marks.join("|"), "i") : undefined;
    this.#key = JSON.stringify([marks, [...this.#released], hosts]);
    const { before } = options;
    this.#shown = before && before.#key === this.#key ? before.#shown : new WeakMap();
  }

  /** Whether the page or PDF document with this id is hidden. */
  hides(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id);
  }

  /** When the exchange has released the document with this id; `undefined` if that is not its time of release. */
  releaseOf(id: string): { readonly date: string; readonly released: string } | undefined {
    const release = this.#released.get(id);
    return release && { date: release.date, released: release.released };
  }

  /**
   * An item without all references to hidden documents, as if they were not published; `undefined` if it is hidden
   * itself.
   *
   * @param jsonOf - The JSON of an item, if there is a faster way.
   */
  shown(item: ContentItem, jsonOf: (item: ContentItem) => string = JSON.stringify): ContentItem | undefined {
    if (this.changesNothing) return item;
    if (this.hides(documentOf(item)?.id)) return undefined;
    const timely = timelyItem(item, this.#now);
    if (timely !== item) return this.withoutReferences(timely, jsonOf);
    return this.#shown.getOrInsertComputed(item, () => this.withoutReferences(item, jsonOf));
  }

  /** An item without all references to hidden and withdrawn documents, but with the times of its parts. */
  withoutReferences(item: ContentItem, jsonOf: (item: ContentItem) => string = JSON.stringify): ContentItem {
    if (!this.#marks) return item;
    const json = jsonOf(item);
    // A cheap test first: traversing a large page takes time, and few pages refer to hidden documents.
    if (!this.#marks.test(json)) return item;
    // `JSON.parse` calls this for inner values first, so a removed value is always a part of a later one.
    return JSON.parse(json, (_key, value: unknown) => this.#withRelease(this.#withoutHidden(value)));
  }

  #isHidden(value: unknown): boolean {
    if (!isRecord(value)) return false;
    if (typeof value.id === "string" && this.hides(value.id)) return true;
    return this.#isLinkToHidden(value) || this.#isLinkToHidden(value.link);
  }

  #isLinkToHidden(value: unknown): boolean {
    if (!isRecord(value) || typeof value.href !== "string") return false;
    const url = /^https?:/i.test(value.href) ? URL.parse(value.href) : null;
    return this.#addresses.has(comparable(url && this.#hosts.has(url.host) ? url.pathname : value.href));
  }

  /** Removes the hidden parts of a value. A removed link in a text leaves its words; an empty menu is removed. */
  #withoutHidden(value: unknown): unknown {
    if (Array.isArray(value)) {
      const left = value.filter((part: unknown) => !isEmptied(part));
      return left.flatMap((part: unknown) => (this.#isHidden(part) ? this.#wordsOf(part) : [part]));
    }
    if (!isRecord(value)) return value;
    // A hidden `link` removes the whole object that contains it; the caller decides that.
    return Object.fromEntries(
      Object.entries(value).filter(([name, part]) => name === "link" || !this.#isHidden(part)),
    );
  }

  /** A document that waited for the exchange, or a copy of it, with the time of its release there. */
  #withRelease(value: unknown): unknown {
    const release =
      isRecord(value) && typeof value.id === "string" ? this.#released.get(value.id) : undefined;
    if (!isRecord(value) || !release || !("title" in value)) return value;
    // Nobody saw a change before the release.
    const changed = typeof value.changed === "string" && value.changed < release.released;
    return { ...value, ...release, ...(changed && { changed: release.released }) };
  }

  /** The words of a link, unless they are the address themselves. */
  #wordsOf(part: unknown): unknown[] {
    if (!isRecord(part) || !Array.isArray(part.children)) return [];
    return part.children.filter((child: unknown) => !this.#marks?.test(JSON.stringify(child)));
  }
}

function awaitedOf(item: ContentItem, releaseTimes: ReleaseTimes): readonly AwaitedRelease[] {
  const { id, exchange, embargo = "" } = documentOf(item) ?? {};
  if (id === undefined || !exchange?.isAwaited) return [];
  const { reference } = exchange;
  if (releaseTimes.of(reference) < Number.POSITIVE_INFINITY) return [];
  const [ends, latest] = [Date.parse(embargo), Date.parse(exchange.latest ?? "")];
  return [
    {
      document: id,
      reference,
      expected: [ends, latest].filter(Number.isFinite),
      latest: latest || undefined,
    },
  ];
}

/** What changes of a document that waited for the exchange. */
interface ReleasedDocument {
  readonly date: string;
  readonly released: string;
  readonly exchange: ExchangeRelease;
}

function releasesIn(
  items: readonly ContentItem[],
  { timeZone, releaseTimes }: { readonly timeZone: string; readonly releaseTimes: ReleaseTimes },
): ReadonlyMap<string, ReleasedDocument> {
  return new Map(
    items.flatMap((item) => {
      const { id, exchange } = documentOf(item) ?? {};
      const time = exchange?.isAwaited ? releaseTimes.of(exchange.reference) : Number.POSITIVE_INFINITY;
      if (id === undefined || exchange === undefined || time === Number.POSITIVE_INFINITY) return [];
      // In seconds, as editors and most outputs have it, so that it is the same moment everywhere.
      const released = new Date(Math.floor(time / 1_000) * 1_000).toISOString();
      return [
        [id, { date: dayAt(released, timeZone), released, exchange: { ...exchange, isAwaited: false } }],
      ];
    }),
  );
}

const hasTimes = (part: ShownTimes): boolean => changesOf(part).length > 0;

/** An item with the parts that visitors may see now, without their times: these tell of what is still hidden. */
function timelyItem(item: ContentItem, now: number): ContentItem {
  if (!partsOf(item).some(hasTimes)) return item;
  const timely = <P extends ShownTimes>(parts: readonly P[]) =>
    parts
      .filter((part) => isShownAt(part, now))
      .map((part) => ({ ...part, shownFrom: undefined, shownUntil: undefined }));
  if (item.kind === "site-options") {
    const { menus, announcementTimes = {}, ...options } = item.options;
    const { primary, footer, secondary } = menus;
    return {
      kind: "site-options",
      options: {
        ...options,
        ...(!isShownAt(announcementTimes, now) && { announcementBar: [], announcementModal: [] }),
        menus: { primary: timely(primary), footer: timely(footer), secondary: timely(secondary) },
      },
    };
  }
  if (item.kind !== "page" || item.page.type === "news-archive") return item;
  return { kind: "page", page: { ...item.page, sections: timely(item.page.sections) } };
}

function addressesOf(item: ContentItem): string[] {
  if (item.kind === "site-options" || item.kind === "dividend") return [];
  if (item.kind === "media-asset") return [item.asset.image?.url ?? [], item.asset.file?.href ?? []].flat();
  return [(item.kind === "pdf" ? item.pdf.href : addressOfPage(item.page)) ?? []].flat();
}

/** Characters with a meaning in a regular expression. */
const SPECIAL_CHARACTERS = /[$()*+.?[\\\]^{|}]/g;

/** An address as links are compared: a path in any spelling, without query and fragment. */
function comparable(address: string): string {
  return normalisedPath(address) ?? address.split(/[?#]/, 1)[0] ?? address;
}

function isEmptied(part: unknown): boolean {
  return isRecord(part) && Array.isArray(part.entries) && part.entries.length === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
