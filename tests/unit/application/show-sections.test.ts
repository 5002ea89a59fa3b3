import { describe, expect, it, vi } from "vitest";
import { InMemoryContentSource, type StoredContent } from "../../../src/adapters/in-memory/content-source.ts";
import { ListDates } from "../../../src/application/list-dates.ts";
import { LoadPage } from "../../../src/application/load-page.ts";
import { showSections } from "../../../src/application/show-sections.ts";
import { pageCapabilities, sectionRules } from "../../../src/composition/capabilities.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { finalDividend } from "../dividends/sample-dividends.ts";
import { AGM, generalMeeting } from "../meetings/sample-meetings.ts";
import { contentPage, homePage, investorsPage, newsArchive, newsArticle } from "../sample-content.ts";

const clock = () => Date.now();
const capabilities = pageCapabilities();
const rules = sectionRules();

const listed = (dividends: readonly Dividend[]) =>
  dividends.map((document) => ({ kind: "dividend" as const, document }));

async function datesOf(stored: StoredContent) {
  const source = new InMemoryContentSource(stored, clock);
  return new ListDates({ source, now: clock, capabilities, datedTypes: ["general-meeting"] }).run(
    await source.read(),
    "investors",
  );
}

async function viewed(stored: StoredContent, section: Section, place = {}) {
  const content = new InMemoryContentSource(stored);
  const [view] = showSections(await content.read(), [section], { now: clock(), rules, ...place });
  return view;
}

it("a site map has all pages in their hierarchy, the news by date", async () => {
  const pages = [
    contentPage("terms"),
    contentPage("leadership", "company"),
    contentPage("orphan", "gone"),
    newsArticle("older", "2025-02-19"),
    newsArticle("newer", "2026-08-19"),
    newsArchive,
    contentPage("company"),
    homePage(),
  ];
  const page = (href: string, ...below: readonly string[]) => ({
    href,
    pages: below.map((each) => ({ href: each })),
  });
  expect(await viewed({ pages }, { kind: "site-map" })).toMatchObject({
    pages: [
      page("/"),
      page("/company", "/company/leadership"),
      page("/news", "/news/newer", "/news/older"),
      page("/gone/orphan"),
      page("/terms"),
    ],
  });
});

it("links to reporting periods lead to all pages of published periods", async () => {
  const pages = [contentPage("results"), contentPage("hy26", "results"), contentPage("fy26", "results")];
  expect(await viewed({ pages }, { kind: "reporting-periods" })).toMatchObject({
    periods: [
      { period: { kind: "year", year: 2026 }, href: "/results/fy26" },
      { period: { kind: "half-year", year: 2026 }, href: "/results/hy26" },
    ],
  });
});

describe("a section of dividends", () => {
  const dividends = Array.from({ length: 41 }, (_, index) => finalDividend(1987 + index, 0.1));
  const sectionAt = async (now: string, place = {}) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
    const view = await viewed({ listed: listed(dividends) }, { kind: "dividends", intro: [] }, place);
    return view?.kind === "dividends" ? view : undefined;
  };

  it("has those to come, the next one first, until the day of the payment is over where the company is", async () => {
    const coming = async (now: string) =>
      (await sectionAt(now, { timeZone: "Australia/Brisbane" }))?.coming.map(({ period }) => period);
    expect(await coming("2026-09-25T13:59:59Z")).toEqual(["FY26", "FY27"]);
    expect(await coming("2026-09-25T14:00:00Z")).toEqual(["FY27"]);
    expect(await coming("2027-12-01T00:00:00Z")).toEqual([]);
  });

  it("shows forty at a time, in any order; a page number that is too large is that of the last page", async () => {
    const found = await sectionAt("2026-11-25T00:00:00Z", { listPage: 9, filter: { sort: "oldest" } });
    expect(found?.shown).toMatchObject({ items: [{ period: "FY27" }], page: 2, pages: 2, total: 41 });
    expect(found?.dividends).toHaveLength(41);
  });

  it("has its dates in the calendar that visitors can subscribe to, until it is paid", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-09-25T12:00:00Z") });
    const empty = { kind: "calendar", intro: [], events: [] } as const;
    const datesOn = async (page: Page, path: string) => {
      const found = await shown(path, { pages: [page], listed: listed(dividends.slice(0, 40)) });
      const [view] = "sections" in found ? found.sections : [];
      return view?.kind === "calendar" && view.events.map(({ date, isOver }) => [date, isOver]);
    };
    expect(await datesOn(investorsPage(empty), "/investors")).toEqual([
      ["2026-09-02", true],
      ["2026-09-03", true],
      ["2026-09-25", false],
    ]);
    expect(await datesOn({ ...contentPage("dates"), sections: [empty] }, "/dates")).toEqual([]);
  });
});

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

