import { describe, expect, it, vi } from "vitest";
import { brand } from "../../../brand/brand.ts";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { Link } from "../../../src/domain/links/link.ts";
import {
  contentPage,
  homePage,
  investorsPage,
  newsArchive,
  newsArticle,
  siteTime,
} from "../sample-content.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

function investors(...events: CalendarEvent[]) {
  const page = investorsPage({ kind: "calendar", heading: "Financial calendar", intro: [], events });
  return { ...page, changed: "2026-10-22T04:30:00.000Z" };
}

it("the sitemap lists the public address of every page, with the date of its last publish", async () => {
  const changed = { ...contentPage("leadership", "company"), changed: "2026-10-22T04:30:00.000Z" };
  // The address of a page named "search" is the site's own.
  const pages = [homePage(), changed, newsArticle("a&b", "2026-08-19"), contentPage("search")];
  const { body, headers } = await siteOf({ pages }).server.inject("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect([...body.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url)).toEqual([
    `<loc>${PUBLIC_URL}/</loc>`,
    `<loc>${PUBLIC_URL}/company/leadership</loc><lastmod>2026-10-22T04:30:00.000Z</lastmod>`,
    `<loc>${PUBLIC_URL}/news/a%26b</loc>`,
  ]);
});

it("robots.txt refers to the sitemap", async () => {
  const { body } = await siteOf().server.inject("/robots.txt");
  expect(body.split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", `Sitemap: ${PUBLIC_URL}/sitemap.xml`]),
  );
});

it("security.txt has a contact address, and expires within a year (RFC 9116)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T00:00:00Z") });
  const { body, headers } = await siteOf().server.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`Contact: ${PUBLIC_URL}/contact\n`);
  expect(body).toContain("Expires: 2027-05-20T00:00:00.000Z\n");
});

describe("the news feeds", () => {
  const idOf = (uid: string) => `tag:www.larkfield.example,2026:news-article_${uid}`;
  const articles = [newsArticle("older", "2025-02-19"), newsArticle("newer", "2026-08-19")];
  const stored = { pages: [newsArchive, ...articles] };

  it("RSS lists the newest first, with dates in the head office's time zone", async () => {
    const { body, headers } = await siteOf(stored).server.inject("/news/rss.xml");
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(body.match(/tag:[^<]*/g)).toEqual([idOf("newer"), idOf("older")]);
    expect(body).toContain(`<pubDate>${new Date(siteTime("2026-08-19")).toUTCString()}</pubDate>`);
  });

  it("have the newest twenty of any number", async () => {
    const many = Array.from({ length: 25 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);
    const pages = [newsArchive, ...many.map((day) => newsArticle(`of-${day}`, day))];
    const { body } = await siteOf({ pages }).server.inject("/news/rss.xml");
    expect(body.match(/<item>/g)).toHaveLength(20);
    expect(body).not.toContain("of-2026-01-05");
  });

  it("keep the ids of articles that move, and have the time of a correction", async () => {
    const article = { ...newsArticle("newer", "2026-08-19"), released: "2026-08-18T22:30:00.000Z" };
    const corrected = { ...article, uid: "renamed", changed: "2026-08-20T01:00:00.000Z" };
    const { body } = await siteOf({ pages: [newsArchive, corrected] }).server.inject("/news/atom.xml");
    expect(body).toContain(`<id>${idOf("newer")}</id><link href="${PUBLIC_URL}/news/renamed"/>`);
    const updated = `<updated>${corrected.changed}</updated>`;
    expect(body).toContain(`<published>${article.released}</published>${updated}`);
    expect(body).toContain(`${updated}<author>`);
  });
});

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
