import {
  type CalendarEvent,
  type EventState,
  isOver,
  spanOf,
  stateAt,
  takesPlace,
} from "../content/calendar-event.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import { newestFirst } from "../content/release.ts";
import type { Results } from "../content/results.ts";
import type { RichText } from "../content/rich-text.ts";
import type { Withheld } from "../exchange/exchange-release.ts";

/** Kinds of resolution, as notices name them. A special one needs three quarters of the votes; an advisory one binds nobody. */
export const RESOLUTION_KINDS = ["Ordinary resolution", "Special resolution", "Advisory resolution"] as const;

/** What has become of a resolution, as the chair declared it. */
export const OUTCOMES = ["Carried", "Not carried", "Withdrawn"] as const;

/** What shareholders must know or do before a meeting: who may vote, until when proxies, questions, registrations arrive. */
export const DEADLINES = [
  "Record time",
  "Proxies",
  "Questions",
  "Registration",
  "Agenda items",
  "Nominations",
] as const;

/** A resolution, and the votes of its poll. A vote withheld is no vote in law, and is in no sum. */
export interface Resolution {
  /** As in the notice: `3`, `4a`. */
  readonly number?: string | undefined;
  readonly title: string;
  readonly kind?: (typeof RESOLUTION_KINDS)[number] | undefined;
  readonly text: RichText;
  readonly votesFor?: number | undefined;
  readonly votesAgainst?: number | undefined;
  readonly votesWithheld?: number | undefined;
  /** Votes validly cast, as declared. Default: those for and against. */
  readonly validVotes?: number | undefined;
  readonly outcome?: (typeof OUTCOMES)[number] | undefined;
}

/** A class of shares in issue when the notice was given. */
export interface ShareClass {
  readonly name: string;
  readonly shares: number;
  /** Votes of all shares of the class. Default: one a share. */
  readonly votes?: number | undefined;
}

/** The day or the moment until which something is due; its title names the meeting too. */
export interface MeetingDeadline extends CalendarEvent {
  readonly kind: (typeof DEADLINES)[number];
  /** Whose it is, if there are others of its kind: `Holders of depositary interests`. */
  readonly holders?: string | undefined;
}

/** A meeting with what has to be published before it (UK Companies Act 2006, s. 311A) and after a poll (s. 341). */
export interface MeetingFields {
  /** The meeting in calendars; absent if its date is not known. */
  readonly event?: CalendarEvent | undefined;
  readonly attend: RichText;
  readonly deadlines: readonly MeetingDeadline[];
  /** Its notice, statements of shareholders, presentations. */
  readonly documents: readonly PdfDocument[];
  /** The report on the poll. */
  readonly poll?: PdfDocument | undefined;
  readonly minutes?: PdfDocument | undefined;
  readonly shareClasses: readonly ShareClass[];
  readonly resolutions: readonly Resolution[];
}

/** The same with what the rest of the site needs of it; made by {@link generalMeeting} alone, so that no votes are open. */
export interface GeneralMeeting extends MeetingFields {
  /** Its deadlines as far as they are before it, and itself. */
  readonly dates: readonly CalendarEvent[];
  /** Its votes and outcomes, and the documents about them; absent before there are any. */
  readonly results: Results | undefined;
}

/**
 * A meeting as its editor entered it.
 *
 * @param withheld - When visitors may see votes and outcomes. Default: when the meeting is over.
 */
export function generalMeeting(fields: MeetingFields, withheld: Withheld = {}): GeneralMeeting {
  const { event, deadlines } = fields;
  const due = deadlines
    .filter((deadline) => !isLate(deadline, event))
    .map((deadline) => (event && !takesPlace(event) ? { ...deadline, status: event.status } : deadline));
  return {
    ...fields,
    dates: event ? [...due, event] : due,
    results: hasResults(fields) ? { ...withheld, ...resultsOf(fields) } : undefined,
  };
}

