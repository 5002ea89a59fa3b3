import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { datesIn, eventsOf, isDated } from "../../../src/domain/content/events-of.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, homePage, newsArchive, textSection } from "../sample-content.ts";
import { optionsWith, page, pdf } from "./hidden-content.ts";

const date = (title: string): CalendarEvent => ({ date: "2027-02-18", title });
/** A section of dates, as a capability has them. */
const dated = (...events: readonly CalendarEvent[]): Section =>
  Object.assign(textSection("Dates"), { events });
const timeline: Section = { kind: "timeline", events: [{ period: "1998", text: [] }] };

describe("the dates of a section", () => {
  it("are those that its editor entered, and not the events of a past", () => {
    expect(datesIn(dated(date("A"), date("B")))).toEqual([date("A"), date("B")]);
    expect(datesIn(timeline)).toEqual([]);
    expect(datesIn(textSection("A"))).toEqual([]);
  });

  it("may be none yet", () => {
    expect([dated(), timeline, textSection("A")].map(isDated)).toEqual([true, false, false]);
  });
});

it("the dates of an item are those of its sections, and then those that it has as a whole", () => {
  const sections = [dated(date("A")), timeline, dated(date("B"))];
  expect(eventsOf(page({ ...homePage(...sections), dates: [date("C")] }))).toEqual(["A", "B", "C"].map(date));
  expect(eventsOf(page({ ...newsArchive, dates: [date("A")] }))).toEqual([date("A")]);
  for (const item of [page(contentPage("a")), pdf({ id: "a" }), optionsWith({})])
    expect(eventsOf(item)).toEqual([]);
});
