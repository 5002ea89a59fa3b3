/** An announcement that the exchange, a regulator or a newswire has released. */
export interface ExchangeAnnouncement {
  /** Identifies it: the first one that its source had for it, an accession number or the id of an item of a feed. */
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly releasedAt: string;
  /** The time that it had at first, ISO 8601 in UTC. Default: its source has not corrected it. */
  readonly firstReleasedAt?: string | undefined;
  readonly title: string;
  /** Address of its file or page, `https:`. */
  readonly href: string;
  /** In the words of the source: `8-K`, `Trading update`. */
  readonly kind?: string | undefined;
  /** A tag of BCP 47. */
  readonly language?: string | undefined;
  /** Whether the source marks it as such; sources that do not mark any say `false`. */
  readonly isPriceSensitive: boolean;
  /** When it was corrected last, ISO 8601 in UTC: as its source says, else when the site saw that. Default: never. */
  readonly updated?: string | undefined;
  /** When its source has changed it last, which says which of two versions is the later one. Default: it does not say. */
  readonly changedAt?: string | undefined;
  /** Whether it is withdrawn. It stays in lists, with a mark. */
  readonly isRetracted?: true | undefined;
  /** Whether it was withdrawn when the site saw it first: then nobody knows if it was ever released, and it releases nothing. */
  readonly releasesNothing?: true | undefined;
  /** What it said before its last correction, in one text: a lagging server may still list that. */
  readonly former?: string | undefined;
  /** What its source has called it since: some make the ids of a feed anew. Default: none. */
  readonly laterReferences?: readonly string[] | undefined;
}

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

/** For how long a server may lag behind the others of a source that does not say when it has changed an announcement. */
const LAGGING_MS = 24 * 3_600_000;
/** A time of release is corrected by at most this much: it decides what visitors see, and what they have seen stays. */
const MAX_CORRECTION_MS = 7 * 24 * 3_600_000;

/**
 * What is known after a response of the source. Sources forget: lists have a maximum length, and a lagging server
 * returns yesterday's. What was released stays so: nothing that is known is taken back. An announcement is known by any of its
 * references, else by its {@link identityOf identity}. Corrections of the source count: a later time of release, at most a week,
 * and what else it says.
 *
 * @param now - Milliseconds of Unix time, from which corrections are dated that the source does not date itself. Default:
 *   they are not dated, as in a list that has an announcement twice.
 * @returns `known` itself if nothing is new.
 */
export function mergeAnnouncements(
  known: readonly ExchangeAnnouncement[],
  listed: readonly ExchangeAnnouncement[],
  now?: number,
): readonly ExchangeAnnouncement[] {
  const merged = new Map(known.map((announcement) => [announcement.reference, announcement]));
  const found = new FirstReferences(known);
  let isNew = false;
  for (const announcement of listed) {
    const before = merged.get(found.of(announcement) ?? "");
    const after = before ? correctedBy(before, announcement, now) : asFirstSeen(announcement, now);
    if (after === before) continue;
    isNew = true;
    merged.set(after.reference, after);
    found.add(after);
  }
  return isNew ? [...merged.values()].toSorted(newestFirst).slice(0, MAX_ANNOUNCEMENTS) : known;
}

