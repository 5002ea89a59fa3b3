import { describe, expect, it } from "vitest";
import { changedEventsOf, isOfCalendar } from "../../../src/domain/alerts/changed-event.ts";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, newsArchive } from "../sample-content.ts";

const NOW = Date.parse("2026-11-23T02:00:00Z");
const RESULTS: CalendarEvent = { date: "2027-02-18", title: "Results", status: "Cancelled" };

/** What is announced of the dates of a page. */
const announced = (...dates: readonly CalendarEvent[]) =>
  changedEventsOf({ kind: "page", page: { ...contentPage("agm"), dates } }, { topic: "Dates", now: NOW });
const idOf = (more: Partial<CalendarEvent> = {}) => announced({ ...RESULTS, ...more })[0]?.id;

describe("a date that has changed", () => {
  it("is announced with its page and the topic, as of now", () => {
    expect(announced(RESULTS)).toEqual([
      {
        id: "event results-2027-02 Cancelled 2027-02-18",
        address: "event results-2027-02 Cancelled 2027-02-18",
        topic: "Dates",
        title: "Results",
        event: RESULTS,
        href: "/agm",
        files: [],
        publishedAt: NOW,
      },
    ]);
  });

  it("is not one that takes place as planned, nor one that is over", () => {
    expect(announced({ ...RESULTS, status: undefined })).toEqual([]);
    const starts = "2026-11-23T00:00:00Z";
    expect(announced({ ...RESULTS, starts, ends: "2026-11-23T02:00:00Z" })).toEqual([]);
    expect(announced({ ...RESULTS, starts, ends: "2026-11-23T02:00:01Z" })).toHaveLength(1);
    // A day is over when it is over everywhere.
    expect(announced({ ...RESULTS, date: "2026-11-21" })).toEqual([]);
    expect(announced({ ...RESULTS, date: "2026-11-22" })).toHaveLength(1);
    expect(announced({ ...RESULTS, date: "soon" })).toEqual([]);
  });

  it.each([
    ["is on no page", { kind: "site-options", options: EMPTY_SITE_OPTIONS }],
    ["is on a page that cannot have dates", { kind: "page", page: newsArchive }],
    [
      "is on a page without an address",
      { kind: "page", page: { ...contentPage("search"), dates: [RESULTS] } },
    ],
  ] as const)("is not announced if it %s", (_where, item) => {
    expect(changedEventsOf(item, { topic: "Dates", now: NOW })).toEqual([]);
  });
});

describe("the id of a change", () => {
  it("is the same for whatever else an editor corrects", () => {
    for (const more of [{ note: "By telephone" }, { place: "Perth" }, { previousStart: "2027-01-01T00:00Z" }])
      expect(idOf(more)).toBe(idOf());
    expect(idOf({ key: "results", title: "FY26" })).toBe(idOf({ key: "results", title: "Results of FY26" }));
  });

  it("is another one for another change", () => {
    const ids = [
      idOf(),
      idOf({ status: "Postponed" }),
      idOf({ date: "2027-02-19" }),
      idOf({ lastDay: "2027-02-19" }),
      idOf({ starts: "2027-02-18T00:00:00Z" }),
      idOf({ title: "Outlook" }),
      idOf({ key: "results" }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("with a key of the editor is that of the page, which other pages may use, too", () => {
    expect(idOf({ key: "results" })).toBe("event page_agm.results Cancelled 2027-02-18");
  });

  it("is known by its first word", () => {
    expect(isOfCalendar(idOf() ?? "")).toBe(true);
    expect(["event", "events x", "exchange event ", "page_event"].map(isOfCalendar)).not.toContain(true);
  });
});
