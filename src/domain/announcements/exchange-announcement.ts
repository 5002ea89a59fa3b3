/** An announcement that the exchange, a regulator or a newswire has released. */
export interface ExchangeAnnouncement {
  /** Identifies it at its source: an accession number, the id of an item of a feed. */
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly releasedAt: string;
  readonly title: string;
  /** Address of its file or page, `https:`. */
  readonly href: string;
  /** In the words of the source: `8-K`, `Dividend/Distribution`. */
  readonly kind?: string | undefined;
  /** A tag of BCP 47. */
  readonly language?: string | undefined;
  /** Whether the source marks it as such; sources that do not mark any say `false`. */
  readonly isPriceSensitive: boolean;
}

/** What is known of the announcements of a source. */
export interface AnnouncementList {
  /** The newest first, each reference once. */
  readonly items: readonly ExchangeAnnouncement[];
  /** Since when the source fails, so that newer ones may be missing, ISO 8601 in UTC; `undefined` while it works. */
  readonly outdatedSince?: string | undefined;
}

export const NO_ANNOUNCEMENTS: AnnouncementList = { items: [] };

/** Maximum number that is kept: MAR asks for five years, and large companies announce about a thousand times a year. */
export const MAX_ANNOUNCEMENTS = 10_000;

/**
 * What is known after a response of the source. Sources forget: lists have a maximum length, and a lagging server
 * returns yesterday's. What was released stays so: nothing that is known is taken back. A reference that comes with
 * another time keeps the first one, a correction of its title or address counts.
 *
 * @returns `known` itself if nothing is new.
 */
export function mergeAnnouncements(
  known: readonly ExchangeAnnouncement[],
  listed: readonly ExchangeAnnouncement[],
): readonly ExchangeAnnouncement[] {
  const byReference = new Map(known.map((announcement) => [announcement.reference, announcement]));
  let isChanged = false;
  for (const announcement of listed) {
    const before = byReference.get(announcement.reference);
    const merged = { ...announcement, releasedAt: firstOf(before?.releasedAt, announcement.releasedAt) };
    if (before && JSON.stringify(before) === JSON.stringify(merged)) continue;
    byReference.set(announcement.reference, merged);
    isChanged = true;
  }
  if (!isChanged) return known;
  return [...byReference.values()].toSorted(newestFirst).slice(0, MAX_ANNOUNCEMENTS);
}

const firstOf = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) <= Date.parse(other) ? one : other;

function newestFirst(one: ExchangeAnnouncement, other: ExchangeAnnouncement): number {
  return (
    Date.parse(other.releasedAt) - Date.parse(one.releasedAt) || other.reference.localeCompare(one.reference)
  );
}

/** A reference as it is compared: editors copy it with spaces, or with other capitals. */
export function comparableReference(reference: string): string {
  return reference.replaceAll(/\s/g, "").toUpperCase();
}
