import type { ExchangeAnnouncement } from "../announcements/exchange-announcement.ts";
import { ReleaseTimes, type Withheld } from "../announcements/exchange-release.ts";
import { MATCHED_PARTS, type MatchedPart } from "../announcements/release-match.ts";
import { TitleLikeness } from "../announcements/title-likeness.ts";
import { type ContentItem, documentOf } from "./content-item.ts";
import { hasResults, resultsOpening, resultsWithheld } from "./general-meeting.ts";
import { ownerOf } from "./item-opening.ts";
import { type Circumstances, expectedTimes, isAwaited, type Opening, openingOf } from "./opening.ts";

/** An announcement that may be the one that a document waits for. */
export interface Candidate {
  readonly announcement: ExchangeAnnouncement;
  /** How much its title and kind are like those of the document, from 0 to 1. */
  readonly likeness: number;
}

/** What waits for the exchange without the reference of its announcement. */
export interface UnmatchedRelease {
  /** Id of the document at the content service. */
  readonly document: string;
  readonly part: MatchedPart;
  /** Of the document. */
  readonly title: string;
  /** The times at which its release is expected, in milliseconds of Unix time. Without one there are no candidates. */
  readonly expected: readonly number[];
  /** Announcements by which it would open, the most alike first. */
  readonly candidates: readonly Candidate[];
}

/** A person decides, so one word in common with a short title is enough. */
const SUGGESTED_LIKENESS = 0.5;
/** Without a person, most words have to agree. */
const CERTAIN_LIKENESS = 0.6;
/** What opens by its title alone was released at most this long before it is expected: a briefing is announced the day before. */
const EARLY_BY_TITLE_MS = 3 * 3_600_000;

/** What waits without a reference, with the announcements that may be its own. */
export function unmatchedReleases(
  items: readonly ContentItem[],
  announcements: readonly ExchangeAnnouncement[],
  circumstances: Omit<Circumstances, "releaseTimes">,
): readonly UnmatchedRelease[] {
  const waiting = items.flatMap((item) =>
    MATCHED_PARTS.flatMap((part) => waitingPart(item, part, circumstances)),
  );
  if (waiting.length === 0) return [];
  const gate = { ...circumstances, releaseTimes: new ReleaseTimes(announcements) };
  const likeness = new TitleLikeness(announcements);
  return waiting.map(({ document, part, title, kind, expected, openingWith }) => {
    const candidates = announcements
      .filter(
        ({ reference, isRetracted }) =>
          !isRetracted && expected.length > 0 && Number.isFinite(openingWith(reference, gate).from),
      )
      .map((announcement) => ({ announcement, likeness: likeness.of({ title, kind }, announcement) }))
      .toSorted(mostAlikeFirst);
    return { document, part, title, expected, candidates };
  });
}

/** Of two that are alike, the one that says less beside. */
function mostAlikeFirst(one: Candidate, other: Candidate): number {
  const lengthOf = ({ announcement }: Candidate) => announcement.title.length;
  return other.likeness - one.likeness || lengthOf(one) - lengthOf(other);
}

/** The announcement that is most likely that of a document, if its title is like that of one. */
export function suggestionFor({ candidates }: UnmatchedRelease): ExchangeAnnouncement | undefined {
  const [best] = candidates;
  return best && best.likeness >= SUGGESTED_LIKENESS ? best.announcement : undefined;
}

/**
 * The announcement that opens a document by its title alone: the only one that is like it, released not long before the
 * time at which it is expected. In doubt there is none, and a person decides.
 */
export function certainMatchFor({
  candidates,
  expected,
}: UnmatchedRelease): ExchangeAnnouncement | undefined {
  const [match, ...others] = candidates.filter(({ likeness }) => likeness >= SUGGESTED_LIKENESS);
  if (match === undefined || match.likeness < CERTAIN_LIKENESS || others.length > 0) return undefined;
  const released = Date.parse(match.announcement.releasedAt);
  return released >= Math.min(...expected) - EARLY_BY_TITLE_MS ? match.announcement : undefined;
}

interface WaitingPart extends Omit<UnmatchedRelease, "candidates"> {
  /** The category of the document, which announcements have as their kind. */
  readonly kind?: string | undefined;
  /** When it would open with a reference. */
  readonly openingWith: (reference: string, gate: Circumstances) => Opening;
}

function waitingPart(
  item: ContentItem,
  part: MatchedPart,
  { timeZone }: Pick<Circumstances, "timeZone">,
): WaitingPart[] {
  const owner = documentOf(item);
  if (owner === undefined) return [];
  const { id: document, title } = owner;
  const waiting = (
    withheld: Withheld,
    openingWith: WaitingPart["openingWith"],
    kind?: string,
  ): WaitingPart[] =>
    isAwaited(withheld.exchange) && withheld.exchange?.reference === undefined
      ? [{ document, part, title, kind, expected: expectedTimes(withheld), openingWith }]
      : [];
  if (part === "document") {
    const kind = "category" in owner ? owner.category : undefined;
    const opening = (reference: string, gate: Circumstances) =>
      openingOf(withReference(owner, reference), ownerOf(item), gate);
    return waiting(owner, opening, kind);
  }
  const meeting = item.kind === "page" && item.page.type === "general-meeting" ? item.page : undefined;
  if (meeting === undefined || !hasResults(meeting)) return [];
  const results = resultsWithheld(meeting, timeZone);
  const opening = (reference: string, gate: Circumstances) =>
    resultsOpening({ ...meeting, results: withReference(results, reference) }, ownerOf(item), gate);
  return waiting(results, opening);
}

function withReference({ embargo, exchange }: Withheld, reference: string): Withheld {
  return { embargo, exchange: exchange && { ...exchange, reference } };
}
