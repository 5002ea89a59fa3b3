import { comparableReference } from "../exchange/exchange-announcement.ts";
import { addressOfPage } from "../links/address.ts";
import { type ContentItem, documentOf, restatedIn, sectionsOf, statedOnce, typeOf } from "./content-item.ts";
import { dayBegins } from "./day.ts";
import {
  type Circumstances,
  closedBy,
  isAwaited,
  LATE_EDITOR_MS,
  type Opening,
  type Owner,
  openingOf,
} from "./opening.ts";
import { type PairedOpening, pairedOpenings } from "./paired-openings.ts";
import { type Results, resultsOpening } from "./results.ts";
import { hasTimes, partOpening, type ShownTimes } from "./shown-times.ts";

/**
 * When visitors may see an item as a whole: from its release, and the end of an embargo; if it waits for the exchange, from
 * its release there.
 *
 * A day is not a minute. The day of an article, a PDF document or another document opens nothing by itself at the site of a listed company: what was published before its day waits until it has a time on that
 * day or after it, or is published again. At other sites it opens when the day begins.
 */
export function openingOfItem(item: ContentItem, circumstances: Circumstances, other?: string): Opening {
  const { embargo, exchange, published } = documentOf(item) ?? {};
  if (isAwaited(exchange)) return openingOf({ embargo, exchange }, { published, other }, circumstances);
  // Nobody gives a new document a time that is over: it is that of the document of which this one is a copy.
  if (embargo !== undefined && Date.parse(embargo) < Date.parse(published ?? "") - LATE_EDITOR_MS)
    return closedBy({ kind: "older-time", time: embargo });
  const { day, released = "", changed = "" } = datesOf(item);
  const opens = openingOf({ embargo }, {}, circumstances).from;
  const from = Math.max(opens, Date.parse(released) || Number.NEGATIVE_INFINITY);
  // Time zones take time, and a day has begun everywhere when the next one has in UTC.
  if (day === undefined || changed.slice(0, day.length) > day) return { from };
  const { timeZone, isListed = true } = circumstances;
  const begins = dayBegins(day, timeZone);
  const isTimed = Math.max(from, Date.parse(changed) || Number.NEGATIVE_INFINITY) >= begins;
  if (Number.isNaN(begins) || isTimed) return { from };
  if (!isListed) return { from: begins };
  // Of a document whose publication is unknown, that day is over at least.
  const ends = dayBegins(nextDay(day), timeZone);
  return changed === "" && circumstances.now >= ends
    ? { from: ends }
    : closedBy({ kind: "day-without-time", day });
}

const nextDay = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** The day of an item, the time of its release, and that of its last publication. */
function datesOf(item: ContentItem): {
  readonly day?: string | undefined;
  readonly released?: string | undefined;
  readonly changed?: string | undefined;
} {
  switch (item.kind) {
    case "page": {
      if (item.page.type !== "news-article") return {};
      const { date, released, changed } = item.page;
      return { day: date, released, changed };
    }
    case "pdf":
      return { ...item.pdf, day: item.pdf.date };
    case "site-options":
      return {};
    default:
      return { day: item.document.ofDay?.day, changed: item.document.changed };
  }
}

/** When visitors may see an item, in milliseconds of Unix time; see {@link openingOfItem}. */
export function visibleFrom(item: ContentItem, circumstances: Circumstances): number {
  return openingOfItem(item, circumstances).from;
}

/** When an item may be seen, and the page above it or the translation of it that opens later, if that decides. */
export interface ItemOpening extends PairedOpening {
  readonly above?: ContentItem | undefined;
}

/** When each of all items may be seen: a child page not before its parents, some disclosures not before their translations. */
export function openingsOf(
  items: readonly ContentItem[],
  circumstances: Circumstances,
): (item: ContentItem) => ItemOpening {
  const olderOf = olderWithReference(items);
  const own = new Map(items.map((item) => [item, openingOfItem(item, circumstances, olderOf(item))]));
  const isLate = lateTranslations(items, own);
  const byItself = (item: ContentItem): Opening =>
    (isLate(item) ? openingOf(documentOf(item) ?? {}, {}, circumstances) : own.get(item)) ?? NEVER_CLOSED;
  const { paired } = circumstances;
  const joint = paired && pairedOpenings(items, byItself, paired);
  const ownOpening = (item: ContentItem): ItemOpening => joint?.get(item) ?? byItself(item);
  const pages = new Map<string, ContentItem>();
  for (const item of items) {
    const address = item.kind === "page" ? addressOfPage(item.page) : undefined;
    const known = address === undefined ? undefined : pages.get(address);
    if (address !== undefined && !(known && ownOpening(known).from <= ownOpening(item).from))
      pages.set(address, item);
  }
  const originals = originalsOf(items);
  const openingFor = (item: ContentItem, below: readonly ContentItem[] = []): ItemOpening => {
    const original = originals.get(item);
    if (original) return ownOpening(original);
    const parent = item.kind === "page" && item.page.type === "page" && item.page.parent;
    const above = parent ? pages.get(parent.href) : undefined;
    if (above === undefined || below.includes(above)) return ownOpening(item);
    const { from } = openingFor(above, [...below, item]);
    return from > ownOpening(item).from ? { from, above } : ownOpening(item);
  };
  return openingFor;
}

