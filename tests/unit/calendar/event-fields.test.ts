import { describe, expect, it } from "vitest";
import { readSection } from "../adapters/read-document.ts";

it.each(["0000-01-01", "9999-12-31"])(
  "an event on %s is left out: calendars have years of four digits",
  (date) => {
    const found = readSection("calendar", {
      events: [
        { title: "Never", date },
        { title: "Once", date: "2026-08-19" },
      ],
    });
    expect(found).toMatchObject({ section: { events: [{ title: "Once" }] }, reported: ["events[0].date"] });
  },
);

it.each(["-000001-01-01T00:00:00Z", "9999-12-31T23:30:00Z", "+275760-09-13T00:00:00Z"])(
  "an event that starts at %s has no time",
  (starts) => {
    const found = readSection("calendar", { events: [{ title: "Results", date: "2026-08-19", starts }] });
    const section = { events: [{ title: "Results", starts: undefined }] };
    expect(found).toMatchObject({ section, reported: ["events[0].starts"] });
  },
);

describe("the times of an event", () => {
  // 10 am and 5 pm in Brisbane.
  const morning = (day: string) => `2027-${day}T00:00:00+0000`;
  const evening = (day: string) => `2027-${day}T07:00:00+0000`;
  const date = "2027-03-05";
  const starts = morning("03-05");

  it.each<[string, object, object, string?]>([
    ["begin on the day of the start", { date, starts: morning("04-05") }, { date: "2027-04-05" }, "date"],
    [
      "begin on the day of the site",
      { date: "2027-03-06", starts: "2027-03-05T22:00:00Z" },
      { date: "2027-03-06" },
    ],
    ["need no date beside the start", { starts }, { date, starts: "2027-03-05T00:00:00.000Z" }],
    [
      "have no end before the start",
      { date, starts: evening("03-05"), ends: starts },
      { date, ends: undefined },
      "ends",
    ],
    [
      "end on a later day",
      { date, starts, ends: evening("03-07") },
      { date, ends: "2027-03-07T07:00:00.000Z" },
    ],
    ["may be whole days", { date, ends: evening("03-07") }, { date, lastDay: "2027-03-07", ends: undefined }],
    ["may be whole days until midnight", { date, ends: "2027-03-07T14:00:00Z" }, { lastDay: "2027-03-07" }],
    ["are not whole days backwards", { date, ends: evening("03-04") }, { date, lastDay: undefined }, "ends"],
    ["are no end without a start", { date, ends: evening("03-05") }, { date, ends: undefined }, "ends"],
  ])("%s", (_case, times, event, field) => {
    const { section, reported } = readSection("calendar", { events: [{ title: "Results", ...times }] });
    expect(section).toMatchObject({ events: [event] });
    expect(reported).toEqual(field === undefined ? [] : [`events[0].${field}`]);
  });

  it("are those of no event whose status nobody can read: it may not take place", () => {
    const found = readSection("calendar", { events: [{ title: "Results", date, status: "Called off" }] });
    expect(found).toMatchObject({ section: { events: [] }, reported: ["events[0].status"] });
  });

  it("are required", () => {
    const found = readSection("calendar", { events: [{ title: "Results" }] });
    expect(found).toMatchObject({ section: { events: [] }, reported: ["events[0].date"] });
  });
});
