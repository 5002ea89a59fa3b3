import { expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import { datesOf } from "../application/shown-content.ts";
import { investorsPage } from "../sample-content.ts";

const calendar = (heading: string | undefined, date: string): Section => {
  const events = [{ date, title: "Results" }];
  return { kind: "calendar", heading, intro: [], events };
};

it("the dates are those of all calendars of an investors page, under the name of the first", async () => {
  const investors = investorsPage(calendar(undefined, "2027-02-17"), calendar("Past", "2026-08-19"));
  const dates = await datesOf({ pages: [investors] });
  expect(dates?.title).toBe("Investors");
  expect(dates?.events.map(({ date }) => date)).toEqual(["2027-02-17", "2026-08-19"]);
});
