import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import { HOSTILE, SEEN } from "../http/hostile-title.ts";
import { siteOf } from "../http/site.ts";
import { contentPage, investorsPage } from "../sample-content.ts";

function investors(...events: CalendarEvent[]) {
  const page = investorsPage({ kind: "calendar", heading: "Financial calendar", intro: [], events });
  return { ...page, changed: "2026-10-22T04:30:00.000Z" };
}

/** The version of an event, which rises with each publish of its page. */
const VERSION = [
  "DTSTAMP:20261022T043000Z",
  "LAST-MODIFIED:20261022T043000Z",
  `SEQUENCE:${Date.parse("2026-10-22T04:30:00Z") / 60_000}`,
];

describe("GET /investors/calendar.ics", () => {
  const calendarOf = (...events: CalendarEvent[]) =>
    siteOf({ pages: [investors(...events)] }).server.inject("/investors/calendar.ics");
  const unfolded = (body: string) => body.replaceAll("\r\n ", "").split("\r\n");

  it("has an all-day event for each date of the page", async () => {
    const told = { title: "Half-year results, HY27", note: "Webcast; 10 am\nBrisbane" };
    const { body, headers } = await calendarOf({ date: "2027-12-31", ...told });
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(unfolded(body)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      `PRODID:-//${brand.name}//Website//EN`,
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Financial calendar",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:half-year-results-hy27-2027-12@www.larkfield.example",
      ...VERSION,
      "DTSTART;VALUE=DATE:20271231",
      "DTEND;VALUE=DATE:20280101",
      String.raw`SUMMARY:Half-year results\, HY27`,
      String.raw`DESCRIPTION:Webcast\; 10 am\nBrisbane`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("says of each text that nobody has translated in which language it is", async () => {
    const texts = { title: "Investor day", place: "Perth", note: "Auf Einladung" };
    const { body } = await calendarOf({
      date: "2027-12-31",
      ...texts,
      wordsIn: { title: "en-AU", place: "en-AU" },
    });
    expect(unfolded(body)).toEqual(
      expect.arrayContaining([
        "SUMMARY;LANGUAGE=en-AU:Investor day",
        "LOCATION;LANGUAGE=en-AU:Perth",
        "DESCRIPTION:Auf Einladung",
      ]),
    );
  });

  it("has all dates of a calendar that is too long for a page", async () => {
    const events = Array.from({ length: 500 }, (_, day) => ({ date: "2027-02-17", title: `Date ${day}` }));
    expect((await calendarOf(...events)).body.match(/BEGIN:VEVENT/g)).toHaveLength(500);
  });

  it("folds long lines at 75 octets, and not within a character", async () => {
    const title = `${"é".repeat(90)} ${"🐎".repeat(40)}`;
    const { body } = await calendarOf({ date: "2027-02-17", title });
    for (const line of body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(body)).toContain(`SUMMARY:${title}`);
    expect(body).not.toContain("\u{fffd}");
  });

  it("has start and end of an event, and all its links", async () => {
    const web = (name: string): Link => ({ kind: "web", href: `https://webcast.example/${name}` });
    const { body } = await calendarOf({
      date: "2027-02-17",
      title: "Half-year results",
      note: "For investors",
      starts: "2027-02-17T00:00:00.000Z",
      ends: "2027-02-17T01:15:00.000Z",
      registration: web("register"),
      webcast: web("live"),
      recording: { kind: "unresolved", href: "/", target: { linkType: "Document" } },
      slides: { kind: "pdf", href: "/files/slides.pdf" },
    });
    expect(unfolded(body).slice(8, -2)).toEqual([
      "BEGIN:VEVENT",
      "UID:half-year-results-2027-02@www.larkfield.example",
      ...VERSION,
      "DTSTART:20270217T000000Z",
      "DTEND:20270217T011500Z",
      "SUMMARY:Half-year results",
      String.raw`DESCRIPTION:For investors\nRegister: https://webcast.example/register\nWebcast: https://webcast.example/live\nSlides: https://www.larkfield.example/files/slides.pdf`,
      "URL:https://webcast.example/live",
      "ATTACH;FMTTYPE=application/pdf:https://www.larkfield.example/files/slides.pdf",
      "END:VEVENT",
    ]);
  });

  it("has each event separately, with the same UID as in the feed", async () => {
    const { server } = siteOf({
      pages: [investors({ date: "2027-02-17", title: "Results" }, { date: "2027-08-18", title: "Results" })],
    });
    const one = await server.inject("/investors/calendar/results-2027-08.ics");
    expect(one.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(one.body.match(/UID:.*/g)).toEqual(["UID:results-2027-08@www.larkfield.example"]);
    expect(one.body).toContain("DTSTART;VALUE=DATE:20270818");
    for (const none of ["results.ics", "results-2027-08", "results-2027-08.pdf"]) {
      expect((await server.inject(`/investors/calendar/${none}`)).statusCode).toBe(404);
    }
  });

  it("names no calendar in the file of a single event, which Outlook then adds to that of the visitor", async () => {
    const { server } = siteOf({ pages: [investors({ date: "2027-02-17", title: "Results" })] });
    const { body } = await server.inject("/investors/calendar/results-2027-02.ics");
    expect(unfolded(body)).toContain("METHOD:PUBLISH");
    expect(body).not.toMatch(/^(?:X-|REFRESH-INTERVAL|NAME:)/m);
    expect((await calendarOf({ date: "2027-02-17", title: "Results" })).body).toMatch(/^X-WR-CALNAME:/m);
  });

  it("has a deadline at its time of day, without an end, and not as busy", async () => {
    const at = "2027-10-19T00:00:00.000Z";
    const { body } = await calendarOf({ date: "2027-10-19", title: "Proxies", starts: at, ends: at });
    expect(unfolded(body)).toEqual(
      expect.arrayContaining(["DTSTART:20271019T000000Z", "TRANSP:TRANSPARENT"]),
    );
    expect(body).not.toContain("DTEND");
  });

  it("has the same event if its title and month change, and one that is cancelled", async () => {
    const linesOf = async (event: CalendarEvent) => unfolded((await calendarOf(event)).body);
    const uid = "UID:investors-page_investors.results-fy27@www.larkfield.example";
    expect(await linesOf({ date: "2027-08-18", title: "Results", key: "results-fy27" })).toContain(uid);
    const cancelled = { date: "2027-09-01", title: "Full-year results", key: "results-fy27" };
    const lines = await linesOf({ ...cancelled, status: "Cancelled" });
    expect(lines).toEqual(expect.arrayContaining([uid, "STATUS:CANCELLED", "TRANSP:TRANSPARENT"]));
    expect(await linesOf({ ...cancelled, status: "Postponed" })).toContain("STATUS:TENTATIVE");
  });

  it.each(["company", "investors", "nope"])("does not exist if the page has no dates: %s", async (uid) => {
    const { server } = siteOf({ pages: [contentPage("company"), investorsPage()] });
    expect((await server.inject(`/${uid}/calendar.ics`)).statusCode).toBe(404);
  });

  it("exists for any page with a section of dates, below another page too", async () => {
    const fair = { date: "2027-03-01", title: "Careers fair", key: "fair" };
    const sections = [{ kind: "calendar", intro: [], events: [fair] }] as const;
    const pages = [contentPage("careers"), { ...contentPage("fairs", "careers"), sections }];
    const { server } = siteOf({ pages });
    for (const path of ["/careers/fairs/calendar.ics", "/careers/fairs/calendar/fair.ics"])
      expect((await server.inject(path)).body).toContain("SUMMARY:Careers fair");
    expect((await server.inject("/fairs/calendar.ics")).statusCode).toBe(404);
  });
});

it("a program that reads the dates of a page finds all events", async () => {
  const event = (date: string, more: Partial<CalendarEvent> = {}) => ({ date, title: HOSTILE, ...more });
  const events = [
    event("2027-02-17", { note: `${HOSTILE}\nSecond line` }),
    event("2027-08-18", { starts: "2027-08-18T00:00:00.000Z" }),
    event("2027-08-20", { lastDay: "2027-08-22", title: "業績" }),
  ];
  const pages = [investorsPage({ kind: "calendar", heading: HOSTILE, intro: [], events })];
  const { server } = siteOf({ pages });
  const { body } = await server.inject("/investors/calendar.ics");
  const found = new ICAL.Component(ICAL.parse(body))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  expect(found.map(({ summary }) => summary)).toEqual([SEEN, SEEN, "業績"]);
  expect(found[0]?.description).toBe(`${SEEN}\nSecond line`);
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(3);
  const starts = ["2027-02-17", "2027-08-18T00:00:00Z", "2027-08-20"];
  expect(found.map(({ startDate }) => String(startDate))).toEqual(starts);
  expect(String(found[2]?.endDate)).toBe("2027-08-23");
  expect(body).not.toMatch(/[^\P{Cc}\r\n\t]/u);
});
