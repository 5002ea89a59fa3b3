import { addressOfPage } from "../links/address.ts";
import { momentsOf } from "./calendar-event.ts";
import { type ContentItem, documentOf } from "./content-item.ts";

/** How long before a change `isNear` is set: at least as long as shared caches may store a page. */
const NEAR_MS = 11 * 60_000;

/**
 * Start of a day in a time zone, in milliseconds of Unix time; `NaN` for an invalid day.
 *
 * @param timeZone - Name in the IANA database.
 */
export function dayBegins(day: string, timeZone: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return Number.NaN;
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The time from which visitors may see an item: the day of an article, or the end of an embargo. */
export function visibleFrom(item: ContentItem, timeZone: string): number {
  const { embargo = "" } = documentOf(item) ?? {};
  const day = item.kind === "page" && item.page.type === "news-article" ? item.page.date : "";
  return Math.max(...[Date.parse(embargo), dayBegins(day, timeZone)].filter(Number.isFinite));
}

function eventMoments(item: ContentItem): number[] {
  if (item.kind !== "page" || item.page.type === "news-archive") return [];
  return item.page.sections
    .flatMap((section) => (section.kind === "calendar" ? section.events : []))
    .flatMap(momentsOf);
}

/**
 * Decides which content is hidden at a given time: pages and PDF documents under an embargo, and all links to them.
 * Nothing else decides this.
 */
export class Embargo {
  /**
   * The next time at which the ref of visitors has to change, in milliseconds of Unix time: an embargo ends, or an
   * event changes, or one of these becomes near. `undefined` if there is none.
   */
  readonly nextChange: number | undefined;
  /** Whether a change is near, so that responses must not be cached for long. */
  readonly isNear: boolean;
  readonly hidesNothing: boolean;
  readonly #ids: ReadonlySet<string>;
  readonly #addresses: ReadonlySet<string>;
  /** Texts that occur in the JSON of every item that refers to something hidden. */
  readonly #marks: readonly string[];

  /** @param timeZone - The time zone in which days begin. */
  constructor(items: readonly ContentItem[], now: number, timeZone: string) {
    const visible = new Map(items.map((item) => [item, visibleFrom(item, timeZone)]));
    const momentOf = (item: ContentItem) => visible.get(item) ?? 0;
    const hidden = items.filter((item) => momentOf(item) > now);
    const moments = [...hidden.map(momentOf), ...items.flatMap(eventMoments)];
    const changes = moments.filter((moment) => moment > now);
    const announced = changes.flatMap((moment) => [moment - NEAR_MS, moment]);
    this.nextChange = announced.filter((moment) => moment > now).sort((a, b) => a - b)[0];
    this.isNear = changes.some((moment) => moment - NEAR_MS <= now);
    this.hidesNothing = hidden.length === 0;
    this.#ids = new Set(hidden.flatMap((item) => documentOf(item)?.id ?? []));
    const shown = new Set(items.filter((item) => momentOf(item) <= now).flatMap(addressesOf));
    this.#addresses = new Set(hidden.flatMap(addressesOf).filter((address) => !shown.has(address)));
    this.#marks = [...this.#ids, ...this.#addresses].map((text) => JSON.stringify(text).slice(1, -1));
  }

  /** Whether the page or PDF document with this id is hidden. */
  hides(id: string | undefined): boolean {
    return id !== undefined && this.#ids.has(id);
  }

  /**
   * An item without all references to hidden documents, as if they were not published; `undefined` if it is hidden
   * itself.
   *
   * @param jsonOf - The JSON of an item, if there is a faster way.
   */
  shown(item: ContentItem, jsonOf: (item: ContentItem) => string = JSON.stringify): ContentItem | undefined {
    if (this.hidesNothing) return item;
    if (this.hides(documentOf(item)?.id)) return undefined;
    const json = jsonOf(item);
    // A cheap test first: traversing a large page takes time, and few pages refer to hidden documents.
    if (!this.#marks.some((mark) => json.includes(mark))) return item;
    // `JSON.parse` calls this for inner values first, so a removed value is always a part of a later one.
    return JSON.parse(json, (_key, value: unknown) => without(value, (part) => this.#isHidden(part)));
  }

  #isHidden(value: unknown): boolean {
    if (!isRecord(value)) return false;
    if (typeof value.id === "string" && this.hides(value.id)) return true;
    return this.#isLinkToHidden(value) || this.#isLinkToHidden(value.link);
  }

  #isLinkToHidden(value: unknown): boolean {
    if (!isRecord(value) || typeof value.href !== "string") return false;
    return this.#addresses.has(value.href.split(/[?#]/, 1)[0] ?? "");
  }
}

function addressesOf(item: ContentItem): string[] {
  if (item.kind === "site-options") return [];
  return [(item.kind === "pdf" ? item.pdf.href : addressOfPage(item.page)) ?? []].flat();
}

/** Removes the hidden parts of a value. A removed link in a text leaves its words; an empty menu is removed. */
function without(value: unknown, isRemoved: (part: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const left = value.filter((part: unknown) => !isEmptied(part));
    return left.flatMap((part: unknown) => (isRemoved(part) ? wordsOf(part) : [part]));
  }
  if (!isRecord(value)) return value;
  // A hidden `link` removes the whole object that contains it; the caller decides that.
  return Object.fromEntries(
    Object.entries(value).filter(([name, part]) => name === "link" || !isRemoved(part)),
  );
}

function wordsOf(part: unknown): unknown[] {
  return isRecord(part) && Array.isArray(part.children) ? part.children : [];
}

function isEmptied(part: unknown): boolean {
  return isRecord(part) && Array.isArray(part.entries) && part.entries.length === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