function asFirstSeen(announcement: ExchangeAnnouncement, now: number | undefined): ExchangeAnnouncement {
  return announcement.isRetracted && now !== undefined
    ? { ...announcement, releasesNothing: true }
    : announcement;
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

/** What an announcement says, beside its times. */
const WORDS = ["title", "href", "kind", "language", "isPriceSensitive", "isRetracted"] as const;

/**
 * An announcement as its source lists it now. The source's own time of its last change says which of two versions is the later
 * one. Without it, what the announcement said before its last correction is taken for that of a lagging server, for a day. The
 * later time of release counts, so that all processes come to the same, in whatever order they see them.
 *
 * @returns `before` itself if nothing is new.
 */
function correctedBy(
  before: ExchangeAnnouncement,
  listed: ExchangeAnnouncement,
  now = Number.NaN,
): ExchangeAnnouncement {
  const known = withReferencesOf(before, listed);
  if (isOlder(listed, before)) return known;
  const delay = Date.parse(listed.releasedAt) - Date.parse(before.releasedAt);
  const isDelayed = delay > 0 && delay <= MAX_CORRECTION_MS;
  const isCorrected = hasOtherWords(before, listed, now);
  const href = correctedLink(before, listed);
  const isOtherForm = href !== before.href && comparableLink(href) === comparableLink(before.href);
  if (!isDelayed && !isCorrected) return isOtherForm ? { ...known, href } : known;
  const { reference, laterReferences } = known;
  const updated = listed.changedAt ?? (Number.isNaN(now) ? before.updated : new Date(now).toISOString());
  return {
    ...(isCorrected ? { ...listed, href, former: wordsOf(before) } : before),
    reference,
    laterReferences,
    releasedAt: isDelayed ? listed.releasedAt : before.releasedAt,
    firstReleasedAt: before.firstReleasedAt ?? (isDelayed ? before.releasedAt : undefined),
    changedAt: listed.changedAt,
    releasesNothing: listed.isRetracted && before.releasesNothing,
    updated,
  };
}

/** Whether the source says so. A version that it does not date is older than each that it does. */
function isOlder({ changedAt: one = "" }: ExchangeAnnouncement, { changedAt: other }: ExchangeAnnouncement) {
  return other !== undefined && !(Date.parse(one) >= Date.parse(other));
}

function hasOtherWords(before: ExchangeAnnouncement, listed: ExchangeAnnouncement, now: number): boolean {
  if (WORDS.every((word) => before[word] === listed[word])) return false;
  const says = wordsOf(listed);
  const isDated = listed.changedAt !== before.changedAt;
  const isLagging =
    !isDated && says === before.former && !(now - Date.parse(before.updated ?? "") >= LAGGING_MS);
  return says !== wordsOf(before) && !isLagging;
}

function wordsOf(announcement: ExchangeAnnouncement): string {
  const said = { ...announcement, href: comparableLink(announcement.href) };
  return JSON.stringify(WORDS.map((word) => said[word] ?? null));
}

/** A link that comes in two forms is no correction each time, but one with https stays. */
function correctedLink(before: ExchangeAnnouncement, listed: ExchangeAnnouncement): string {
  const isSame = comparableLink(before.href) === comparableLink(listed.href);
  const isEncrypted = !/^https:/.test(before.href) && /^https:/.test(listed.href);
  return isSame && !isEncrypted ? before.href : listed.href;
}

function withReferencesOf(before: ExchangeAnnouncement, listed: ExchangeAnnouncement): ExchangeAnnouncement {
  const known = referencesOf(before);
  const references = new Set([...known, ...referencesOf(listed)]);
  if (references.size === known.length || known.length >= MAX_REFERENCES) return before;
  return { ...before, laterReferences: [...references].slice(1, MAX_REFERENCES) };
}

/** Computed once for each announcement, and not again with every other one. */
const identities = new WeakMap<ExchangeAnnouncement, string>();

/**
 * What several sources have announced, as one list. What has the same {@link identityOf identity} is one announcement, with the
 * references of all, and so is what has the same reference and title, if their times differ by no more than a source may correct; a
 * reference that two sources have for different ones is that of the first source, and the other one has the name of its source
 * before it.
 */
export function combineAnnouncements(
  sources: readonly { readonly name: string; readonly items: readonly ExchangeAnnouncement[] }[],
): readonly ExchangeAnnouncement[] {
  const combined = new Map<string, ExchangeAnnouncement>();
  /** The identities of what has a reference. */
  const taken = new Map<string, string>();
  for (const { name, items } of sources) {
    const own: (readonly [reference: string, identity: string])[] = [];
    for (const item of items) {
      const references = referencesOf(item).map(comparableReference);
      const identity =
        references
          .flatMap((reference) => taken.get(reference) ?? [])
          .find((one) => isSameElsewhere(combined.get(one), item)) ??
        identities.getOrInsertComputed(item, identityOf);
      const free = referencesOf(item).filter((reference) => !taken.has(comparableReference(reference)));
      combined.set(identity, combinedWith(combined.get(identity), item, free, name));
      own.push(...references.map((reference) => [reference, identity] as const));
    }
    for (const [reference, identity] of own) if (!taken.has(reference)) taken.set(reference, identity);
  }
  return [...combined.values()].toSorted(newestFirst).slice(0, MAX_ANNOUNCEMENTS);
}

/** Whether another source tells of the same announcement by the same reference: it has a link and a time of its own. */
function isSameElsewhere(known: ExchangeAnnouncement | undefined, item: ExchangeAnnouncement): boolean {
  if (known?.title.toLowerCase() !== item.title.toLowerCase()) return false;
  return Math.abs(Date.parse(known.releasedAt) - Date.parse(item.releasedAt)) <= MAX_CORRECTION_MS;
}

function combinedWith(
  known: ExchangeAnnouncement | undefined,
  item: ExchangeAnnouncement,
  references: readonly string[],
  source: string,
): ExchangeAnnouncement {
  if (known)
    return {
      ...known,
      firstReleasedAt: earlierOf(known, item),
      isPriceSensitive: known.isPriceSensitive || item.isPriceSensitive,
      isRetracted: known.isRetracted ?? item.isRetracted,
      releasesNothing: known.releasesNothing && item.releasesNothing,
      laterReferences: [...referencesOf(known).slice(1), ...references],
    };
  const [reference = `${source} ${item.reference}`, ...laterReferences] = references;
  return { ...item, reference, laterReferences };
}

/** The time at which one of two sources had it first; `undefined` if that is the time that it has. */
function earlierOf(known: ExchangeAnnouncement, item: ExchangeAnnouncement): string | undefined {
  const [first] = [known, item]
    .map(({ releasedAt, firstReleasedAt = releasedAt }) => firstReleasedAt)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first === known.releasedAt ? undefined : first;
}

function newestFirst(one: ExchangeAnnouncement, other: ExchangeAnnouncement): number {
  return (
    Date.parse(other.releasedAt) - Date.parse(one.releasedAt) || other.reference.localeCompare(one.reference)
  );
}

/** A reference as it is compared: editors copy it with spaces, with other capitals, or with the dash of a word processor. */
export function comparableReference(reference: string): string {
  const plain = reference.normalize("NFKC").replaceAll(/[\s\p{Cf}]/gu, "");
  return plain.replaceAll(/[\p{Pd}\u2212]/gu, "-").toUpperCase();
}
