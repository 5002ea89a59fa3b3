import { comparableReference, type ExchangeAnnouncement, referencesOf } from "./exchange-announcement.ts";

/** What an editor says of the announcement of a document at the exchange. */
export interface ExchangeRelease {
  /** Of the announcement, as its source identifies it. */
  readonly reference?: string | undefined;
  /**
   * Whether visitors must not see the document before the exchange has released the announcement (ASX listing rule 15.7).
   * Without a reference it waits until an editor enters one.
   */
  readonly isAwaited: boolean;
  /** After this time, operators are alerted; nothing is released by it. ISO 8601 in UTC. */
  readonly latest?: string | undefined;
}

/** What is known of the announcements of a source. */
export interface ReleasedList {
  /** The newest first, each once. */
  readonly items: readonly ExchangeAnnouncement[];
  /** Since when the source fails, so that newer ones may be missing, ISO 8601 in UTC; `undefined` while it works. */
  readonly outdatedSince?: string | undefined;
  /** The names of the sources that fail, if others work. */
  readonly outdatedSources?: readonly string[] | undefined;
}

export const NO_RELEASES: ReleasedList = { items: [] };

/** What an editor says of when visitors may see a document, a part of one, or the votes of a meeting. */
export interface Withheld {
  /** End of the embargo, before which visitors must not see it, ISO 8601 in UTC. Parts are "shown from" this time. */
  readonly embargo?: string | undefined;
  /** Its announcement at the exchange, if it has one. */
  readonly exchange?: ExchangeRelease | undefined;
}

/** A document that waits, as a whole or in part, until the exchange has released its announcement. */
export interface AwaitedRelease {
  /** Id of the document at the content service; `site-options` for these. */
  readonly document: string;
  /** `undefined` while the editor has not entered it. */
  readonly reference: string | undefined;
  /** The times at which the editor expects it, in milliseconds of Unix time. */
  readonly expected: readonly number[];
  /** After this time, operators are alerted, in milliseconds of Unix time. Default: never. */
  readonly latest?: number | undefined;
}

type Released = Pick<
  ExchangeAnnouncement,
  "reference" | "laterReferences" | "releasedAt" | "firstReleasedAt" | "releasesNothing"
>;

/** When a retracted announcement releases something. */
const NEVER = Number.POSITIVE_INFINITY;

/** When an announcement was released, as its source said at first and says now. */
interface KnownTimes {
  readonly first: number;
  readonly last: number;
}

/** The times at which the exchange has released announcements, in milliseconds of Unix time, by reference. */
export class ReleaseTimes {
  readonly #announcements: readonly Released[];
  /** Most pages never ask for one. */
  #times: ReadonlyMap<string, KnownTimes> | undefined;

  constructor(announcements: readonly Released[] = []) {
    this.#announcements = announcements;
  }

  /** `Infinity` if the exchange has not released it. */
  of(reference: string | undefined): number {
    return this.#timesOf(reference)?.last ?? NEVER;
  }

  /** The same, before its source has corrected it. */
  firstOf(reference: string | undefined): number {
    return this.#timesOf(reference)?.first ?? NEVER;
  }

  /** Whether it was retracted when the site saw it first, so that it releases nothing. */
  isRetracted(reference: string | undefined): boolean {
    return this.#timesOf(reference)?.last === NEVER;
  }

  /** {@link NEVER} if it releases nothing; `undefined` if it is not known. */
  #timesOf(reference: string | undefined): KnownTimes | undefined {
    if (reference === undefined) return undefined;
    this.#times ??= new Map(
      this.#announcements.flatMap((known) => {
        const { releasedAt, firstReleasedAt = releasedAt, releasesNothing } = known;
        const times = { first: Date.parse(firstReleasedAt), last: Date.parse(releasedAt) };
        const counted = releasesNothing ? { first: NEVER, last: NEVER } : times;
        return referencesOf(known).map((one) => [comparableReference(one), counted] as const);
      }),
    );
    return this.#times.get(comparableReference(reference));
  }
}

export const NOTHING_RELEASED = new ReleaseTimes();
