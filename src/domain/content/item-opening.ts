import { comparableReference } from "../exchange/exchange-announcement.ts";
import { addressOfPage } from "../links/address.ts";
import { type ContentItem, documentOf, restatedIn, statedOnce, typeOf } from "./content-item.ts";
import { dayBegins } from "./day.ts";
import { type FileHolder, fileHolders } from "./held-files.ts";
import { type ItemOpening, lastOf } from "./last-opening.ts";
import {
  type Circumstances,
  closedBy,
  type Doubt,
  EARLY_MS,
  isAwaited,
  isOlder,
  isWithheld,
  type Opening,
  type Owner,
  openingOf,
} from "./opening.ts";
import { pairedOpenings } from "./paired-openings.ts";

/**
 * When visitors may see an item as a whole: from its release, and the end of an embargo; if it waits for the exchange, from
 * its release there.
 *
 * A day is not a minute. The day of an article, a PDF document or another document opens nothing by itself at the site of a listed company: what was published before its day waits until it has a time on that
 * day or after it, or is published again. At other sites it opens when the day begins.
 */
export function openingOfItem(
  item: ContentItem,
  circumstances: Circumstances,
  owner: Owner = documentOf(item) ?? {},
): Opening {
  const { embargo, exchange } = documentOf(item) ?? {};
  const { published } = owner;
  if (isAwaited(exchange))
    return notBeforeDay(openingOf({ embargo, exchange }, owner, circumstances), item, circumstances);
  if (isOlder(embargo, published)) return closedBy({ kind: "older-time", time: embargo });
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

/**
 * The exchange releases no article and no PDF document before its day: then an older announcement was left in one that has another
 * day now. Another document may be released before its day: what is proposed, before holders approve it.
 */
function notBeforeDay(
  opening: Opening,
  item: ContentItem,
  { timeZone, releaseTimes }: Circumstances,
): Opening {
  const day = "document" in item ? undefined : datesOf(item).day;
  const released = releaseTimes?.of(documentOf(item)?.exchange?.reference) ?? Number.POSITIVE_INFINITY;
  if (opening.doubt || day === undefined || !(released < dayBegins(day, timeZone) - EARLY_MS)) return opening;
  return closedBy({ kind: "release-before-day", released, day });
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

/** When an item may be seen, of all of which it is known. */
export type Openings = (item: ContentItem) => ItemOpening;

/** When each of all items may be seen: a child page not before its parents, some disclosures not before their translations. */
export function openingsOf(items: readonly ContentItem[], circumstances: Circumstances): Openings {
  const olderOf = olderWithReference(items);
  const own = new Map(
    items.map((item) => {
      const { published } = documentOf(item) ?? {};
      return [item, openingOfItem(item, circumstances, { published, other: olderOf(item) })];
    }),
  );
  const translatedOf = originalsThatAreOut(items, own, circumstances);
  const byItself = (item: ContentItem): Opening => {
    const original = translatedOf(item);
    return (original ? openingOfItem(item, circumstances, original) : own.get(item)) ?? NEVER_CLOSED;
  };
  const { paired } = circumstances;
  const joint = paired && pairedOpenings(items, byItself, paired);
  const ownOpening = (item: ContentItem): ItemOpening => joint?.get(item) ?? byItself(item);
  const parentFor = parentsOf(items, ownOpening);
  const originals = originalsOf(items);
  const byId = new Map(items.map((item) => [documentOf(item)?.id, item]));
  const holdersOf = fileHolders(items, (item) => ownOpening(item).from > circumstances.now, circumstances);
  const opensFrom = ({ item, from }: FileHolder): number => Math.max(ownOpening(item).from, from);
  const firstHolderOf = (item: ContentItem): FileHolder | undefined =>
    holdersOf(item).toSorted((one, two) => opensFrom(one) - opensFrom(two))[0];
  const sourceOf = (item: ContentItem): ContentItem | undefined => {
    const source = item.kind === "page" && item.facts ? byId.get(item.facts.of) : undefined;
    return source && openingFor(source).from > circumstances.now && tellsFacts(item) ? source : undefined;
  };
  const openingFor = (item: ContentItem, below: readonly ContentItem[] = []): ItemOpening => {
    const original = originals.get(item);
    if (original) return ownOpening(original);
    const after = (other: ContentItem | undefined, kind: "above" | "together"): readonly ItemOpening[] =>
      other === undefined || below.includes(other)
        ? []
        : [{ from: openingFor(other, [...below, item]).from, [kind]: other }];
    const holder = firstHolderOf(item);
    const withHolder = after(holder?.item, "above").map((whole) =>
      holder && holder.from > whole.from ? { ...whole, from: holder.from, isOfPart: true } : whole,
    );
    const others = [...withHolder, ...after(parentFor(item), "above"), ...after(sourceOf(item), "together")];
    return lastOf([ownOpening(item), ...others]);
  };
  return openingFor;
}

/**
 * The page above a page: that of several at one address whose title it has, since they may be of different types; else the one that is
 * shown first.
 */
function parentsOf(
  items: readonly ContentItem[],
  ownOpening: Openings,
): (item: ContentItem) => ContentItem | undefined {
  const pages = new Map<string, ContentItem>();
  const nameOf = (href: string, title: string) => `${href} ${title}`;
  for (const item of items) {
    const address = item.kind === "page" ? addressOfPage(item.page) : undefined;
    if (item.kind !== "page" || item.page.type === "news-article" || address === undefined) continue;
    for (const name of [address, nameOf(address, item.page.title)]) {
      const known = pages.get(name);
      if (!(known && ownOpening(known).from <= ownOpening(item).from)) pages.set(name, item);
    }
  }
  return (item) => {
    const parent = item.kind === "page" && item.page.type === "page" ? item.page.parent : undefined;
    return parent && (pages.get(nameOf(parent.href, parent.title)) ?? pages.get(parent.href));
  };
}

/**
 * Whether the own document of a translation states the same as the page that it has its facts from, and has no time of its own: then
 * nobody says that these are out.
 */
function tellsFacts(item: ContentItem): boolean {
  if (item.kind !== "page" || item.facts === undefined || isWithheld(item.page)) return false;
  return JSON.stringify(item.page) === JSON.stringify(item.facts.own);
}

/** The items whose documents others state in another language: these open with them, whenever they were translated. */
function originalsOf(items: readonly ContentItem[]): ReadonlyMap<ContentItem, ContentItem | undefined> {
  const restated = items.filter((item) => restatedIn(item) !== undefined);
  if (restated.length === 0) return new Map();
  const own = new Map(statedOnce(items).map((item) => [documentOf(item)?.id, item]));
  return new Map(restated.map((item) => [item, own.get(documentOf(item)?.id)]));
}

const OF_COPIES: ReadonlySet<Doubt["kind"]> = new Set(["older-time", "older-release", "shared-reference"]);

/**
 * Of what looks like a copy, the document that visitors see already and that it says in another language: it is as old as that one. Of
 * an announcement, that is the one with the same reference.
 */
function originalsThatAreOut(
  items: readonly ContentItem[],
  openings: ReadonlyMap<ContentItem, Opening>,
  { now }: Circumstances,
): (item: ContentItem) => Owner | undefined {
  const looksCopied = (item: ContentItem) => {
    const { doubt } = openings.get(item) ?? NEVER_CLOSED;
    return doubt !== undefined && OF_COPIES.has(doubt.kind);
  };
  if (!items.some(looksCopied)) return () => undefined;
  const byId = new Map(items.map((item) => [documentOf(item)?.id, item]));
  const referenceOf = (item: ContentItem) => {
    const { exchange } = documentOf(item) ?? {};
    return isAwaited(exchange) ? comparableReference(exchange?.reference ?? "") : undefined;
  };
  return (item) => {
    if (!looksCopied(item)) return undefined;
    const reference = referenceOf(item);
    const [original] = (item.translations ?? []).flatMap(({ id }) => {
      const other = byId.get(id);
      const isOut = other !== undefined && (openings.get(other) ?? NEVER_CLOSED).from <= now;
      return isOut && (reference === undefined || reference === referenceOf(other)) ? other : [];
    });
    return original && { published: documentOf(original)?.published };
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
