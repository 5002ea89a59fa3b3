import { describe, expect, it, vi } from "vitest";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { datesOf, shown, viewed } from "../application/shown-content.ts";
import { contentPage, investorsPage } from "../sample-content.ts";
import { finalDividend } from "./sample-dividends.ts";

const listed = (dividends: readonly Dividend[]) =>
  dividends.map((document) => ({ kind: "dividend" as const, document }));

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