type Dated = Pick<MeetingFields, "event">;

/** Whether a deadline is after the beginning of its meeting, which cannot be. */
export function isLate(deadline: MeetingDeadline, meeting: CalendarEvent | undefined): boolean {
  if (!meeting) return false;
  const due = spanOf(deadline);
  const begins = spanOf(meeting);
  return due && begins ? due.starts > begins.starts : deadline.date > meeting.date;
}

/** The state of a meeting at a given time; one without a time of day is never live. */
export function meetingState({ event }: Dated, now: number): EventState {
  return (event && stateAt(event, now)) ?? (event && isOver(event, now) ? "after" : "before");
}

/** Meetings in the order of lists: newest first, those without a date last. */
export function newestMeetingsFirst<M extends Dated>(meetings: readonly M[]): readonly M[] {
  return meetings.toSorted((one, other) => newestFirst(one.event ?? {}, other.event ?? {}));
}

/** All votes of the company; `undefined` if they are not stated. */
export function allVotes({ shareClasses }: Pick<MeetingFields, "shareClasses">): number | undefined {
  return shareClasses.reduce((sum, { shares, votes = shares }) => sum + votes, 0) || undefined;
}

/** Columns of the votes of a poll. Shares are in per cent: of the votes for and against, or of all votes of the company. */
export const VOTE_COLUMNS = [
  "for",
  "forShare",
  "against",
  "againstShare",
  "withheld",
  "valid",
  "capitalShare",
] as const;

export type VoteColumn = (typeof VOTE_COLUMNS)[number];

/** The votes on a resolution; what is not stated and does not follow is absent. */
export type VoteCount = Readonly<Record<VoteColumn, number | undefined>>;

/** @param total - All votes of the company; see {@link allVotes}. */
export function countVotes(resolution: Resolution, total: number | undefined): VoteCount {
  const { votesFor, votesAgainst, votesWithheld, validVotes } = resolution;
  const cast = votesFor === undefined || votesAgainst === undefined ? undefined : votesFor + votesAgainst;
  const valid = validVotes ?? cast;
  return {
    for: votesFor,
    forShare: percentOf(votesFor, cast),
    against: votesAgainst,
    againstShare: percentOf(votesAgainst, cast),
    withheld: votesWithheld,
    valid,
    capitalShare: percentOf(valid, total),
  };
}

function percentOf(part: number | undefined, whole = 0): number | undefined {
  return part === undefined || whole === 0 ? undefined : (part / whole) * 100;
}

/** Whether a poll on a resolution has been published. */
export function hasVotes({ votesFor, votesAgainst, validVotes }: Resolution): boolean {
  return [votesFor, votesAgainst, validVotes].some((votes) => votes !== undefined);
}

/** Whether votes or outcomes have been entered. A resolution is withdrawn without a vote, and before it. */
function hasResults({ resolutions }: Pick<MeetingFields, "resolutions">): boolean {
  return resolutions.some(
    (one) => hasVotes(one) || one.votesWithheld !== undefined || (one.outcome ?? WITHDRAWN) !== WITHDRAWN,
  );
}

const WITHDRAWN = "Withdrawn";

/** Before them, its resolutions have no votes and outcomes, and there is no report on the poll and are no minutes. */
function resultsOf({ event, resolutions }: MeetingFields): Results {
  const undecided = resolutions.map(({ number, title, kind, text, outcome }) => ({
    number,
    title,
    kind,
    text,
    outcome: outcome === WITHDRAWN ? outcome : undefined,
  }));
  return {
    name: "the result of the votes",
    field: "data.resolutions",
    event,
    hides: ["poll", "minutes"],
    instead: { resolutions: undecided },
  };
}

/** A resolution with its number, as lists name it: `3. Re-election of a director`. */
export function resolutionName({ number, title }: Pick<Resolution, "number" | "title">): string {
  return number === undefined ? title : `${number}. ${title}`;
}
