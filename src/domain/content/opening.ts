import {
  type ExchangeRelease,
  NOTHING_RELEASED,
  type ReleaseTimes,
  type Withheld,
} from "../exchange/exchange-release.ts";

import type { PairedDisclosures } from "./paired-disclosures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * An editor may be late: a document that was first published up to half a day after its announcement is one of the same
 * working day or evening. The next disclosure of a company, and so the next copy of a document, is later.
 */
const LATE_EDITOR_MS = 12 * HOUR_MS;
/** An announcement comes this much before the time at which it is expected, at most: what is earlier was another one. */
export const EARLY_MS = DAY_MS;
/** And this much after it: a halt of trading takes days. */
const LATE_MS = 7 * DAY_MS;
/**
 * Without a time at which it is expected, the announcement of a document comes within this time of its first publication.
 * Of an older page nobody knows which announcement is meant: companies announce alike every quarter.
 */
export const PREPARED_MS = 60 * DAY_MS;

/** What decides when visitors may see something, beside what its editor says. */
export interface Circumstances {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The time zone in which days begin; a name of the IANA database. */
  readonly timeZone: string;
  /** Whether the company is listed, so that an exchange has to release first what it discloses. Default: it is. */
  readonly isListed?: boolean | undefined;
  /** Which disclosures open in all languages at once. Default: no language waits for another one. */
  readonly paired?: PairedDisclosures | undefined;
  /** What the exchange has released. Default: nothing. */
  readonly releaseTimes?: ReleaseTimes | undefined;
}

/** Why something stays hidden that its editor may expect to be seen. */
export type Doubt =
  /** The exchange had retracted the announcement when the site saw it first. */
  | { readonly kind: "retracted-release" }
  /** The exchange had released the announcement long before the document was first published. */
  | { readonly kind: "older-release"; readonly released: number }
  /** Its time was over long before the document was first published. */
  | { readonly kind: "older-time"; readonly time: string }
  /** The exchange had released the announcement before the day of the document. */
  | { readonly kind: "release-before-day"; readonly released: number; readonly day: string }
  /** The document of a part was published again long after the exchange had released the announcement of the part. */
  | { readonly kind: "spent-release"; readonly released: number }
  /** It has released the announcement far from the time at which the editor expects it. */
  | { readonly kind: "unexpected-release"; readonly released: number }
  /** Nothing says when it is expected, and the document is much older. */
  | { readonly kind: "unknown-release"; readonly released: number }
  /** It was released before the document was first published, and is that of another one of the same type, by its id. */
  | { readonly kind: "shared-reference"; readonly released: number; readonly other: string }
  /** There is no time on or after its day, which is still to come or was so when it was last published. */
  | { readonly kind: "day-without-time"; readonly day: string }
  /** The results of an event are to be released before it. */
  | { readonly kind: "before-event" }
  /** It is not known when the event is over: it has no date, or does not take place. */
  | { readonly kind: "no-event" }
  /** It has to be seen in all languages at once, and there is no translation into this one, as in addresses. */
  | { readonly kind: "no-translation"; readonly language: string | undefined }
  /** A part disappears before it appears. */
  | { readonly kind: "ends-first" };

/** When visitors may see something. */
export interface Opening {
  /** Milliseconds of Unix time; `Infinity` until the exchange or an editor opens it, `-Infinity` if it was never closed. */
  readonly from: number;
  /** Then `from` is `Infinity`. */
  readonly doubt?: Doubt | undefined;
}

export const closedBy = (doubt: Doubt): Opening => ({ from: Number.POSITIVE_INFINITY, doubt });

/** What is known of the document of a gate. */
export interface Owner {
  /** Its first publication, ISO 8601; absent if unknown, as in a draft. */
  readonly published?: string | undefined;
  /** Its last publication, ISO 8601; only of a document with parts. */
  readonly changed?: string | undefined;
  /** The id of an older document of the same type with the same reference. */
  readonly other?: string | undefined;
  /** Whether it says the same as another one in another language, which may be older. Default: it does not. */
  readonly isTranslated?: boolean | undefined;
}

/** When a gate opens: at its time, or when the exchange has released its announcement, and not before its time. */
export function openingOf(
  { embargo = "", exchange }: Withheld,
  owner: Owner,
  { now, releaseTimes = NOTHING_RELEASED }: Circumstances,
): Opening {
  const ends = Date.parse(embargo);
  const from = Number.isNaN(ends) ? Number.NEGATIVE_INFINITY : ends;
  if (!exchange?.isAwaited) return { from };
  if (releaseTimes.isRetracted(exchange.reference)) return closedBy({ kind: "retracted-release" });
  const released = releaseTimes.of(exchange.reference);
  if (released === Number.POSITIVE_INFINITY) return { from: released };
  const expected = expectedTimes({ embargo, exchange });
  // A correction of the time takes nothing back.
  const first = doubtOf(releaseTimes.firstOf(exchange.reference), expected, owner, now);
  const doubt = first && doubtOf(released, expected, owner, now);
  return doubt ? closedBy(doubt) : { from: Math.max(released, from) };
}

/** The times at which an editor expects the release of an announcement, in milliseconds of Unix time. */
export function expectedTimes({ embargo = "", exchange }: Withheld): readonly number[] {
  return [Date.parse(embargo), Date.parse(exchange?.latest ?? "")].filter(Number.isFinite);
}

/** Whether a release may be that of another announcement: of a copied document, of the last half, of a wrong reference. */
function doubtOf(
  released: number,
  expected: readonly number[],
  { published = "", other }: Owner,
  now: number,
): Doubt | undefined {
  // What is not published yet would be published now.
  const first = Date.parse(published) || now;
  if (released < first && other !== undefined) return { kind: "shared-reference", released, other };
  if (released < first - LATE_EDITOR_MS) return { kind: "older-release", released };
  if (expected.length === 0)
    return released > first + PREPARED_MS ? { kind: "unknown-release", released } : undefined;
  return isNearExpected(released, expected) ? undefined : { kind: "unexpected-release", released };
}

/**
 * Whether a release is from a day before to a week after the time at which it is expected, of several the last: an earlier one may
 * have been left from the announcement before. Not without any.
 */
export function isNearExpected(released: number, expected: readonly number[]): boolean {
  const last = Math.max(...expected);
  return released >= last - EARLY_MS && released <= last + LATE_MS;
}

/** Whether a time was over before a document was first published. Nobody gives a new one such a time: it is that of what was copied. */
export function isOlder(time: string | undefined, published = ""): time is string {
  return time !== undefined && Date.parse(time) < Date.parse(published) - LATE_EDITOR_MS;
}

/** Whether an editor says anything of when something may be seen. */
export function isWithheld({ embargo, exchange }: Withheld): boolean {
  return embargo !== undefined || isAwaited(exchange);
}

export const isAwaited = (exchange: ExchangeRelease | undefined): boolean => exchange?.isAwaited === true;
