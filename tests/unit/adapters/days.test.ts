import { describe, expect, it } from "vitest";
import {
  closedDate,
  closedTime,
  date,
  distantDate,
  limitTime,
  timestamp,
} from "../../../src/adapters/prismic/simple-fields.ts";
import { pathOf, readDocument } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

/** A value of a document that was published in 2026, or of a draft, with what is reported of it. */
function readBy<T>(
  field: (value: unknown, path: ReturnType<typeof pathOf>) => T,
  value: unknown,
  isDraft = false,
) {
  const log = recordingLog();
  const published = isDraft ? {} : { last_publication_date: "2026-11-30T09:00:00+0000" };
  const read = field(value, pathOf({ id: "a", type: "page", ...published }, log));
  return [read, ...log.warnings.map((warning) => Reflect.get(warning, "problem"))];
}

describe("a day", () => {
  it.each(["1900-01-01", "2026-11-30", "2031-12-31"])("%s is of a year that can be meant", (day) => {
    expect(readBy(date, day)).toEqual([day]);
  });

  it.each(["1899-12-31", "0206-08-19", "2032-01-01", "2062-11-30"])("%s is reported, and is none", (day) => {
    expect(readBy(date, day)).toEqual([undefined, `the year ${Number(day.slice(0, 4))} is out of range`]);
  });

  it("of a draft may be of any later year, and so may one that is decades away", () => {
    expect(readBy(date, "2062-11-30", true)).toEqual(["2062-11-30"]);
    expect(readBy(distantDate, "2062-11-30")).toEqual(["2062-11-30"]);
  });

  it.each(["2062-11-30", "0206-08-19", "30.11.2026", "30-11-2026", "soon"])(
    "that opens something opens nothing if it is %s",
    (day) => {
      const [read, problem] = readBy(closedDate, day);
      expect(read).toBe("9999-12-30");
      expect(problem).toMatch(/; it is hidden$/);
    },
  );

  it.each(["news-article", "page"] as const)("of a %s is hidden by nothing if it is empty", (type) => {
    expect(readDocument({ title: "A", date: "" }, type).page).not.toMatchObject({ date: "9999-12-30" });
  });
});

describe("a moment", () => {
  const far = "2062-11-30T09:00:00.000Z";
  const problem = "the year 2062 is out of range";

  it("of an event is none in a year that cannot be meant", () => {
    expect(readBy(timestamp, far)).toEqual([undefined, problem]);
    expect(readBy(timestamp, "2027-02-17T09:00:00+0000")).toEqual(["2027-02-17T09:00:00.000Z"]);
  });

  it.each([
    "01/12/2026",
    "1 Dec 2026 8:30",
    "2026-12-01",
    "2026-12-01T08:30:00",
    "2026-12-01 08:30+10:00",
    "08:30",
    "2026-13-01T08:30:00Z",
    "2027-02-29T08:30:00Z",
    "2026-11-31T08:30:00+0000",
  ])("before which something is hidden hides it for ever if nobody knows which one it is: %s", (text) => {
    expect(readBy(closedTime, text)).toEqual(["9999-12-31T00:00:00.000Z", "no date and time; it is hidden"]);
    expect(readBy(timestamp, text)).toEqual([undefined, "no date and time"]);
  });

  it.each([
    ["0206-12-01T08:30:00+0000", "9999-12-31T00:00:00.000Z", "206"],
    ["2062-11-30T09:00:00+0000", far, "2062"],
  ])("before which something is hidden hides it in a year that cannot be meant: %s", (text, moment, year) => {
    expect(readBy(closedTime, text)).toEqual([moment, `the year ${year} is out of range; it is hidden`]);
  });

  it.each(["2026-12-01T08:30:00+1000", "2026-12-01T08:30+10:00", "2026-11-30T22:30:00.000Z"])(
    "has a time zone: %s",
    (text) => expect(readBy(closedTime, text)).toEqual(["2026-11-30T22:30:00.000Z"]),
  );

  it("by which a release is expected is reported, and counts: otherwise any release would do", () => {
    expect(readBy(limitTime, far)).toEqual([far, problem]);
  });
});
