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
import type { Translatable } from "../content/translatable.ts";
import type { Withheld } from "../exchange/exchange-release.ts";
import { hasResult, isOnRemuneration, type Resolution, undecided } from "./resolution.ts";
import type { ShareClass } from "./share-class.ts";

/** What shareholders must know or do before a meeting: who may vote, until when proxies, questions, registrations arrive. */
export const DEADLINES = [
  "Record time",
  "Proxies",
  "Questions",
  "Registration",
  "Agenda items",
  "Nominations",
] as const;

/** The day or the moment until which something is due; its title names the meeting too. */
export interface MeetingDeadline extends CalendarEvent {
  readonly kind: (typeof DEADLINES)[number];
  /** Whose it is, if there are others of its kind: `Holders of depositary interests`. */
  readonly holders?: string | undefined;
}

/**
 * A meeting with what has to be published before it (UK Companies Act 2006, s. 311A) and after a poll (s. 341).
 */
export interface MeetingFields extends Translatable<"attend"> {
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

/** The same with what the rest of the site needs of it; made only by {@link generalMeeting}, so that no votes are open. */
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
    .filter((deadline) => !isLate(deadline, event) && !isOfOtherYear(deadline, event))
    .map((deadline) => (event && !takesPlace(event) ? { ...deadline, status: event.status } : deadline));
  return {
    ...fields,
    // The same as while its result is hidden, so that a publish of that changes nothing.
    resolutions: fields.resolutions.map((one) => (hasResult(one) ? one : undecided(one))),
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

/** More days than any deadline is before its meeting. */
const EARLIEST_DEADLINE_DAYS = 300;

/** Whether a deadline is so long before its meeting that one of them is of another year. */
export function isOfOtherYear(deadline: MeetingDeadline, meeting: CalendarEvent | undefined): boolean {
  const due = Temporal.PlainDate.from(deadline.date);
  return meeting !== undefined && due.until(meeting.date).days > EARLIEST_DEADLINE_DAYS;
}

/** The state of a meeting at a given time; one without a time of day is never live. */
export function meetingState({ event }: Dated, now: number): EventState {
  return (event && stateAt(event, now)) ?? (event && isOver(event, now) ? "after" : "before");
}

/** Meetings in the order of lists: newest first, those without a date last. */
export function newestMeetingsFirst<M extends Dated>(meetings: readonly M[]): readonly M[] {
  return meetings.toSorted((one, other) => newestFirst(one.event ?? {}, other.event ?? {}));
}

/** A resolution with what counts its votes. */
export interface ResolutionOfMeeting extends Pick<MeetingFields, "shareClasses"> {
  readonly resolution: Resolution;
}

/**
 * The vote on the remuneration report at the last meeting before one that had such a vote.
 *
 * @param meetings - Newest first.
 */
export function remunerationVoteBefore(
  { event }: Dated,
  meetings: readonly MeetingFields[],
): ResolutionOfMeeting | undefined {
  const { date = "" } = event ?? {};
  const [before] = meetings.flatMap(({ event: held, shareClasses, resolutions }) =>
    held && held.date < date
      ? resolutions.filter(isOnRemuneration).map((resolution) => ({ resolution, shareClasses }))
      : [],
  );
  return before;
}

/** Whether the result of a resolution has been entered. */
function hasResults({ resolutions }: Pick<MeetingFields, "resolutions">): boolean {
  return resolutions.some(hasResult);
}

/** Before them, its resolutions have no votes and outcomes, and there is no report on the poll and no minutes. */
function resultsOf({ event, resolutions }: MeetingFields): Results {
  return {
    name: "the result of the votes",
    field: "data.resolutions",
    event,
    hides: ["poll", "minutes"],
    instead: { resolutions: resolutions.map(undecided) },
  };
}
