import { describe, expect, it } from "vitest";
import { fileOfEvent, showEvent } from "../../../src/application/show-event.ts";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";

const BRIEFING: CalendarEvent = {
  date: "2027-02-18",
  title: "Briefing",
  starts: "2027-02-18T00:00:00Z",
  ends: "2027-02-18T01:00:00Z",
  webcast: { kind: "web", href: "https://x.example" },
};
const shown = (moment: string, more: Partial<CalendarEvent> = {}) => {
  const { state, isOver, awaitsRecording } = showEvent({ ...BRIEFING, ...more }, { now: Date.parse(moment) });
  return { state, isOver, awaitsRecording };
};

describe("an event is shown", () => {
  it.each([
    ["2027-02-17T23:59:59Z", { state: "before", isOver: false, awaitsRecording: false }],
    ["2027-02-18T00:00:00Z", { state: "live", isOver: false, awaitsRecording: false }],
    ["2027-02-18T01:00:00Z", { state: "after", isOver: true, awaitsRecording: true }],
    // Two weeks later nobody expects a recording any more.
    ["2027-03-04T01:00:00Z", { state: "after", isOver: true, awaitsRecording: false }],
  ])("at %s as %o", (moment, state) => {
    expect(shown(moment)).toEqual(state);
  });

  it("without a state if it is of a whole day, or does not take place", () => {
    const none = { state: undefined, isOver: true, awaitsRecording: false };
    expect(shown("2027-02-19T12:00:00Z", { starts: undefined, ends: undefined })).toEqual(none);
    expect(shown("2027-02-18T01:00:00Z", { status: "Cancelled" })).toEqual(none);
  });

  it("with all that its editor entered, and its file", () => {
    expect(showEvent(BRIEFING, { now: 0, file: "/a.ics" })).toMatchObject({ ...BRIEFING, file: "/a.ics" });
  });
});

it("an event has a file beside that of all dates of its page, if the page names it", () => {
  const feed = "/investors/calendar.ics";
  expect(fileOfEvent(feed, "briefing-2027-02")).toBe("/investors/calendar/briefing-2027-02.ics");
  expect(fileOfEvent(undefined, "briefing")).toBeUndefined();
  expect(fileOfEvent(feed, undefined)).toBeUndefined();
});
