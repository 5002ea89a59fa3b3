import { endOf, takesPlace } from "../content/calendar-event.ts";
import type { PageOf } from "../content/page.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";
import {
  allVotes,
  countVotes,
  hasVotes,
  isLate,
  meetingState,
  type Resolution,
  resolutionName,
} from "./general-meeting.ts";

type GeneralMeetingPage = PageOf<"general-meeting">;

const DAY_MS = 24 * 60 * 60_000;

/** When the notice is due before a meeting, the votes of a poll after it, and how long they stay (UK Companies Act 2006). */
const NOTICE_MS = 21 * DAY_MS;
const VOTES_MS = 16 * DAY_MS;
const KEPT_MS = 2 * 365 * DAY_MS;

/** Per cent of the votes that a special resolution needs, and that others have to exceed. */
const SPECIAL_MAJORITY = 75;
const MAJORITY = 50;

/**
 * Problems of general meetings: dates that contradict, and votes that do not add up or are due.
 *
 * @param meetings - All meetings of the site, newest first.
 * @param now - The current time in milliseconds of Unix time.
 */
export function meetingProblems(
  meetings: readonly GeneralMeetingPage[],
  now: number,
): readonly ContentProblem[] {
  return meetings.flatMap((meeting) =>
    problemsOf({ kind: "page", page: meeting }, problemsOfMeeting(meeting, meetings, now)),
  );
}

function problemsOfMeeting(
  meeting: GeneralMeetingPage,
  meetings: readonly GeneralMeetingPage[],
  now: number,
): readonly Checked[] {
  const { documents, resolutions, shareClasses } = meeting;
  const [held, heldBefore] = meetings.filter((one) => wasHeld(one, now));
  const isHeld = wasHeld(meeting, now);
  const ends = endOfMeeting(meeting);
  const isDue = now >= ends - NOTICE_MS;
  const uncounted = resolutions.filter((one) => !hasVotes(one) && one.outcome !== "Withdrawn");
  const isKept = heldBefore && endOfMeeting(heldBefore) > now - KEPT_MS;
  return [
    ...dateProblems(meeting),
    isDue && resolutions.length === 0 && (isHeld ? error : warning)("has no resolutions", "data.resolutions"),
    isHeld &&
      uncounted[0] &&
      (now >= ends + VOTES_MS ? error : warning)(
        `${named(uncounted[0])} has no votes; without are ${uncounted.length} in all`,
        "data.resolutions",
      ),
    isDue && documents.length === 0 && warning("has no documents: the notice is missing", "data.documents"),
    shareClasses.length === 0 &&
      resolutions.some(hasVotes) &&
      warning("has no classes of shares: the share of the capital is missing", "data.share_classes"),
    meeting === held &&
      !isKept &&
      warning("is the only meeting of the last two years: their pages have to stay", "data.date"),
    ...resolutions.filter(hasVotes).flatMap((resolution) => voteProblems(resolution, allVotes(meeting))),
  ];
}

function dateProblems({ event, deadlines }: GeneralMeetingPage): readonly Checked[] {
  const twice = deadlines.find(({ kind, holders }, index) =>
    deadlines.slice(0, index).some((one) => one.kind === kind && one.holders === holders),
  );
  return [
    !event && error("has no date: no calendar has the meeting", "data.date"),
    ...deadlines.map(
      (due, index) =>
        isLate(due, event) &&
        error(
          `“${due.kind}”, ${due.starts ?? due.date}, is after the meeting, and is not shown`,
          `data.deadlines[${index}]`,
        ),
    ),
    twice &&
      error(
        `there are two deadlines “${twice.kind}” for the same holders: say for whom each is`,
        "data.deadlines",
      ),
  ];
}

/** @param total - All votes of the company, if they are stated. */
function voteProblems(resolution: Resolution, total = Number.POSITIVE_INFINITY): readonly Checked[] {
  const { kind, outcome, votesFor, votesAgainst, votesWithheld = 0, validVotes } = resolution;
  const { forShare = 0, valid = 0 } = countVotes(resolution, total);
  const is = (found: typeof error, problem: string) =>
    found(`${named(resolution)} ${problem}`, "data.resolutions");
  if (votesFor === undefined || votesAgainst === undefined)
    return [is(error, "has no votes for, or none against")];
  const sum = votesFor + votesAgainst;
  const withheldToo = valid === sum + votesWithheld ? ": the votes withheld are counted in" : "";
  const isCarried = kind === "Special resolution" ? forShare >= SPECIAL_MAJORITY : forShare > MAJORITY;
  const isDecided = outcome === "Carried" || outcome === "Not carried";
  return [
    validVotes !== undefined &&
      validVotes !== sum &&
      is(error, `has ${validVotes} valid votes, but ${sum} for and against${withheldToo}`),
    Math.max(valid, sum + votesWithheld) > total && is(error, `has more votes than the company, ${total}`),
    outcome === undefined && is(error, "has votes, but no outcome"),
    isDecided &&
      isCarried !== (outcome === "Carried") &&
      is(warning, `is “${outcome}” with ${forShare.toFixed(1)}% of the votes`),
  ];
}

function endOfMeeting({ event }: GeneralMeetingPage): number {
  return event ? endOf(event) : Number.POSITIVE_INFINITY;
}

function wasHeld(meeting: GeneralMeetingPage, now: number): boolean {
  return meetingState(meeting, now) === "after" && (!meeting.event || takesPlace(meeting.event));
}

const named = (resolution: Resolution) => `“${resolutionName(resolution)}”`;
