import { describe, expect, it } from "vitest";
import {
  allVotes,
  countVotes,
  meetingState,
  newestMeetingsFirst,
  type Resolution,
} from "../../../src/domain/content/general-meeting.ts";
import { AGM, generalMeeting } from "../meetings.ts";

const resolution = (votes: Partial<Resolution>): Resolution => ({ title: "Accounts", text: [], ...votes });

describe("a general meeting", () => {
  it("is over after its day, if it has no time, and to come without a date", () => {
    const day = generalMeeting({ event: { date: "2027-10-21", title: "AGM" } });
    expect(meetingState(day, Date.parse("2027-10-21T20:00:00Z"))).toBe("before");
    expect(meetingState(day, Date.parse("2027-10-22T12:00:00Z"))).toBe("after");
    expect(meetingState(generalMeeting({ event: undefined }), Date.parse(AGM.after))).toBe("before");
  });

  it("is in lists before older ones, and after them without a date", () => {
    const of = (uid: string, date?: string) =>
      generalMeeting({ uid, event: date === undefined ? undefined : { date, title: uid } });
    const sorted = newestMeetingsFirst([
      of("unknown"),
      of("agm-2026", "2026-10-22"),
      of("agm-2027", "2027-10-21"),
    ]);
    expect(sorted.map(({ uid }) => uid)).toEqual(["agm-2027", "agm-2026", "unknown"]);
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
    expect(countVotes(votes, 1000)).toEqual({
      for: 600,
      forShare: 75,
      against: 200,
      againstShare: 25,
      withheld: 150,
      valid: 800,
      capitalShare: 80,
    });
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
