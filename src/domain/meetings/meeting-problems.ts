import { type CalendarEvent, endOf, hasAddress, takesPlace } from "../content/calendar-event.ts";
import type { PageOf } from "../content/page.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";
import { isLate, isOfOtherYear, meetingState } from "./general-meeting.ts";
import type { MarketRules } from "./market-rules.ts";
import { hasVotes } from "./resolution.ts";
import { countVotes } from "./vote-count.ts";
import { classProblems, named, voteProblems } from "./vote-problems.ts";

type GeneralMeetingPage = PageOf<"general-meeting">;

const DAY_MS = 24 * 60 * 60_000;

/** Time before a meeting at which the notice is due (UK Companies Act 2006). */
const NOTICE_MS = 21 * DAY_MS;
/** Time after a meeting at which the votes of a poll are due (UK Companies Act 2006). */
const VOTES_MS = 16 * DAY_MS;
/** Time for which the votes have to stay on the site (UK Companies Act 2006). */
const KEPT_MS = 2 * 365 * DAY_MS;

/**
 * Problems of general meetings: dates that contradict, and votes that do not add up or are due.
 *
 * @param meetings - All meetings of the site, newest first.
 */
export function meetingProblems(
  meetings: readonly GeneralMeetingPage[],
  circumstances: Circumstances,
): readonly ContentProblem[] {
  return meetings.flatMap((meeting) =>
    problemsOf({ kind: "page", page: meeting }, problemsOfMeeting(meeting, meetings, circumstances)),
  );
}

interface Circumstances {
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
  readonly rules: MarketRules;
}

function problemsOfMeeting(
  meeting: GeneralMeetingPage,
  meetings: readonly GeneralMeetingPage[],
  { now, rules }: Circumstances,
): readonly Checked[] {
  const { documents, resolutions, shareClasses } = meeting;
  const [held, heldBefore] = meetings.filter((one) => wasHeld(one, now));
  const isHeld = wasHeld(meeting, now);
  const ends = endOfMeeting(meeting);
  const isDue = now >= ends - NOTICE_MS;
  const uncounted = resolutions.filter(
    (one) => !hasVotes(one) && one.outcome !== "Withdrawn" && one.decidedBy !== "Show of hands",
  );
  const noResolutions = isHeld ? error : warning;
  const noVotes = now >= ends + VOTES_MS ? error : warning;
  const isKept = heldBefore && endOfMeeting(heldBefore) > now - KEPT_MS;
  return [
    ...dateProblems(meeting),
    ...numberProblems(meeting),
    isDue && resolutions.length === 0 && noResolutions("has no resolutions", "data.resolutions"),
    isHeld &&
      uncounted[0] &&
      noVotes(
        `${named(uncounted[0])} has no votes; without are ${uncounted.length} in all`,
        "data.resolutions",
      ),
    isDue && documents.length === 0 && warning("has no documents: the notice is missing", "data.documents"),
    shareClasses.length === 0 &&
      resolutions.some(hasVotes) &&
      warning("has no classes of shares: the share of the capital is missing", "data.share_classes"),
    meeting === held &&
      !isKept &&
      // A translation may have only the last meeting.
      meeting.language === undefined &&
      warning("is the only meeting of the last two years: their pages have to stay", "data.date"),
    ...classProblems(shareClasses),
    turnoutProblem(meeting, rules),
    ...resolutions.flatMap((resolution) => voteProblems(resolution, meeting, rules)),
  ];
}

/** Turnout in per cent of the capital below which the votes may have been entered in thousands. */
const LOWEST_TURNOUT = 0.5;

function turnoutProblem(meeting: GeneralMeetingPage, rules: MarketRules): Checked {
  const shares = meeting.resolutions.flatMap(
    (resolution) => countVotes(resolution, meeting, rules).count.capitalShare?.value ?? [],
  );
  const most = Math.max(...shares);
  return (
    shares.length > 0 &&
    most < LOWEST_TURNOUT &&
    warning(
      `${Number(most.toPrecision(2))}% of the capital voted at most: are the votes, or the shares, in another unit?`,
      "data.resolutions",
    )
  );
}

function dateProblems({ event, deadlines, title }: GeneralMeetingPage): readonly Checked[] {
  const twice = deadlines.find(({ kind, holders }, index) =>
    deadlines.slice(0, index).some((one) => one.kind === kind && one.holders === holders),
  );
  return [
    !event && error("has no date: no calendar has the meeting", "data.date"),
    event?.place !== undefined &&
      !hasAddress(event) &&
      warning(
        `“${event.place}” has no number of a house or a post code: search engines are told no place. Leave it empty if the meeting is online only`,
        "data.place",
      ),
    ...deadlines.map(
      (due) =>
        isLate(due, event) &&
        error(
          `“${due.kind}”, ${due.starts ?? due.date}, is after the meeting, and is not shown`,
          "data.deadlines",
        ),
    ),
    ...deadlines.map(
      (due) =>
        isOfOtherYear(due, event) &&
        error(
          `“${due.kind}”, ${due.date}, is of another year than the meeting on ${event?.date}, and is not shown`,
          "data.deadlines",
        ),
    ),
    ...(event ? yearProblems(title, event) : []),
    twice &&
      error(
        `there are two deadlines “${twice.kind}” for the same holders: say for whom each is`,
        "data.deadlines",
      ),
  ];
}

/** A meeting may be named after the year before, in which its financial year ends. */
const YEARS_APART = 1;

/** Until this month, a meeting is not named after the next year. */
const EARLY_MONTHS = 9;

/** No meeting takes longer. */
const LONGEST_MEETING_MS = 3 * DAY_MS;

/** A year in the title that is not that of the day, and an end that is days after the start. */
function yearProblems(title: string, event: CalendarEvent): readonly Checked[] {
  const years = (title.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number);
  const [year = 0, month = 0] = event.date.split("-").map(Number);
  const isEarly = (one: number) => one > year && month <= EARLY_MONTHS;
  const isOther =
    years.length > 0 && years.every((one) => Math.abs(one - year) > YEARS_APART || isEarly(one));
  const isLong = event.starts !== undefined && endOf(event) - Date.parse(event.starts) > LONGEST_MEETING_MS;
  return [
    isOther && error(`“${title}” is on ${event.date}: one of the years is wrong`, "data.title"),
    isLong && error(`begins at ${event.starts}, but ends at ${event.ends}`, "data.ends"),
  ];
}

/** Votes of classes name the number of their resolution. */
function numberProblems({ resolutions }: GeneralMeetingPage): readonly Checked[] {
  const numbers = resolutions.flatMap(({ number }) => number ?? []);
  const twice = new Set(numbers.filter((number, index) => numbers.indexOf(number) < index));
  return [...twice].map((number) =>
    error(
      `there are several resolutions “${number}”: votes of classes are shown of none of them`,
      "data.resolutions",
    ),
  );
}

function endOfMeeting({ event }: GeneralMeetingPage): number {
  return event ? endOf(event) : Number.POSITIVE_INFINITY;
}

function wasHeld(meeting: GeneralMeetingPage, now: number): boolean {
  return meetingState(meeting, now) === "after" && (!meeting.event || takesPlace(meeting.event));
}
