import { describe, expect, it, vi } from "vitest";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { showSections } from "../../../src/application/show-sections.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, finalDividend, homePage, newsArchive, newsArticle } from "../sample-content.ts";

async function shown(stored: StoredContent, section: Section, place = {}) {
  const content = new InMemoryContentRepository(stored);
  const [view] = await showSections(content, await content.publishedRef(), [section], place);
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
  expect(await shown({ pages }, { kind: "site-map" })).toMatchObject({
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
  expect(await shown({ pages }, { kind: "reporting-periods" })).toMatchObject({
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
    const view = await shown({ dividends }, { kind: "dividends", intro: [] }, place);
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
    const datesWith = async (place: object) => {
      const calendar = { kind: "calendar", intro: [], events: [] } as const;
      const view = await shown({ dividends: dividends.slice(0, 40) }, calendar, place);
      return view?.kind === "calendar" ? view.events.map(({ date, isOver }) => [date, isOver]) : undefined;
    };
    expect(await datesWith({ calendarFeed: "/investors/calendar.ics" })).toEqual([
      ["2026-09-02", true],
      ["2026-09-03", true],
      ["2026-09-25", false],
    ]);
    expect(await datesWith({})).toEqual([]);
  });
});
