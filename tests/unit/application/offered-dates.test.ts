import { expect, it } from "vitest";
import { withOfferedDates } from "../../../src/application/offered-dates.ts";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { datesIn } from "../../../src/domain/content/events-of.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { textSection } from "../sample-content.ts";

const date = (day: string, starts?: string): CalendarEvent => ({ date: day, starts, title: starts ?? day });
/** A section of dates, as a capability has them. */
const dated = (...events: readonly CalendarEvent[]): Section =>
  Object.assign(textSection("Dates"), { events });

const FIRST = date("2027-02-18");
const LAST = date("2027-08-19");
const OFFERED = date("2027-03-02");

it("the first calendar of a page has the dates of other documents, too, in the order of time", () => {
  const text = textSection("A");
  const second = dated(FIRST);
  const sections = withOfferedDates(
    [text, dated(LAST, FIRST), second],
    [{ events: [OFFERED] }, { events: [] }],
  );
  expect(sections.map(datesIn)).toEqual([[], [FIRST, OFFERED, LAST], [FIRST]]);
  expect([sections[0], sections[2]]).toEqual([text, second]);
});

it("of a day, what has no time is first, and the rest is in the order of its beginning", () => {
  const noon = date("2027-02-18", "2027-02-18T02:00:00Z");
  const nine = date("2027-02-18", "2027-02-17T23:00:00Z");
  const whole = FIRST;
  const [shown] = withOfferedDates([dated(noon)], [{ events: [nine] }, { events: [whole] }]);
  expect(shown && datesIn(shown)).toEqual([whole, nine, noon]);
});

it("dates are in the editor's order if no others are offered, and nowhere without a calendar", () => {
  const sections = [dated(LAST, FIRST)];
  expect(withOfferedDates(sections, [{ events: [] }])).toBe(sections);
  const texts = [textSection("A")];
  expect(withOfferedDates(texts, [{ events: [OFFERED] }])).toBe(texts);
});