/** The items whose documents others state in another language: these open with them, whenever they were translated. */
function originalsOf(items: readonly ContentItem[]): ReadonlyMap<ContentItem, ContentItem> {
  const restated = items.filter((item) => restatedIn(item) !== undefined);
  if (restated.length === 0) return new Map();
  const own = new Map(statedOnce(items).map((item) => [documentOf(item)?.id, item]));
  return new Map(
    restated.flatMap((item) => {
      const original = own.get(documentOf(item)?.id);
      return original ? [[item, original] as const] : [];
    }),
  );
}

/** What was translated after its release, with the time of the original: that is no copy of something else. */
function lateTranslations(
  items: readonly ContentItem[],
  openings: ReadonlyMap<ContentItem, Opening>,
): (item: ContentItem) => boolean {
  const isOlder = (item: ContentItem) => openings.get(item)?.doubt?.kind === "older-time";
  if (!items.some(isOlder)) return () => false;
  const byId = new Map(items.map((item) => [documentOf(item)?.id, item]));
  return (item) => {
    if (!isOlder(item)) return false;
    return (item.translations ?? []).some(({ id }) => {
      const original = byId.get(id);
      if (original === undefined || isOlder(original)) return false;
      return documentOf(original)?.embargo === documentOf(item)?.embargo;
    });
  };
}

const NEVER_CLOSED: Opening = { from: Number.NEGATIVE_INFINITY };

/**
 * Of each document, the id of an older one of the same type with the same reference: an article and a document of one
 * disclosure share it, but so does a copy of last year's article.
 */
export function olderWithReference(items: readonly ContentItem[]): (item: ContentItem) => string | undefined {
  const known = items.flatMap((item) => {
    const { id, exchange, published = "" } = documentOf(item) ?? {};
    if (id === undefined || exchange?.reference === undefined) return [];
    const key = `${typeOf(item)} ${comparableReference(exchange.reference)}`;
    return [{ item, id, first: Date.parse(published), key }];
  });
  const alike = Map.groupBy(known, ({ key }) => key);
  const others = new Map(
    known.map(({ item, key, first }) => [item, alike.get(key)?.find((other) => other.first < first)?.id]),
  );
  return (item) => others.get(item);
}

/** What visitors see from a time of its own, in an item or as a whole. */
export interface Gate {
  /** What reports call it. Default: a part of the document. */
  readonly name?: string | undefined;
  /** Its field in the document, as editors know it; absent for the whole document. */
  readonly field?: string | undefined;
  readonly withheld: ShownTimes;
  readonly opening: ItemOpening;
}

/** The parts of an item that have times of their own, or wait for the exchange, and the results of its event. */
export function partGatesOf(item: ContentItem, circumstances: Circumstances): readonly Gate[] {
  const owners = ownersOf(item);
  const parts = partsOf(item).filter(({ times }) => hasTimes(times));
  const gates = parts.map(({ field, times }) => {
    return {
      field,
      withheld: times,
      opening: lastOf(owners.map((owner) => partOpening(times, owner, circumstances))),
    };
  });
  const results = item.kind === "page" ? item.page.results : undefined;
  if (!results) return gates;
  return [
    ...gates,
    gateOf(results, lastOf(owners.map((owner) => resultsOpening(results, owner, circumstances)))),
  ];
}

function gateOf({ name, field, embargo, exchange }: Results, opening: Opening): Gate {
  return { name, field, withheld: { embargo, exchange }, opening };
}

/**
 * The parts of an item that can have times of their own: sections, groups of menus, the announcements of the site, and the texts
 * of a translation.
 */
function partsOf(item: ContentItem): readonly { readonly field: string; readonly times: ShownTimes }[] {
  const { translation } = restatedIn(item) ?? {};
  if (translation) return [{ field: "data.embargo", times: translation }];
  if (item.kind !== "site-options")
    return sectionsOf(item).map((times, index) => ({ field: `sections[${index}].shown_from`, times }));
  const { menus, announcementTimes = {} } = item.options;
  const groups = Object.entries(menus).flatMap(([name, all]) =>
    all.map((times, index) => ({ field: `menus.${name}[${index}].shown_from`, times })),
  );
  return [...groups, { field: "data.announcementShownFrom", times: announcementTimes }];
}

/**
 * Whose the parts of an item are: those of a page with the facts of another one are shown when they would be on both, since an
 * announcement can be too old for one of them.
 */
export function ownersOf(item: ContentItem): readonly Owner[] {
  const own = ownerOf(item);
  const facts = item.kind === "page" ? item.facts : undefined;
  return facts ? [own, facts] : [own];
}

/** The opening that is the last one. */
function lastOf(openings: readonly Opening[]): Opening {
  return openings.reduce((last, one) => (one.from > last.from ? one : last), NEVER_CLOSED);
}

/** The document of an item, for the gates of its parts. The texts of a translation are a document of their own. */
export function ownerOf(item: ContentItem): Owner {
  if (item.kind === "site-options") return { published: item.options.published, changed: item.changed };
  return item.kind === "page" ? item.page : { published: documentOf(item)?.published };
}
