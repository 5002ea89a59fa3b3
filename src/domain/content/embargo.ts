import { addressOfPage } from "../links/page-address.ts";
import { spanOf } from "./calendar-event.ts";
import type { ContentItem } from "./content-item.ts";

/** Milliseconds before a change for which it is said to be near: as long as a shared cache may keep a page. */
const NEAR_MS = 11 * 60_000;

/**
 * When a day begins in a time zone, in milliseconds of Unix time; `NaN` for an invalid day.
 *
 * @param timeZone - Name in the IANA database.
 */
export function dayBegins(day: string, timeZone: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return Number.NaN;
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The moment from which visitors may see an item: an article on its day, all else when its embargo has ended. */
export function visibleFrom(item: ContentItem, timeZone: string): number {
  if (item.kind === "site-options") return Number.NEGATIVE_INFINITY;
  const { embargo = "" } = item.kind === "pdf" ? item.pdf : item.page;
  const day = item.kind === "page" && item.page.type === "news-article" ? item.page.date : "";
  return Math.max(...[Date.parse(embargo), dayBegins(day, timeZone)].filter(Number.isFinite));
}

/** The moments at which events of a page begin and end; see `stateAt`. */
function eventMoments(item: ContentItem): number[] {
  if (item.kind !== "page" || item.page.type === "news-archive") return [];
  return item.page.sections
    .flatMap((section) => (section.kind === "calendar" ? section.events : []))
    .flatMap((event) => Object.values(spanOf(event) ?? {}));
}

/**
 * What of the content visitors may not see yet at a moment: pages and PDF documents whose time has not come, and every
 * way to them. The one place that decides so.
 */
export class Embargo {
  /**
   * The next moment at which what visitors see changes, in milliseconds of Unix time: something is shown, or an event
   * begins or ends. `undefined` while nothing will.
   */
  readonly nextChange: number | undefined;
  /** Whether something changes soon, so that nobody may keep for long what is shown now. */
  readonly isNear: boolean;
  /** Whether visitors may see all of it. */
  readonly hidesNothing: boolean;
  readonly #ids: ReadonlySet<string>;
  readonly #addresses: ReadonlySet<string>;
  /** What stands in the JSON of an item that leads to something hidden. */
  readonly #marks: readonly string[];

  /** @param timeZone - Where days begin. */
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
    this.#ids = new Set(hidden.flatMap(idOf));
    const shown = new Set(items.filter((item) => momentOf(item) <= now).flatMap(addressesOf));
    this.#addresses = new Set(hidden.flatMap(addressesOf).filter((address) => !shown.has(address)));
    this.#marks = [...this.#ids, ...this.#addresses].map((text) => JSON.stringify(text).slice(1, -1));
  }

  /** Whether visitors may not see the page or PDF document of an id. */
  hides(id: string): boolean {
    return this.#ids.has(id);
  }

  /** An item without all that leads to what is hidden, as if that had not been published; `undefined` if it is hidden. */
  shown(item: ContentItem): ContentItem | undefined {
    if (this.hidesNothing) return item;
    if (idOf(item).some((id) => this.hides(id))) return undefined;
    const json = JSON.stringify(item);
    // To look through a huge page takes time, and few lead to what is hidden.
    if (!this.#marks.some((mark) => json.includes(mark))) return item;
    // From the inside out: what is removed is always a part of what comes after it.
    return JSON.parse(json, (_key, value: unknown) => without(value, (part) => this.#isHidden(part)));
  }

  #isHidden(value: unknown): boolean {
    if (!isRecord(value)) return false;
    if (typeof value.id === "string" && this.hides(value.id)) return true;
    return this.#isWayToHidden(value) || this.#isWayToHidden(value.link);
  }

  #isWayToHidden(value: unknown): boolean {
    if (!isRecord(value) || typeof value.href !== "string") return false;
    return this.#addresses.has(value.href.split(/[?#]/, 1)[0] ?? "");
  }
}

function idOf(item: ContentItem): string[] {
  if (item.kind === "site-options") return [];
  return [item.kind === "pdf" ? item.pdf.id : item.page.id];
}

function addressesOf(item: ContentItem): string[] {
  if (item.kind === "site-options") return [];
  return [(item.kind === "pdf" ? item.pdf.href : addressOfPage(item.page)) ?? []].flat();
}

/** A value without the parts that are gone. Of a link in a text its words stay, of a menu that is left empty nothing. */
function without(value: unknown, isGone: (part: unknown) => boolean): unknown {
  if (Array.isArray(value)) {
    const left = value.filter((part: unknown) => !isEmptied(part));
    return left.flatMap((part: unknown) => (isGone(part) ? wordsOf(part) : [part]));
  }
  if (!isRecord(value)) return value;
  // A link that is gone takes along what it belongs to, which is decided there.
  return Object.fromEntries(Object.entries(value).filter(([name, part]) => name === "link" || !isGone(part)));
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
