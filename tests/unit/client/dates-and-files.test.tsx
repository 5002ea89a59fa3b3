import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PagePath, SiteOrigin } from "../../../client/content/page-address.ts";
import { DocumentList } from "../../../client/server/content/document-list.tsx";
import { Calendar } from "../../../client/server/sections/calendar.tsx";
import { Statistics } from "../../../client/server/sections/statistics.tsx";
import type { CalendarEvent } from "../../../src/domain/content/section.ts";
import { finalDividend } from "../sample-content.ts";

/** What a visitor reads of an event: only block elements separate words. */
function wordsOf(event: Omit<CalendarEvent, "title">): string {
  const events = [{ title: "Roadshow", ...event }];
  return words(renderToStaticMarkup(<Calendar section={{ kind: "calendar", intro: [], events }} />));
}

function words(markup: string): string {
  return markup
    .replace(/<\/?(?:section|div|[uo]l|li|p|h\d)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

it("an event of several whole days shows the last one", () => {
  expect(wordsOf({ date: "2027-03-05", lastDay: "2027-03-07" })).toMatch(
    /^5 March 2027 Roadshow Until 7 March 2027$/,
  );
});

it("an event that ends on a later day shows that day", () => {
  const [starts, ends] = ["2027-03-05T00:00:00.000Z", "2027-03-07T07:00:00.000Z"];
  expect(wordsOf({ date: "2027-03-05", starts, ends })).toContain(
    "10:00 am to 7 March 2027, 5:00 pm, Brisbane",
  );
  expect(wordsOf({ date: "2027-03-05", starts })).toContain("10:00 am to 11:00 am, Brisbane");
});

it("an event that was moved says so, with its time before; one that was cancelled offers nothing", () => {
  const webcast = { kind: "web", href: "https://webcast.example/agm" } as const;
  const starts = "2027-03-05T00:00:00.000Z";
  const moved = { starts, webcast, status: "Moved", previousStart: "2027-03-03T00:00:00.000Z" } as const;
  expect(wordsOf({ date: "2027-03-05", ...moved })).toMatch(
    /Moved before: 3 March 2027, 10:00 am AEST.*Webcast/,
  );
  const cancelled = wordsOf({ date: "2027-03-05", starts, webcast, status: "Cancelled" });
  expect(cancelled).toContain("Cancelled");
  expect(cancelled).not.toContain("Webcast");
});

it("key figures state what the document of a dividend says", () => {
  const stated = (more: object) => {
    const quoted = finalDividend(2026, 0.105, more);
    const section = { kind: "statistics", figures: [], dividend: quoted.id, quoted } as const;
    return words(renderToStaticMarkup(<Statistics section={section} />)).replace(/<\/?d[dlt]>/g, " ");
  };
  expect(stated({ franked: 100 })).toMatch(
    /^Final dividend, FY26 ?10\.5 cents ?Franked: 100%, Payment date: 25 September 2026$/,
  );
  expect(stated({ currency: "NZD", payment: null })).toMatch(/NZD.0\.105 ?Payment date: Not stated/i);
  expect(stated({ amount: null })).toBe("");
});

it("a calendar can be subscribed to by programs, and downloaded", () => {
  const section = { kind: "calendar", intro: [], events: [{ title: "AGM", date: "2027-03-05" }] } as const;
  const markup = renderToStaticMarkup(
    <SiteOrigin value="https://www.example.com">
      <Calendar section={{ ...section, feed: "/investors/calendar.ics" }} />
    </SiteOrigin>,
  );
  const hrefs = Array.from(markup.matchAll(/href="([^"]*calendar\.ics)"/g), ([, href]) => href);
  expect(hrefs).toEqual(["webcal://www.example.com/investors/calendar.ics", "/investors/calendar.ics"]);
});

it("a file that is no PDF file says so", () => {
  const documents = [{ id: "f", title: "Briefing", href: "/files/briefing.mp4", bytes: 20_900_000 }];
  expect(words(renderToStaticMarkup(<DocumentList documents={documents} />))).toContain("MP4, 20.9 MB");
});

it.each([
  ["2,318.7", "A$m", "A$2,318.7 million"],
  ["−12.4", "A$m", "−A$12.4 million"],
  ["–12.4", "A$m", "–A$12.4 million"],
  ["$2,318.7", "million", "$2,318.7 million"],
  ["1.6", "times", "1.6 times"],
])("a large figure of %s %s is shown as %s", (value, unit, shown) => {
  const figures = [{ label: "Figure", value, unit }];
  const markup = renderToStaticMarkup(<Statistics section={{ kind: "statistics", figures }} />);
  expect(words(markup)).toContain(shown);
});

/** A calendar of as many dates: what is in view, and what is behind a press. */
function calendarOf(count: number, { over } = { over: 0 }): { inView: string; more: string } {
  const events = Array.from({ length: count }, (_, index) => ({
    title: `Date ${index + 1}`,
    date: "2027-03-05",
    isOver: index < over,
  }));
  const markup = renderToStaticMarkup(<Calendar section={{ kind: "calendar", intro: [], events }} />);
  const [inView = "", more = ""] = markup.split("<details");
  return { inView: words(inView), more: words(`<details${more}`) };
}

const datesIn = (text: string) => text.match(/Date \d/g)?.join() ?? "";

it.each([
  [{ over: 0 }, "Date 1,Date 2,Date 3,Date 4", "Date 5,Date 6,Date 7"],
  [{ over: 1 }, "Date 1,Date 2,Date 3,Date 4", "Date 5,Date 6,Date 7"],
  [{ over: 3 }, "Date 3,Date 4,Date 5,Date 6", "Date 1,Date 2,Date 7"],
  [{ over: 7 }, "Date 4,Date 5,Date 6,Date 7", "Date 1,Date 2,Date 3"],
])("of seven dates, %j, the last that is over and the next are in view", (dates, inView, more) => {
  const calendar = calendarOf(7, dates);
  expect(datesIn(calendar.inView)).toBe(inView);
  expect(datesIn(calendar.more)).toBe(more);
  expect(calendar.more).toMatch(/^3 more dates/);
});

it("a calendar with a filter has a link for each year, and for the dates around today", () => {
  const events = [{ title: "Meeting", date: "2024-03-05" }];
  const archive = { years: [2027, 2024], year: 2024, page: 1, pages: 2 };
  const section = { kind: "calendar", intro: [], events, archive } as const;
  const markup = renderToStaticMarkup(
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
  const events = Array.from({ length: 12 }, (_, index) => ({ title: `Day ${index}`, date: "2024-03-05" }));
  const archive = { years: [2024], year: 2024, page: 1, pages: 1 };
  const section = { kind: "calendar", intro: [], events, archive } as const;
  expect(renderToStaticMarkup(<Calendar section={section} />)).not.toContain("<details");
});

it("nobody has to open a list for a single date", () => {
  expect(datesIn(calendarOf(5).inView)).toBe("Date 1,Date 2,Date 3,Date 4,Date 5");
});

it("a date that is live is in view wherever it stands", () => {
  const opened = (live: number) => {
    const events = Array.from({ length: 7 }, (_, index) => ({
      title: "Date",
      date: "2027-03-05",
      ...(index + 1 === live ? { state: "live" as const } : {}),
    }));
    return renderToStaticMarkup(<Calendar section={{ kind: "calendar", intro: [], events }} />);
  };
  expect(opened(6)).toContain("<details open");
  expect(opened(2)).not.toContain("<details open");
});
