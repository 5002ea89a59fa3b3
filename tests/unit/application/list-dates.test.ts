import { expect, it, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { ListDates } from "../../../src/application/list-dates.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { finalDividend } from "../sample-dividends.ts";
import { contentPage, investorsPage } from "../sample-pages.ts";

const calendar = (heading: string | undefined, date: string): Section => ({
  kind: "calendar",
  heading,
  intro: [],
  events: [{ date, title: "Results" }],
});

it("the dates are those of all calendars of an investors page, under the name of the first", async () => {
  const investors = investorsPage(calendar(undefined, "2027-02-17"), calendar("Past", "2026-08-19"));
  const listDates = new ListDates(new InMemoryContentRepository({ pages: [investors] }));
  const dates = await listDates.run({ uid: "investors" });
  expect(dates?.title).toBe("Investors");
  expect(dates?.events.map(({ date }) => date)).toEqual(["2027-02-17", "2026-08-19"]);
});

it("there are none on another page, or without a calendar", async () => {
  const pages = [contentPage("company"), investorsPage()];
  const listDates = new ListDates(new InMemoryContentRepository({ pages }));
  for (const uid of ["company", "investors", "nope"]) expect(await listDates.run({ uid })).toBeUndefined();
});

it("those of dividends are in the first calendar by themselves, with keys of their own, for a year after the payment", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T00:00:00Z") });
  const changed = "2026-08-19T00:15:00.000Z";
  const content = new InMemoryContentRepository({
    pages: [
      {
        ...investorsPage(calendar("Dates", "2026-09-10"), calendar("Past", "2020-01-01")),
        changed: "2026-03-01T00:00:00.000Z",
      },
    ],
    dividends: [{ ...finalDividend(2026, 0.105), changed }, finalDividend(2024, 0.085)],
  });
  const dates = await new ListDates(content).run({ uid: "investors" });
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
