import { describe, expect, it } from "vitest";
import { meetingState } from "../../../src/domain/meetings/general-meeting.ts";
import { marketRules } from "../../../src/domain/meetings/market-rules.ts";
import { meetingProblems } from "../../../src/domain/meetings/meeting-problems.ts";
import type { Resolution } from "../../../src/domain/meetings/resolution.ts";
import { AGM, type GivenMeeting, generalMeeting } from "./sample-meetings.ts";

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
});

const NO_NOTICE = "warning: has no documents: the notice is missing";
const DAY_MS = 24 * 60 * 60_000;
const counted = {
  votes: { for: 700, against: 100, withheld: 50 },
  outcome: "Carried",
} as const;

/** The problems of a meeting at a time; by default after it, beside one of the year before. */
function problemsOf(
  given: GivenMeeting,
  now: string | number = AGM.after,
  others = [before],
  exchange = "XNYS",
) {
  const meeting = generalMeeting(given);
  const circumstances = { now: new Date(now).getTime(), rules: marketRules([exchange]) };
  return meetingProblems([meeting, ...others], circumstances).flatMap((found) =>
    found.document === meeting.id ? `${found.severity}: ${found.problem}` : [],
  );
}

const before = generalMeeting({ uid: "agm-2026", event: { date: "2026-10-22", title: "AGM 2026" } });

const problemsOfVotes = (votes: Partial<Resolution>, exchange?: string) =>
  problemsOf({ resolutions: [resolution(votes)] }, AGM.after, [before], exchange);

describe("the content report on the votes of a resolution", () => {
  it("says nothing of those that add up", () => {
    expect(problemsOfVotes(counted)).toEqual([]);
    expect(problemsOfVotes({ ...counted, votes: { ...counted.votes, valid: 800 } })).toEqual([]);
  });

  it("names what contradicts, and that nothing of it is shown", () => {
    expect(problemsOfVotes({ ...counted, votes: { ...counted.votes, valid: 790 } })).toEqual([
      "error: “1. Accounts” has 790 valid votes, but 800 in its choices; its votes are not shown",
    ]);
    expect(problemsOfVotes({ ...counted, proxies: { for: 1001 } })).toEqual([
      "error: “1. Accounts” has proxies of 1001, but there are 1000; they are not shown",
    ]);
  });

  it("is an error if a resolution is carried by fewer votes than there are against it", () => {
    expect(problemsOfVotes({ ...counted, votes: { for: 9, against: 400 } })).toEqual([
      "error: “1. Accounts” is “Carried” with 9 votes for and 400 against; its votes are not shown",
    ]);
  });

  it("wants an outcome, but of a vote on frequency", () => {
    expect(problemsOfVotes({ ...counted, outcome: undefined })).toEqual([
      "error: “1. Accounts” has votes, but no outcome",
    ]);
    const votes = { oneYear: 700, twoYears: 20, threeYears: 80 };
    expect(problemsOfVotes({ kind: "Frequency of votes on pay", votes })).toEqual([]);
  });

  it.each([
    ["Carried", "Ordinary resolution", 200, "is “Carried” with 50% of the votes, and needs more than 50%"],
    ["Carried", "Special resolution", 350, "is “Carried” with 63.6% of the votes, and needs 75%"],
    [
      "Not carried",
      "Ordinary resolution",
      350,
      "is “Not carried” with 63.6% of the votes, and needs more than 50%",
    ],
  ] as const)("warns of “%s”, for an %s with %d votes to 200", (outcome, kind, votesFor, problem) => {
    expect(problemsOfVotes({ outcome, kind, votes: { for: votesFor, against: 200 } })).toEqual([
      `warning: “1. Accounts” ${problem}`,
    ]);
  });

  it("misses the board's response to many votes against it, where a rule wants one", () => {
    const votes = { for: 700, against: 250 };
    const response = [{ kind: "paragraph" as const, children: ["We have heard it."] }];
    expect(problemsOfVotes({ ...counted, votes }, "XLON")).toEqual([
      "warning: “1. Accounts” has 26.3% against the board: its response is missing",
    ]);
    expect(problemsOfVotes({ ...counted, votes, response }, "XLON")).toEqual([]);
    expect(problemsOfVotes({ ...counted, kind: "Advisory resolution", votes, response }, "XASX")).toEqual([
      "warning: “1. Accounts” is a strike if it is the remuneration report: then choose that kind",
    ]);
  });

  it("misses the shares of two classes, and names classes that differ", () => {
    const shareClasses = [
      { name: "A", shares: 500, votes: 5000 },
      { name: "B", shares: 500 },
    ];
    const given = { resolutions: [resolution(counted)] };
    expect(problemsOf({ ...given, shareClasses })).toEqual([
      "warning: “1. Accounts” does not say what share of the capital voted: enter the shares voted, or those of each class",
    ]);
    expect(
      problemsOf({
        ...given,
        shareClasses: [{ name: "B", shares: 500, nominal: 1 }, ...shareClasses.slice(1)],
      }),
    ).toEqual([
      "error: a class of shares has a nominal value, and another has none: the share of the capital is not shown",
      "error: there are two classes of shares “B”",
      expect.stringMatching(/does not say what share/),
    ]);
  });

  it("needs no votes on a show of hands", () => {
    expect(problemsOfVotes({ outcome: "Carried", decidedBy: "Show of hands" })).toEqual([]);
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

  it("names a deadline, a title and an end of another year", () => {
    const { deadlines, event } = generalMeeting();
    const early = deadlines.map((due) => ({ ...due, date: "2026-10-19" }));
    const found = problemsOf({
      title: "Annual general meeting 2072",
      deadlines: early,
      event: event && { ...event, ends: "2027-11-30T04:00:00.000Z" },
      resolutions: [resolution(counted)],
    });
    expect(found).toEqual([
      expect.stringMatching(/“Proxies”, 2026-10-19, is of another year than the meeting on 2027-/),
      expect.stringMatching(/“Annual general meeting 2072” is on 2027-.*: one of the years is wrong/),
      expect.stringMatching(/error: begins at 2027-.*, but ends at 2027-11-30/),
    ]);
  });

  it("names a meeting in spring that is called after the year to come, which one in December may be", () => {
    const on = (date: string, year: number) =>
      problemsOf({ title: `AGM ${year}`, event: { date, title: "AGM" } }, "2027-12-30T00:00:00Z").filter(
        (line) => line.includes("one of the years"),
      );
    expect(on("2027-04-30", 2028)).toHaveLength(1);
    expect(on("2027-12-10", 2028)).toEqual([]);
    expect(on("2027-04-30", 2026)).toEqual([]);
  });

  it("names a turnout of hardly any shares: votes may be in thousands", () => {
    const shareClasses = [{ name: "Ordinary shares", shares: 1_000_000 }];
    expect(problemsOf({ shareClasses, resolutions: [resolution(counted)] })).toEqual([
      "warning: 0.08% of the capital voted at most: are the votes, or the shares, in another unit?",
    ]);
  });

  it("names resolutions that have one number", () => {
    const resolutions = [resolution(counted), resolution({ ...counted, title: "Dividend" })];
    expect(problemsOf({ resolutions })).toEqual([
      "error: there are several resolutions “1”: votes of classes are shown of none of them",
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
