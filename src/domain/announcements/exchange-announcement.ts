/** An announcement that the exchange, a regulator or a newswire has released. */
export interface ExchangeAnnouncement {
  /** Identifies it: the first one that its source had for it, an accession number or the id of an item of a feed. */
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
  /** What its source has called it since: some make the ids of a feed anew. Default: none. */
  readonly laterReferences?: readonly string[] | undefined;
}

/** What is known of the announcements of a source. */
export interface AnnouncementList {
  /** The newest first, each once. */
  readonly items: readonly ExchangeAnnouncement[];
  /** Since when the source fails, so that newer ones may be missing, ISO 8601 in UTC; `undefined` while it works. */
  readonly outdatedSince?: string | undefined;
}

export const NO_ANNOUNCEMENTS: AnnouncementList = { items: [] };

/** Maximum number that is kept: MAR asks for five years, and large companies announce about a thousand times a year. */
export const MAX_ANNOUNCEMENTS = 10_000;

/** Maximum number of references of an announcement. Of a source with new ones in each response, nothing can wait for one. */
const MAX_REFERENCES = 10;

/** All references that the source of an announcement has had for it. */
export function referencesOf({
  reference,
  laterReferences = [],
}: Pick<ExchangeAnnouncement, "reference" | "laterReferences">): readonly string[] {
  return [reference, ...laterReferences];
}

/**
 * What an announcement is, whatever its source calls it: two with the same link, title and time of release are the same. Links
 * are the same without scheme, `www.`, fragment and a slash at the end.
 */
export function identityOf({
  href,
  title,
  releasedAt,
}: Pick<ExchangeAnnouncement, "href" | "title" | "releasedAt">): string {
  return `${new Date(releasedAt).toISOString()} ${comparableLink(href)} ${title.toLowerCase()}`;
}

function comparableLink(href: string): string {
  const { host, pathname, search } = new URL(href);
  const segments = pathname.split("/").filter((segment) => segment !== "");
  return `${host.replace(/^www\./, "")}/${segments.join("/")}${search}`;
}

/**
 * What is known after a response of the source. Sources forget: lists have a maximum length, and a lagging server
 * returns yesterday's. What was released stays so: nothing that is known is taken back. An announcement is known by any of its
 * references, else by its {@link identityOf identity}. One that comes with another time keeps the first one, a correction of its
 * title or address counts.
 *
 * @returns `known` itself if nothing is new.
 */
export function mergeAnnouncements(
  known: readonly ExchangeAnnouncement[],
  listed: readonly ExchangeAnnouncement[],
): readonly ExchangeAnnouncement[] {
  const merged = new Map(known.map((announcement) => [announcement.reference, announcement]));
  const found = new FirstReferences(known);
  const changed = new Map<string, ExchangeAnnouncement | undefined>();
  for (const announcement of listed) {
    const before = merged.get(found.of(announcement) ?? "");
    const after = before ? correctedBy(before, announcement) : announcement;
    if (!changed.has(after.reference)) changed.set(after.reference, before);
    merged.set(after.reference, after);
    found.add(after);
  }
  const isSame = (before: ExchangeAnnouncement | undefined, reference: string) =>
    before !== undefined && JSON.stringify(before) === JSON.stringify(merged.get(reference));
  if ([...changed].every(([reference, before]) => isSame(before, reference))) return known;
  return [...merged.values()].toSorted(newestFirst).slice(0, MAX_ANNOUNCEMENTS);
}

/** The first references of announcements, by all of their references and by their identities. */
class FirstReferences {
  readonly #byReference = new Map<string, string>();
  readonly #byIdentity = new Map<string, string>();
  /** Those without an identity here: it takes time, and most polls need none. */
  readonly #others: ExchangeAnnouncement[];

  constructor(announcements: readonly ExchangeAnnouncement[]) {
    this.#others = [...announcements];
    for (const announcement of announcements) this.#addReferences(announcement);
  }

  of(announcement: ExchangeAnnouncement): string | undefined {
    for (const reference of referencesOf(announcement)) {
      const first = this.#byReference.get(reference);
      if (first !== undefined) return first;
    }
    for (const other of this.#others.splice(0)) this.#byIdentity.set(identityOf(other), other.reference);
    return this.#byIdentity.get(identityOf(announcement));
  }

  add(announcement: ExchangeAnnouncement): void {
    this.#addReferences(announcement);
    this.#others.push(announcement);
  }

  #addReferences(announcement: ExchangeAnnouncement): void {
    for (const reference of referencesOf(announcement))
      this.#byReference.set(reference, announcement.reference);
  }
}

function correctedBy(before: ExchangeAnnouncement, listed: ExchangeAnnouncement): ExchangeAnnouncement {
  const references = new Set([...referencesOf(before), ...referencesOf(listed)]);
  const [reference = before.reference, ...later] = [...references].slice(0, MAX_REFERENCES);
  const releasedAt = firstOf(before.releasedAt, listed.releasedAt);
  // A link that comes in two forms is no correction each time; but one with https stays.
  const isKept = /^https:/.test(before.href) && comparableLink(before.href) === comparableLink(listed.href);
  const href = isKept ? before.href : listed.href;
  return { ...listed, reference, releasedAt, href, laterReferences: later.length > 0 ? later : undefined };
}

const firstOf = (one: string, other: string) => (Date.parse(one) <= Date.parse(other) ? one : other);

function newestFirst(one: ExchangeAnnouncement, other: ExchangeAnnouncement): number {
  return (
    Date.parse(other.releasedAt) - Date.parse(one.releasedAt) || other.reference.localeCompare(one.reference)
  );
}

/** A reference as it is compared: editors copy it with spaces, or with other capitals. */
export function comparableReference(reference: string): string {
  return reference.replaceAll(/\s/g, "").toUpperCase();
}
