import { describe, expect, it } from "vitest";
import { momentOf, writtenTime } from "../../../src/adapters/announcements/release-time.ts";
import { timeZoneNames } from "../../../src/adapters/announcements/time-zone-names.ts";

/** The moment of a text for a company with a time zone, ISO 8601; `undefined` if it is refused. */
async function momentIn(text: string, timeZone = "Australia/Sydney") {
  const time = writtenTime(text);
  const moment = time && momentOf(time, await timeZoneNames(timeZone));
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

describe("a time of release is read", () => {
  it.each([
    ["2026-11-05T10:00:00Z", "2026-11-05T10:00:00.000Z"],
    ["2026-11-05T10:00:00.1239Z", "2026-11-05T10:00:00.123Z"],
    ["2026-11-05 10:00+1100", "2026-11-04T23:00:00.000Z"],
    ["2026-11-05T10:00:00-03:30", "2026-11-05T13:30:00.000Z"],
    ["2026-11-05T10:00+11", "2026-11-04T23:00:00.000Z"],
    ["Thu, 05 Nov 2026 10:00:00 GMT", "2026-11-05T10:00:00.000Z"],
    ["5 Nov 2026 10:00 UT", "2026-11-05T10:00:00.000Z"],
    ["Thu, 05 Nov 2026 10:00:00 +1100 (Sydney)", "2026-11-04T23:00:00.000Z"],
    ["Thu, 5 Nov 26 10:00 -0500", "2026-11-05T15:00:00.000Z"],
    ["2024-02-29T10:00Z", "2024-02-29T10:00:00.000Z"],
  ])("%j", async (text, moment) => {
    expect(await momentIn(text)).toBe(moment);
  });
});

describe("a time of release is refused", () => {
  it.each([
    ["the day can be read in two ways", "05-11-2026 10:00 +0000"],
    ["the day can be read in two ways", "05/11/2026 10:00 +0000"],
    ["the day can be read in two ways", "Thu, 05/11/2026 10:00 GMT"],
    ["the month is spelled out", "Nov 5, 2026 10:00 GMT"],
    ["there is no time zone", "2026-11-05T10:00:00"],
    ["there is no time of day", "2026-11-05"],
    ["the day does not exist", "2026-02-31T10:00Z"],
    ["the day does not exist", "31 Feb 2026 10:00 GMT"],
    ["the day does not exist that year", "2026-02-29T10:00Z"],
    ["the month does not exist", "2026-13-01T10:00Z"],
    ["the month does not exist", "5 Nov. 2026 10:00 GMT"],
    ["the hour does not exist", "2026-11-05T25:00Z"],
    ["the minute does not exist", "2026-11-05T10:60Z"],
    ["no clock is so far from UTC", "2026-11-05T10:00+99:00"],
    ["the day is another one of the week", "Wed, 5 Nov 2026 10:00 GMT"],
    ["a letter is no time zone that everybody reads alike", "5 Nov 2026 10:00 A"],
    ["the sign of the offset has two meanings", "2026-11-05T10:00 GMT+10"],
    ["it is a number", "1793872800"],
    ["it is endless", `${"5 ".repeat(100_000)}Nov`],
  ])("if %s: %.40j", async (_case, text) => {
    expect(await momentIn(text)).toBeUndefined();
  });
});

describe("the name of a time zone", () => {
  it.each([
    ["2026-11-05T10:00 AEDT", "2026-11-04T23:00"],
    ["2026-06-05T10:00 AEST", "2026-06-05T00:00"],
    ["2026-11-05T10:00 AEST", "2026-11-05T00:00"],
    ["2026-11-05T10:00 NZDT", "2026-11-04T21:00"],
    ["2026-11-05T10:00 CET", "2026-11-05T09:00"],
    ["2026-06-05T10:00 CEST", "2026-06-05T08:00"],
    ["2026-11-05T10:00 JST", "2026-11-05T01:00"],
    ["2026-11-05T10:00 HKT", "2026-11-05T02:00"],
    ["2026-11-05T10:00 SGT", "2026-11-05T02:00"],
    ["2026-11-05T10:00 SAST", "2026-11-05T08:00"],
    ["Thu, 5 Nov 2026 10:00 est", "2026-11-05T15:00"],
  ])("with one meaning has that one for everybody: %j", async (text, moment) => {
    expect(await momentIn(text)).toBe(`${moment}:00.000Z`);
  });

  it.each([
    ["2026-06-05T10:00 BST", "Europe/London", "2026-06-05T09:00"],
    ["2026-06-05T10:00 IST", "Europe/Dublin", "2026-06-05T09:00"],
    ["2026-06-05T10:00 IST", "Asia/Kolkata", "2026-06-05T04:30"],
    ["2026-01-05T10:00 IST", "Asia/Jerusalem", "2026-01-05T08:00"],
    ["2026-06-05T10:00 CST", "Asia/Shanghai", "2026-06-05T02:00"],
    ["2026-01-05T10:00 CST", "America/Chicago", "2026-01-05T16:00"],
  ])("with several meanings has that of the company: %j in %s", async (text, timeZone, moment) => {
    expect(await momentIn(text, timeZone)).toBe(`${moment}:00.000Z`);
  });

  it.each(["BST", "IST", "CST"])("with several meanings is refused for others: %s", async (name) => {
    expect(await momentIn(`2026-06-05T10:00 ${name}`, "Australia/Sydney")).toBeUndefined();
  });

  it.each([
    ["2026-06-05T10:00 AEDT", "Australia/Sydney"],
    ["2026-11-05T10:00 BST", "Europe/London"],
    ["2026-11-05T10:00 CEST", "Europe/Paris"],
    ["2026-06-05T10:00 XYZ", "Europe/Paris"],
  ])("that nobody uses then is refused: %j", async (text, timeZone) => {
    expect(await momentIn(text, timeZone)).toBeUndefined();
  });

  it("is that of its own hour when the clocks are set back", async () => {
    expect(await momentIn("2026-10-25T02:30 CEST")).toBe("2026-10-25T00:30:00.000Z");
    expect(await momentIn("2026-10-25T02:30 CET")).toBe("2026-10-25T01:30:00.000Z");
  });
});
