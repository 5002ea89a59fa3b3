import { expect, it } from "vitest";
import { PagePath, SiteOrigin } from "../../../client/content/page-address.ts";
import { Calendar } from "../../../client/server/calendar/calendar.tsx";
import { DocumentList } from "../../../client/server/content/document-list.tsx";
import { Statistics } from "../../../client/server/sections/statistics.tsx";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { StatedFigure } from "../../../src/domain/content/section.ts";
import { rendered } from "../client/rendered.tsx";
import { wordsOf } from "../client/words.ts";

const calendar = (events: readonly CalendarEvent[], more: object = {}) =>
  rendered(<Calendar section={{ kind: "calendar", intro: [], events, ...more }} />);

const wordsOfEvent = (event: Omit<CalendarEvent, "title">) =>
  wordsOf(calendar([{ title: "Roadshow", ...event }]));

/** Dates of one day. */
const dates = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Date ${index + 1}`,
    date: "2027-03-05",
    ...more(index),
  }));

it.each([
  [
    "of several whole days shows the last one",
    { lastDay: "2027-03-07" },
    /^5 March 2027 Roadshow Until 7 March 2027$/,
  ],
  [
    "that ends on a later day shows that day",
    { starts: "2027-03-05T00:00:00.000Z", ends: "2027-03-07T07:00:00.000Z" },
    /10:00 am to 7 March 2027, 5:00 pm, Brisbane/,
  ],
  [
    "that is a deadline has one time",
    { starts: "2027-03-05T00:00:00.000Z", ends: "2027-03-05T00:00:00.000Z" },
    /Roadshow 10:00 am, Brisbane/,
  ],
  ["without an end takes an hour", { starts: "2027-03-05T00:00:00.000Z" }, /10:00 am to 11:00 am, Brisbane/],
])("an event %s", (_case, times, words) => {
  expect(wordsOfEvent({ date: "2027-03-05", ...times })).toMatch(words);
});

it("an event that was moved says so, with its time before; one that was cancelled offers nothing", () => {
  const webcast = { kind: "web", href: "https://webcast.example/agm" } as const;
  const event = { date: "2027-03-05", starts: "2027-03-05T00:00:00.000Z", webcast } as const;
  const moved = { ...event, status: "Moved", previousStart: "2027-03-03T00:00:00.000Z" } as const;
  expect(wordsOfEvent(moved)).toMatch(/Moved before: 3 March 2027, 10:00 am AEST.*Webcast/);
  const cancelled = wordsOfEvent({ ...event, status: "Cancelled" });
  expect(cancelled).toContain("Cancelled");
  expect(cancelled).not.toContain("Webcast");
});

it("key figures state with the others the figure of a document that they quote", () => {
  const figures = [{ label: "Revenue", value: "2,318.7", unit: "A$m" }];
  const stated = (quoted?: StatedFigure) =>
    wordsOf(rendered(<Statistics section={{ kind: "statistics", figures, quoted }} />));
  const paid = { label: "Paid", value: "10.5", unit: "cents", note: "Franked: 100%, paid on:" };
  expect(stated({ ...paid, date: "2026-09-25" })).toMatch(
    /million ?Paid ?10\.5 cents ?Franked: 100%, paid on: 25 September 2026$/,
  );
  expect(stated({ ...paid, note: undefined })).toMatch(/10\.5 cents$/);
  expect(stated()).toMatch(/million$/);
});

it("key figures may be the figure of a document alone, and are absent without any", () => {
  const stated = (quoted?: StatedFigure) =>
    wordsOf(rendered(<Statistics section={{ kind: "statistics", figures: [], quoted }} />));
  expect(stated({ label: "Paid", value: "10.5", date: "2026-09-25" })).toMatch(
    /^Paid ?10\.5 ?25 September 2026$/,
  );
  expect(stated()).toBe("");
});

it("a calendar can be subscribed to by programs, and downloaded", () => {
  const section = { kind: "calendar", intro: [], events: dates(1), feed: "/investors/calendar.ics" } as const;
  const markup = rendered(
    <SiteOrigin value="https://www.example.com">
      <Calendar section={section} />
    </SiteOrigin>,
  );
  const hrefs = Array.from(markup.matchAll(/href="([^"]*calendar\.ics)"/g), ([, href]) => href);
  expect(hrefs).toEqual(["webcal://www.example.com/investors/calendar.ics", "/investors/calendar.ics"]);
});

it("a file that is no PDF file says so", () => {
  const documents = [{ id: "f", title: "Briefing", href: "/files/briefing.mp4", bytes: 20_900_000 }];
  expect(wordsOf(rendered(<DocumentList documents={documents} />))).toContain("MP4, 20.9 MB");
});

it.each([
  ["2,318.7", "A$m", "A$2,318.7 million"],
  ["−12.4", "A$m", "−A$12.4 million"],
  ["–12.4", "A$m", "–A$12.4 million"],
  ["$2,318.7", "million", "$2,318.7 million"],
  ["1.6", "times", "1.6 times"],
])("a large figure of %s %s is shown as %s", (value, unit, shown) => {
  const figures = [{ label: "Figure", value, unit }];
  const markup = rendered(<Statistics section={{ kind: "statistics", figures }} />);
  expect(wordsOf(markup)).toContain(shown);
});

/** The dates of a calendar that are in view, and what is behind a press. */
function split(events: readonly CalendarEvent[]) {
  const [inView = "", more = ""] = calendar(events).split("<details");
  return { inView: datesIn(inView), more: wordsOf(`<details${more}`) };
}

const datesIn = (text: string) => text.match(/Date \d/g)?.join() ?? "";

it.each([
  [0, "Date 1,Date 2,Date 3,Date 4", "Date 5,Date 6,Date 7"],
  [1, "Date 1,Date 2,Date 3,Date 4", "Date 5,Date 6,Date 7"],
  [3, "Date 3,Date 4,Date 5,Date 6", "Date 1,Date 2,Date 7"],
  [7, "Date 4,Date 5,Date 6,Date 7", "Date 1,Date 2,Date 3"],
])(
  "of seven dates, of which %i are over, the last one that is and the next are in view",
  (over, inView, more) => {
    const shown = split(dates(7, (index) => ({ isOver: index < over })));
    expect([shown.inView, datesIn(shown.more)]).toEqual([inView, more]);
    expect(shown.more).toMatch(/^3 more dates/);
  },
);

it("a calendar with a filter has a link for each year, and for the dates around today", () => {
  const events = [{ title: "Meeting", date: "2024-03-05" }];
  const archive = { years: [2027, 2024], year: 2024, page: 1, pages: 2 };
  const section = { kind: "calendar", intro: [], events, archive } as const;
  const markup = rendered(
    <PagePath value="/investors">
      <Calendar section={section} />
    </PagePath>,
  );
  for (const link of [
    /href="\/investors#dates"[^>]*>Current</,
    /href="\/investors\?year=2027#dates"[^>]*>2027</,
    /href="\/investors\?year=2024#dates" aria-current="true"[^>]*>2024</,
    /href="\/investors\?year=2024&amp;page=2#dates"[^>]*rel="next"/,
  ])
    expect(markup).toMatch(link);
});

it("a calendar of a chosen year shows all of its dates", () => {
  const archive = { years: [2027], year: 2027, page: 1, pages: 1 };
  expect(calendar(dates(12), { archive })).not.toContain("<details");
});

it("nobody has to open a list for a single date", () => {
  expect(split(dates(5)).inView).toBe("Date 1,Date 2,Date 3,Date 4,Date 5");
});

it.each([
  [6, true],
  [2, false],
])(
  "a date that is live is in view wherever it stands: the list of more dates with date %i is open: %s",
  (live, isOpen) => {
    const markup = calendar(dates(7, (index) => (index + 1 === live ? { state: "live" } : {})));
    expect(markup.includes("<details open")).toBe(isOpen);
  },
);
