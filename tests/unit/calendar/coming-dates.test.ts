import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { viewed } from "../application/shown-content.ts";
import { investorsPage } from "../sample-content.ts";

const event = (date: string): CalendarEvent => ({ date, title: `Date of ${date}` });
const calendar = (...dates: string[]) => ({ kind: "calendar", intro: [], events: dates.map(event) }) as const;

async function coming(limit: number, offered: readonly string[] = []) {
  const pages = [investorsPage(calendar("2027-08-18", "2026-08-19"), calendar("2027-02-17"))];
  const place = { now: Date.parse("2026-11-25T00:00:00Z"), offeredDates: [{ events: offered.map(event) }] };
  const view = await viewed({ pages }, { kind: "coming-dates", limit }, place);
  return view?.kind === "coming-dates" ? view.events.map(({ date }) => date) : undefined;
}

describe("coming dates", () => {
  it("are those of all calendars for investors that are not over, the next one first", async () => {
    expect(await coming(5)).toEqual(["2027-02-17", "2027-08-18"]);
    expect(await coming(1)).toEqual(["2027-02-17"]);
  });

  it("are also those of other documents", async () => {
    expect(await coming(2, ["2027-03-24", "2026-03-27"])).toEqual(["2027-02-17", "2027-03-24"]);
  });
});
