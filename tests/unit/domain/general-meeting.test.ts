import { describe, expect, it } from "vitest";
import {
  allVotes,
  countVotes,
  meetingState,
  type Resolution,
} from "../../../src/domain/meetings/general-meeting.ts";
import { meetingProblems } from "../../../src/domain/meetings/meeting-problems.ts";
import { AGM, type GivenMeeting, generalMeeting } from "../meetings/sample-meetings.ts";

const resolution = (votes: Partial<Resolution>): Resolution => {
  return { number: "1", title: "Accounts", text: [], ...votes };
};

describe("a general meeting", () => {
  it("is over after its day, if it has no time, and to come without a date", () => {
    const day = generalMeeting({ event: { date: "2027-10-21", title: "AGM" } });
    expect(meetingState(day, Date.parse("2027-10-21T20:00:00Z"))).toBe("before");
    expect(meetingState(day, Date.parse("2027-10-22T12:00:00Z"))).toBe("after");
    expect(meetingState(generalMeeting({ event: undefined }), Date.parse(AGM.after))).toBe("before");
  });

  it("has no dates of deadlines after it, also on its own day", () => {
    const due = (date: string, starts?: string) => {
      return { kind: "Proxies", date, title: date + starts, starts, ends: starts } as const;
    };
    const deadlines = [
      due("2027-10-21", AGM.live),
      due("2027-10-21", AGM.after),
      due("2027-10-21"),
      due("2027-10-22"),
    ];
    const { dates, event } = generalMeeting({ deadlines });
    expect(dates).toEqual([deadlines[0], deadlines[2], event]);
  });

  it("that is postponed has deadlines that are, too", () => {
    const event = { date: "2027-10-21", title: "AGM", status: "Postponed" } as const;
    const { dates } = generalMeeting({ event });
    expect(dates.map(({ status }) => status)).toEqual(["Postponed", "Postponed"]);
  });

  it("has a vote for each share, unless its classes say otherwise", () => {
    const shareClasses = [
      { name: "A", shares: 100, votes: 1000 },
      { name: "B", shares: 50 },
    ];
    expect(allVotes({ shareClasses })).toBe(1050);
    expect(allVotes({ shareClasses: [] })).toBeUndefined();
  });
});

describe("the votes on a resolution", () => {
  it("are counted without those withheld", () => {
    const votes = resolution({ votesFor: 600, votesAgainst: 200, votesWithheld: 150 });
    const shares = { forShare: 75, againstShare: 25, capitalShare: 80 };
    const counts = { for: 600, against: 200, withheld: 150, valid: 800 };
    expect(countVotes(votes, 1000)).toEqual({ ...counts, ...shares });
  });

  it.each([
    ["nothing", {}, {}],
    ["only votes for", { votesFor: 5 }, { for: 5 }],
    ["no vote at all", { votesFor: 0, votesAgainst: 0 }, { for: 0, against: 0, valid: 0, capitalShare: 0 }],
    ["only valid votes", { validVotes: 10 }, { valid: 10, capitalShare: 1 }],
  ])("say no more than is known, of %s", (_, votes, known) => {
    expect(JSON.parse(JSON.stringify(countVotes(resolution(votes), 1000)))).toEqual(known);
  });
});

const NO_NOTICE = "warning: has no documents: the notice is missing";
const DAY_MS = 24 * 60 * 60_000;
const counted = { votesFor: 700, votesAgainst: 100, votesWithheld: 50, outcome: "Carried" } as const;

/** The problems of a meeting at a time; by default after it, beside one of the year before. */
function problemsOf(given: GivenMeeting, now: string | number = AGM.after, others = [before]) {
  const meeting = generalMeeting(given);
  return meetingProblems([meeting, ...others], new Date(now).getTime()).flatMap((found) =>
    found.document === meeting.id ? `${found.severity}: ${found.problem}` : [],
  );
}

const before = generalMeeting({ uid: "agm-2026", event: { date: "2026-10-22", title: "AGM 2026" } });

const problemsOfVotes = (votes: Partial<Resolution>) => problemsOf({ resolutions: [resolution(votes)] });

