import { describe, expect, it } from "vitest";
import {
  correctionOf,
  newestFirst,
  releaseMoment,
  releaseOf,
  releaseTime,
} from "../../../src/domain/content/release.ts";

const BRISBANE = "Australia/Brisbane";
const release = (fields: Parameters<typeof releaseOf>[0]) => releaseOf(fields, BRISBANE);

describe("the release of a disclosure", () => {
  const released = "2026-08-18T22:30:00.000Z";
  const embargo = "2026-08-18T23:00:00.000Z";
  const published = "2026-08-19T00:15:00.000Z";
  const date = "2026-08-19";

  it.each([
    [
      "the time that the editor gave, on its day",
      { date: "2026-08-01", released, embargo, published },
      { date, released },
    ],
    [
      "the end of its embargo",
      { date, embargo, published: "2026-08-17T00:00:00.000Z" },
      { date, released: embargo },
    ],
    [
      "the day of its embargo's end, if its date is before",
      { date: "2026-08-17", embargo },
      { date, released: embargo },
    ],
    ["its first publish", { date, published }, { date, released: published }],
    [
      "its day alone, if it was published on another: an import",
      { date: "2024-08-21", published },
      { date: "2024-08-21" },
    ],
    [
      "its day alone, if that begins after its embargo",
      { date: "2026-08-20", embargo },
      { date: "2026-08-20" },
    ],
    ["its first publish without a date", { published }, { date, released: published }],
    ["unknown without anything", {}, undefined],
  ])("is %s", (_, fields, expected) => {
    expect(release(fields)).toEqual(expected);
  });

  it("has the offset and the name of the time zone, also in summer", () => {
    expect(releaseMoment({ date, released: published }, BRISBANE)).toBe("2026-08-19T10:15:00+10:00");
    expect(releaseMoment({ date: "2026-07-01" }, "Europe/Berlin")).toBe("2026-07-01T00:00:00+02:00");
    expect(releaseTime(published, BRISBANE, "en-AU")).toMatch(/^10:15.am AEST$/);
    expect(releaseTime(published, "Europe/Berlin", "de-DE")).toBe("02:15 MESZ");
  });
});

it("a correction is a publish after the release, if the first one is known", () => {
  const first = "2026-08-19T00:15:00.000Z";
  const later = "2026-08-19T03:00:00.000Z";
  expect(correctionOf({ published: first, changed: later })).toBe(later);
  expect(correctionOf({ published: first, changed: "2026-08-19T00:15:59.000Z" })).toBeUndefined();
  expect(correctionOf({ published: first, embargo: later, changed: later })).toBeUndefined();
  expect(correctionOf({ changed: later })).toBeUndefined();
});

it("the newest release is first by its time, before those of its day without one", () => {
  const morning = { date: "2026-08-19", released: "2026-08-18T22:30:00.000Z" };
  const noon = { date: "2026-08-19", released: "2026-08-19T02:00:00.000Z" };
  const sometime = { date: "2026-08-19" };
  const later = { date: "2026-08-20" };
  expect([sometime, morning, {}, later, noon].toSorted(newestFirst)).toEqual([
    later,
    noon,
    morning,
    sometime,
    {},
  ]);
});
