import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import {
  awaitsRecording,
  eventKeys,
  isOver,
  momentsOf,
  offersOf,
  stateAt,
} from "../../../src/domain/content/calendar-event.ts";
import { slugOf } from "../../../src/domain/content/slug.ts";
import type { Link } from "../../../src/domain/links/link.ts";

const at = (moment: string) => Date.parse(moment);
const link = (name: string): Link => ({ kind: "web", href: `https://webcast.example/${name}` });

const briefing: CalendarEvent = {
  date: "2027-02-17",
  title: "Half-year results, HY27",
  starts: "2027-02-17T00:00:00.000Z",
  ends: "2027-02-17T01:15:00.000Z",
  registration: link("register"),
  webcast: link("live"),
  recording: link("recording"),
  transcript: link("transcript"),
  slides: link("slides"),
};

describe("an event", () => {
  it.each([
    ["2027-02-16T23:59:59.999Z", "before", false],
    ["2027-02-17T00:00:00.000Z", "live", false],
    ["2027-02-17T01:14:59.999Z", "live", false],
    ["2027-02-17T01:15:00.000Z", "after", true],
  ])("at %s is in the state %s, over: %s", (moment, state, over) => {
    expect([stateAt(briefing, at(moment)), isOver(briefing, at(moment))]).toEqual([state, over]);
  });

  it.each(["Cancelled", "Postponed"] as const)("that is %s is never live, and offers nothing", (status) => {
    const event = { ...briefing, status };
    expect(stateAt(event, at("2027-02-17T00:30:00.000Z"))).toBeUndefined();
    expect(offersOf(event, undefined)).toEqual([]);
  });

  it("for a whole day has no state", () => {
    const year = { date: "2027-06-30", title: "End of the year" };
    expect(stateAt(year, at("2027-06-30T05:00:00Z"))).toBeUndefined();
  });

  it.each([
    ["before", ["registration", "webcast", "slides"]],
    ["live", ["webcast", "slides"]],
    ["after", ["recording", "slides", "transcript"]],
    [undefined, ["registration", "webcast", "recording", "slides", "transcript"]],
  ] as const)("in the state %s offers %j, of those that it has", (state, kinds) => {
    expect(offersOf(briefing, state).map(({ kind }) => kind)).toEqual(kinds);
    expect(offersOf({ date: briefing.date, title: "Results" }, state)).toEqual([]);
  });

  it("for a whole day is over when that day has ended everywhere", () => {
    const roadshow = { title: "Roadshow", date: "2027-03-05", lastDay: "2027-03-07" };
    const end = at("2027-03-08T12:00:00.000Z");
    expect([isOver(roadshow, end - 1), isOver(roadshow, end)]).toEqual([false, true]);
    expect(momentsOf(roadshow)).toEqual([end]);
  });

  it("announces the recording of its webcast for two weeks, unless there is one", () => {
    const unrecorded = { ...briefing, recording: undefined };
    const from = at("2027-02-17T01:15:00.000Z");
    const until = at("2027-03-03T01:15:00.000Z");
    const awaits = [from - 1, from, until - 1, until].map((moment) => awaitsRecording(unrecorded, moment));
    expect(awaits).toEqual([false, true, true, false]);
    expect(momentsOf(unrecorded).at(-1)).toBe(until);
    for (const event of [briefing, { ...unrecorded, webcast: undefined }]) {
      expect(awaitsRecording(event, until - 1)).toBe(false);
      expect(momentsOf(event)).toHaveLength(2);
    }
  });

  it("has a unique key that only depends on its title and month", () => {
    const moved = { ...briefing, date: "2027-02-18", starts: "2027-02-18T00:00:00.000Z" };
    const key = "half-year-results-hy27-2027-02";
    const keys = eventKeys([briefing, moved, { ...briefing, title: "業績" }]);
    expect([...keys.values()]).toEqual([key, `${key}-2`, `${slugOf("業績")}-2027-02`]);
  });
});
