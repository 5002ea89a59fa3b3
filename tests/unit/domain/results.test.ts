import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import {
  type Results,
  resultsOpening,
  resultsWithheld,
  withoutResults,
} from "../../../src/domain/content/results.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { contentPage } from "../sample-content.ts";

const TIMED: CalendarEvent = {
  date: "2027-10-21",
  title: "AGM",
  starts: "2027-10-21T00:00:00.000Z",
  ends: "2027-10-21T02:00:00.000Z",
};
const results = (more: Partial<Results> = {}): Results => ({
  name: "the votes",
  field: "data.resolutions",
  event: TIMED,
  hides: [],
  instead: {},
  ...more,
});

const at = (moment: string) => Date.parse(moment);
const BRISBANE = "Australia/Brisbane";

/** When results are shown, in ISO 8601, or why they stay hidden. */
function opening(of: Partial<Results>, { timeZone = BRISBANE, released = [] as readonly string[] } = {}) {
  const releaseTimes = new ReleaseTimes(released.map((releasedAt) => ({ reference: "R", releasedAt })));
  const circumstances = { now: at("2027-10-25T00:00Z"), timeZone, releaseTimes };
  const { from, doubt } = resultsOpening(results(of), { published: "2027-10-01T00:00:00Z" }, circumstances);
  return doubt?.kind ?? (Number.isFinite(from) ? new Date(from).toISOString() : from);
}

describe("the results of an event are shown", () => {
  it("when it is over", () => {
    expect(opening({})).toBe("2027-10-21T02:00:00.000Z");
    // An hour is assumed.
    expect(opening({ event: { ...TIMED, ends: undefined } })).toBe("2027-10-21T01:00:00.000Z");
  });

  it.each([
    ["Australia/Brisbane", {}, "2027-10-21T14:00:00.000Z"],
    ["Europe/Berlin", { date: "2027-10-31" }, "2027-10-31T23:00:00.000Z"],
    ["America/New_York", { date: "2027-11-07" }, "2027-11-08T05:00:00.000Z"],
    ["Pacific/Apia", { date: "2011-12-29" }, "2011-12-30T10:00:00.000Z"],
    ["UTC", { date: "2027-12-30", lastDay: "2028-02-29" }, "2028-03-01T00:00:00.000Z"],
  ])("when its last day is over in %s, if it has no time of day: %o", (timeZone, more, moment) => {
    const event = { date: "2027-10-21", title: "AGM", ...more };
    expect(opening({ event }, { timeZone })).toBe(moment);
  });

  it("at the time that an editor gives, which may be during the event, but not before", () => {
    expect(opening({ embargo: "2027-10-21T00:00:00.000Z" })).toBe("2027-10-21T00:00:00.000Z");
    expect(opening({ embargo: "2027-10-20T23:59:59.999Z" })).toBe("before-event");
    expect(opening({ embargo: "2027-10-22T00:00:00.000Z" })).toBe("2027-10-22T00:00:00.000Z");
  });

  it("once the exchange has released them, which is not before the event either", () => {
    const exchange = { isAwaited: true, reference: "R" };
    expect(opening({ exchange })).toBe(Number.POSITIVE_INFINITY);
    // Whatever else is missing, it is the exchange that it waits for.
    expect(opening({ exchange, event: undefined })).toBe(Number.POSITIVE_INFINITY);
    expect(opening({ exchange }, { released: ["2027-10-21T03:00:00Z"] })).toBe("2027-10-21T03:00:00.000Z");
    expect(opening({ exchange }, { released: ["2027-10-20T23:00:00Z"] })).toBe("before-event");
  });

  it.each([
    ["has no date", undefined],
    ["is cancelled", { ...TIMED, status: "Cancelled" }],
    ["is postponed", { ...TIMED, status: "Postponed" }],
  ] as const)("never, while the event %s: nobody knows when it is over", (_why, event) => {
    expect(opening({ event })).toBe("no-event");
    expect(opening({ event, embargo: "2027-10-22T00:00:00.000Z" })).toBe("no-event");
  });
});

describe("the release of results by the exchange is expected", () => {
  const latest = (more: Partial<Results>) => resultsWithheld(results(more), BRISBANE).exchange?.latest;
  const exchange = { isAwaited: true };

  it("at the end of the event, unless an editor says when", () => {
    expect(latest({ exchange })).toBe(TIMED.ends);
    expect(latest({ exchange: { ...exchange, latest: "2027-10-22T00:00:00Z" } })).toBe(
      "2027-10-22T00:00:00Z",
    );
    expect(latest({ exchange, event: undefined })).toBeUndefined();
  });

  it("by nobody if they do not wait for it", () => {
    expect(resultsWithheld(results(), BRISBANE)).toEqual({ embargo: undefined, exchange: undefined });
  });
});

it("a page before its results has none of the fields that nobody has before, and others as they were", () => {
  const given = results({ hides: ["intro", "changed"], instead: { title: "AGM" } });
  const page = { ...contentPage("agm"), changed: "2027-10-22", title: "AGM: all carried", results: given };
  expect(withoutResults(page)).toEqual({ ...page, intro: undefined, changed: undefined, title: "AGM" });
  expect(withoutResults(contentPage("agm"))).toEqual(contentPage("agm"));
});
