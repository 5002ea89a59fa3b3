import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Circumstances } from "../../../src/domain/content/opening.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { at, awaiting, DAYS, later, page, REFERENCE } from "../domain/opening.ts";
import { AGM, type GivenMeeting, generalMeeting } from "./sample-meetings.ts";

describe("the votes of a meeting", () => {
  const resolutions = [
    { number: "1", title: "Accounts", text: [], votes: { for: 900, against: 100 }, outcome: "Carried" },
    { number: "2", title: "A director", text: [], outcome: "Withdrawn" },
  ] as const;
  const documents = { poll: { id: "pdf_poll", title: "Poll", href: "/poll.pdf" } };
  const held = (more: GivenMeeting = {}) =>
    page(generalMeeting({ published: later(-24 * 330, AGM.before), resolutions, ...documents, ...more }));
  const votesAt = (now: string, item: ContentItem, more?: Partial<Circumstances>) =>
    /"for":900.*Carried.*poll.pdf|poll.pdf.*"for":900.*Carried/.test(
      JSON.stringify(at(now, [item], more).shown),
    );

  it("are hidden until it is over, with the report on the poll; the resolutions are shown, and what is withdrawn", () => {
    const { shown, told, embargo } = at(later(1, AGM.live), [held()]);
    expect(shown).toMatchObject([
      { page: { resolutions: [{ title: "Accounts" }, { outcome: "Withdrawn" }] } },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/900|Carried|poll/);
    expect(told).toEqual([
      "warning general-meeting_agm data.resolutions: the result of the votes is hidden until 2027-10-21T12:00:00+10:00",
    ]);
    expect(embargo).toMatchObject({ nextChange: Date.parse(AGM.after), waiting: [{}] });
    expect(votesAt(AGM.after, held())).toBe(true);
  });

  it("wait for a time, and tell nothing of it before", () => {
    const item = held({ results: { embargo: later(3, AGM.after) } });
    expect(votesAt(later(2, AGM.after), item)).toBe(false);
    expect(JSON.stringify(at(AGM.after, [item]).shown)).not.toContain(later(3, AGM.after));
    expect(votesAt(later(3, AGM.after), item)).toBe(true);
  });

  it("wait for the exchange, by the end of the meeting if nothing else is said", () => {
    const item = held({ results: awaiting() });
    const releasedAt = (time: string) => ({
      releaseTimes: new ReleaseTimes([{ reference: REFERENCE, releasedAt: time }]),
    });
    const now = later(DAYS, AGM.after);
    const { embargo } = at(now, [item], { releaseTimes: new ReleaseTimes() });
    expect(embargo.awaited).toMatchObject([{ document: "general-meeting_agm", reference: REFERENCE }]);
    expect(votesAt(now, item, releasedAt(later(2, AGM.after)))).toBe(true);
    // That of the notice.
    expect(votesAt(now, item, releasedAt(later(-30 * DAYS, AGM.after)))).toBe(false);
  });

  it.each([
    ["a time before the meeting", { results: { embargo: AGM.before } }, "before-event"],
    ["a release in the night before", { results: awaiting() }, "before-event"],
    ["no date", { event: undefined, deadlines: [] }, "no-event"],
    [
      "a status by which it does not take place",
      { event: { date: "2027-10-21", title: "AGM", starts: AGM.live, status: "Postponed" } },
      "no-event",
    ],
  ] as const)("stay hidden with %s, which is told", (_, more, doubt) => {
    const releaseTimes = new ReleaseTimes([{ reference: REFERENCE, releasedAt: later(-2, AGM.live) }]);
    for (const now of [AGM.live, later(9 * DAYS, AGM.after)]) {
      const found = at(now, [held(more)], { releaseTimes });
      expect(JSON.stringify(found.shown)).not.toMatch(/900|Carried/);
      expect(found).toMatchObject({ doubts: [doubt] });
      expect(found.told).toEqual([
        expect.stringMatching(
          /^error general-meeting_agm data\.resolutions: the result of the votes stays hidden/,
        ),
      ]);
    }
  });

  it("follow a clock that is set back and forward by minutes", () => {
    const seen = [-5, 0, -1, 1].map((minute) => votesAt(later(minute / 60, AGM.after), held()));
    expect(seen).toEqual([false, true, false, true]);
  });

  it("of a meeting without a time of day are hidden until its day is over", () => {
    const item = held({ event: { date: "2027-10-21", title: "AGM" } });
    expect(votesAt("2027-10-21T13:59:59.999Z", item)).toBe(false);
    expect(votesAt("2027-10-21T14:00:00.000Z", item)).toBe(true);
  });
});