describe("the content report on the votes of a resolution", () => {
  it("says nothing of those that add up", () => {
    expect(problemsOfVotes(counted)).toEqual([]);
    expect(problemsOfVotes({ ...counted, validVotes: 800 })).toEqual([]);
  });

  it.each([
    [{ validVotes: 790 }, "has 790 valid votes, but 800 for and against"],
    [{ validVotes: 850 }, "has 850 valid votes, but 800 for and against: the votes withheld are counted in"],
    [{ votesFor: 901 }, "has more votes than the company, 1000"],
    [{ votesWithheld: 201 }, "has more votes than the company, 1000"],
    [{ votesAgainst: undefined, votesWithheld: undefined }, "has no votes for, or none against"],
    [{ outcome: undefined }, "has votes, but no outcome"],
  ])("names what is wrong with %j", (votes, problem) => {
    expect(problemsOfVotes({ ...counted, ...votes })).toEqual([`error: “1. Accounts” ${problem}`]);
  });

  it.each([
    ["Carried", "Ordinary resolution", 200, "is “Carried” with 50.0% of the votes"],
    ["Carried", "Special resolution", 350, "is “Carried” with 63.6% of the votes"],
    ["Not carried", "Ordinary resolution", 350, "is “Not carried” with 63.6% of the votes"],
  ] as const)("warns of “%s”, for an %s with %d votes to 200", (outcome, kind, votesFor, problem) => {
    expect(problemsOfVotes({ outcome, kind, votesFor, votesAgainst: 200 })).toEqual([
      `warning: “1. Accounts” ${problem}`,
    ]);
  });
});

describe("the content report on a general meeting", () => {
  it("names one without a date, and deadlines after it or twice", () => {
    const { deadlines } = generalMeeting();
    expect(problemsOf({ event: undefined })).toEqual(["error: has no date: no calendar has the meeting"]);
    const late = deadlines.map((due) => ({ ...due, date: "2027-10-22" }));
    expect(problemsOf({ deadlines: [...deadlines, ...late], resolutions: [resolution(counted)] })).toEqual([
      "error: “Proxies”, 2027-10-22, is after the meeting, and is not shown",
      "error: there are two deadlines “Proxies” for the same holders: say for whom each is",
    ]);
  });

  it("accepts several deadlines of a kind, each for other holders", () => {
    const { deadlines } = generalMeeting();
    const others = deadlines.map((due) => ({ ...due, holders: "employees" }));
    expect(problemsOf({ deadlines: [...deadlines, ...others], resolutions: [resolution(counted)] })).toEqual(
      [],
    );
  });

  it.each([
    ["months before it", "2027-06-01T00:00:00Z", []],
    ["in the weeks of the notice", AGM.before, ["warning: has no resolutions", NO_NOTICE]],
    ["after it", AGM.after, ["error: has no resolutions", NO_NOTICE]],
  ])("says %s whether resolutions and documents are missing", (_, now, problems) => {
    expect(problemsOf({ resolutions: [], documents: [] }, now)).toEqual(problems);
  });

  it("wants the votes after the meeting, within 16 days", () => {
    const resolutions = Array.from({ length: 100 }, (_, index) => resolution({ number: String(index + 1) }));
    const missing = "“1. Accounts” has no votes; without are 100 in all";
    const last = Date.parse(AGM.after) + 16 * DAY_MS;
    expect(problemsOf({ resolutions }, AGM.live)).toEqual([]);
    expect(problemsOf({ resolutions }, last - 1)).toEqual([`warning: ${missing}`]);
    expect(problemsOf({ resolutions }, last)).toEqual([`error: ${missing}`]);
    expect(problemsOf({ resolutions: [resolution({ outcome: "Withdrawn" })] })).toEqual([]);
  });

  it("warns of votes without the shares in issue", () => {
    expect(problemsOf({ resolutions: [resolution(counted)], shareClasses: [] })).toEqual([
      "warning: has no classes of shares: the share of the capital is missing",
    ]);
  });

  it("warns if the meeting of the year before has gone", () => {
    const resolutions = [resolution(counted)];
    const alone = ["warning: is the only meeting of the last two years: their pages have to stay"];
    expect(problemsOf({ resolutions }, AGM.after, [])).toEqual(alone);
    expect(problemsOf({ resolutions }, AGM.before, [])).toEqual([]);
  });
});
