import { comparableReference, type ExchangeAnnouncement } from "../exchange/exchange-announcement.ts";
import { ReleaseTimes, type Withheld } from "../exchange/exchange-release.ts";
import { MATCHED_PARTS, type MatchedPart } from "../exchange/release-match.ts";
import { type ReadTitle, readTitle, TitleLikeness } from "../exchange/title-likeness.ts";
import { type ContentItem, documentOf, statedOnce, typeOf } from "./content-item.ts";
import {
  type Circumstances,
  expectedTimes,
  isAwaited,
  isNearExpected,
  type Opening,
  type Owner,
  openingOf,
} from "./opening.ts";
import { ownerOf } from "./part-gates.ts";
import { resultsOpening, resultsWithheld } from "./results.ts";

/** An announcement that may be the one that a document waits for. */
export interface Candidate {
  readonly announcement: ExchangeAnnouncement;
  /** How much its title and kind are like those of the document, from 0 to 1. */
  readonly likeness: number;
  /** Whether its title says the same as that of the document. */
  readonly isEqual: boolean;
  /** Titles of other documents of the same type with its reference. */
  readonly others: readonly string[];
}

/** A document, or a part of one, that waits for an announcement of which it does not state the reference. */
export interface UnmatchedRelease {
  /** Id of the document at the content service. */
  readonly document: string;
  readonly part: MatchedPart;
  /** Title of the document. */
  readonly title: string;
  /** Its first publication, ISO 8601; absent if unknown. */
  readonly published?: string | undefined;
  /** The times at which its release is expected, in milliseconds of Unix time. Without one there are no candidates. */
  readonly expected: readonly number[];
  /** Announcements that would open it, those with the most similar titles first. */
  readonly candidates: readonly Candidate[];
}

/** Announcements that are compared with a document: those nearest to the time at which it is expected. */
const MAX_COMPARED = 100;
/** Documents that are compared: those that are expected nearest to now. Others have no candidates until then. */
const MAX_DOCUMENTS = 100;
/** More than half of the words in common. It is only suggested: a person decides. */
const SUGGESTED_LIKENESS = 0.51;
/** Matched by title, an announcement opens nothing that is expected much later: briefings are announced the day before. */
const EARLY_BY_TITLE_MS = 3 * 3_600_000;

/** What waits without a reference, with the announcements that may be its own; what is expected nearest to now first. */
export function unmatchedReleases(
  items: readonly ContentItem[],
  announcements: readonly ExchangeAnnouncement[],
  circumstances: Omit<Circumstances, "releaseTimes">,
): readonly UnmatchedRelease[] {
  const { now } = circumstances;
  const stated = statedOnce(items);
  const waiting = stated
    .flatMap((item) => MATCHED_PARTS.flatMap((part) => waitingPart(item, part, circumstances)))
    .toSorted((one, other) => distanceOf(one.expected, now) - distanceOf(other.expected, now));
  if (waiting.length === 0) return [];
  const compare = comparisonWith(announcements, stated, circumstances);
  return waiting.map((one, index) => {
    const { document, part, title, published, expected } = one;
    const candidates = index < MAX_DOCUMENTS ? compare(one) : [];
    return { document, part, title, published, expected, candidates };
  });
}

/** The announcement that is most likely that of a document, if its title is like that of one. */
export function suggestionFor({ candidates }: UnmatchedRelease): ExchangeAnnouncement | undefined {
  const [best] = candidates;
  return best && best.likeness >= SUGGESTED_LIKENESS ? best.announcement : undefined;
}

/**
 * The announcement that opens a document by its title alone: the only one whose title says the same, which is that of no
 * other document, released not long before the time at which it is expected. In doubt there is none, and a person decides.
 *
 * @param all - All that waits: two documents with one title are in doubt.
 */
export function certainMatchFor(
  release: UnmatchedRelease,
  all: readonly UnmatchedRelease[],
): ExchangeAnnouncement | undefined {
  const [match, ...others] = equalCandidates(release);
  if (match === undefined || others.length > 0 || match.others.length > 0) return undefined;
  const isShared = all.some(
    (other) =>
      other !== release &&
      equalCandidates(other).some(({ announcement }) => announcement === match.announcement),
  );
  const released = Date.parse(match.announcement.releasedAt);
  const isNear = released >= Math.min(...release.expected) - EARLY_BY_TITLE_MS;
  return isNear && !isShared ? match.announcement : undefined;
}

function equalCandidates({ candidates }: UnmatchedRelease): readonly Candidate[] {
  return candidates.filter(({ isEqual }) => isEqual);
}