it("those of dividends are in the first calendar by themselves, with keys of their own, for a year after the payment", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
  const changed = "2026-08-19T00:15:00.000Z";
  const page = investorsPage(calendar("Dates", "2026-09-10"), calendar("Past", "2020-01-01"));
  const dates = await datesOf({
    pages: [{ ...page, changed: "2026-03-01T00:00:00.000Z" }],
    listed: listed([{ ...finalDividend(2026, 0.105), changed }, finalDividend(2024, 0.085)]),
  });
  expect(dates?.events.map(({ date, key }) => [date, key])).toEqual([
    ["2026-09-02", "dividend_2026-ex"],
    ["2026-09-03", "dividend_2026-record"],
    ["2026-09-10", undefined],
    ["2026-09-25", "dividend_2026-payment"],
    ["2020-01-01", undefined],
  ]);
  // Calendar programs take a date that has moved only with a later change.
  expect(dates?.changed).toBe(changed);
});

const timeIs = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });

const investors = investorsPage(calendar(undefined, "2027-12-01"), { kind: "general-meetings", intro: [] });

const resolutions = (["Carried", "Not carried", "Withdrawn"] as const).map((outcome) => ({
  title: outcome,
  text: [],
  outcome,
}));
const older = generalMeeting({ uid: "agm-2026", event: { date: "2026-10-22", title: "Older" }, resolutions });
const oldest = generalMeeting({ uid: "agm-2025", event: { date: "2025-10-23", title: "Oldest" } });

async function shown(path: string, stored: StoredContent) {
  const source = new InMemoryContentSource(stored, clock);
  const loadPage = new LoadPage({ source, timeZone: "UTC", now: clock, capabilities });
  const found = await loadPage.run(await source.read(), { path });
  if (found.outcome !== "page") throw new Error(`nothing at ${path}`);
  return found.page;
}

describe("a page for investors", () => {
  it.each([
    ["with its deadlines before it", AGM.before, ["Older", "Proxies: Meeting agm", "Meeting agm", "Results"]],
    ["and of those that are over the last one", AGM.after, ["Meeting agm", "Results"]],
  ])("has the dates of meetings in its calendar, in the order of time, %s", async (_, moment, titles) => {
    timeIs(moment);
    const page = await shown("/investors", { pages: [investors, generalMeeting(), older, oldest] });
    const [first] = "sections" in page ? page.sections : [];
    expect(first?.kind === "calendar" && first.events.map(({ title }) => title)).toEqual(titles);
  });

  it("lists all meetings, newest first, with the number of resolutions that were carried", async () => {
    timeIs(AGM.live);
    const page = await shown("/investors", { pages: [investors, older, generalMeeting()] });
    expect("sections" in page && page.sections[1]).toMatchObject({
      meetings: [
        { href: "/agm", state: "live", decided: 0 },
        { href: "/agm-2026", state: "after", decided: 2, carried: 1 },
      ],
    });
  });

  it("has no dates of meetings in another page's calendar", async () => {
    const other = { ...contentPage("services"), sections: investors.sections };
    const page = await shown("/services", { pages: [other, generalMeeting()] });
    expect("sections" in page && page.sections[0]).toMatchObject({ events: [{ title: "Results" }] });
  });
});

it.each(["before", "live", "after"] as const)("the page of a meeting knows that it is %s", async (state) => {
  timeIs(AGM[state]);
  expect(await shown("/agm", { pages: [generalMeeting()] })).toMatchObject({
    state,
    dates: [{ title: "Proxies: Meeting agm" }, { state, file: "/agm/calendar/general-meeting-agm.ics" }],
  });
});

it("the subscription of dates changes with a meeting, although its page does not", async () => {
  const changed = "2027-09-01T00:00:00.000Z";
  const pages = [{ ...investors, changed: "2026-01-01T00:00:00.000Z" }, generalMeeting({ changed }), older];
  const dates = await datesOf({ pages });
  expect(dates).toMatchObject({ changed });
  expect(dates?.events).toHaveLength(4);
});