interface WaitingPart extends Omit<UnmatchedRelease, "candidates"> {
  readonly read: ReadTitle;
  readonly type: string;
  /** When it would open with a reference, of which another document may be the owner. */
  readonly openingWith: (reference: string, gate: Circumstances, other: string | undefined) => Opening;
}

function waitingPart(
  item: ContentItem,
  part: MatchedPart,
  { timeZone }: Pick<Circumstances, "timeZone">,
): WaitingPart[] {
  const document = documentOf(item);
  if (document === undefined) return [];
  const { id, title, published } = document;
  const kind = "category" in document && part === "document" ? document.category : undefined;
  const owner = (other: string | undefined): Owner => ({ ...ownerOf(item), other });
  const waiting = (withheld: Withheld, openingWith: WaitingPart["openingWith"]): WaitingPart[] => {
    if (!isAwaited(withheld.exchange) || withheld.exchange?.reference !== undefined) return [];
    const read = readTitle({ title, kind });
    const expected = expectedTimes(withheld);
    return [{ document: id, part, title, published, expected, read, type: typeOf(item), openingWith }];
  };
  if (part === "document")
    return waiting(document, (reference, gate, other) =>
      openingOf(withReference(document, reference), owner(other), gate),
    );
  const results = item.kind === "page" ? item.page.results : undefined;
  if (results === undefined) return [];
  const releaseOfResults = resultsWithheld(results, timeZone);
  return waiting(releaseOfResults, (reference, gate, other) =>
    resultsOpening({ ...results, ...withReference(releaseOfResults, reference) }, owner(other), gate),
  );
}

/** Compares documents with announcements, which are read once. */
function comparisonWith(
  announcements: readonly ExchangeAnnouncement[],
  items: readonly ContentItem[],
  circumstances: Omit<Circumstances, "releaseTimes">,
): (waiting: WaitingPart) => readonly Candidate[] {
  const gate = { ...circumstances, releaseTimes: new ReleaseTimes(announcements) };
  const likeness = new TitleLikeness(announcements);
  const released = announcements
    .filter(({ isRetracted }) => !isRetracted)
    .map((announcement) => ({ announcement, at: Date.parse(announcement.releasedAt) }));
  const titles = new Map<ExchangeAnnouncement, ReadTitle>();
  const titleOf = (announcement: ExchangeAnnouncement) =>
    titles.getOrInsertComputed(announcement, () => readTitle(announcement));
  const owners = ownersByReference(items);
  return ({ document, type, read, expected, openingWith }) =>
    released
      .filter(({ at }) => isNearExpected(at, expected))
      .toSorted((one, other) => distanceOf(expected, one.at) - distanceOf(expected, other.at))
      .slice(0, MAX_COMPARED)
      .flatMap(({ announcement }): Candidate[] => {
        const { reference } = announcement;
        const known = owners.get(`${type} ${comparableReference(reference)}`) ?? [];
        const others = known.filter(({ id }) => id !== document);
        if (!Number.isFinite(openingWith(reference, gate, others[0]?.id).from)) return [];
        const title = titleOf(announcement);
        return [
          {
            announcement,
            likeness: likeness.of(read, title),
            isEqual: likeness.areEqual(read, title),
            others: others.map((other) => other.title),
          },
        ];
      })
      .toSorted(mostAlikeFirst);
}

/** The documents that have a reference, by their type and that reference. */
function ownersByReference(items: readonly ContentItem[]) {
  const owners = items.flatMap((item) => {
    const { id, title, exchange } = documentOf(item) ?? {};
    if (id === undefined || title === undefined || exchange?.reference === undefined) return [];
    return [{ id, title, key: `${typeOf(item)} ${comparableReference(exchange.reference)}` }];
  });
  return Map.groupBy(owners, ({ key }) => key);
}

/** Equally similar ones: first those that no other document refers to, then those with a shorter title. */
function mostAlikeFirst(one: Candidate, other: Candidate): number {
  const lengthOf = ({ announcement }: Candidate) => announcement.title.length;
  return (
    other.likeness - one.likeness ||
    one.others.length - other.others.length ||
    lengthOf(one) - lengthOf(other)
  );
}

/** How far a time is from the nearest of those at which a release is expected. */
function distanceOf(expected: readonly number[], moment: number): number {
  return Math.min(...expected.map((time) => Math.abs(time - moment)), Number.MAX_SAFE_INTEGER);
}

function withReference({ embargo, exchange }: Withheld, reference: string): Withheld {
  return { embargo, exchange: exchange && { ...exchange, reference } };
}
