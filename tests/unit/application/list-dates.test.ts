import { expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { ListDates } from "../../../src/application/list-dates.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage } from "../sample-pages.ts";

const calendar = (heading: string | undefined, date: string): Section => ({
  kind: "calendar",
  heading,
  intro: [],
  events: [{ date, title: "Results" }],
});
const investorsPage = (uid: string, ...sections: Section[]) =>
  ({ ...contentPage(uid), type: "investors-page", sections }) as const;

it("the dates are those of all calendars of an investors page, under the name of the first", async () => {
  const investors = investorsPage(
    "investors",
    calendar(undefined, "2027-02-17"),
    calendar("Past", "2026-08-19"),
  );
  const listDates = new ListDates(new InMemoryContentRepository({ pages: [investors] }));
  const dates = await listDates.run({ uid: "investors" });
  expect(dates?.title).toBe("investors");
  expect(dates?.events.map(({ date }) => date)).toEqual(["2027-02-17", "2026-08-19"]);
});

it("there are none on another page, or without a calendar", async () => {
  const pages = [contentPage("company"), investorsPage("investors")];
  const listDates = new ListDates(new InMemoryContentRepository({ pages }));
  for (const uid of ["company", "investors", "nope"]) expect(await listDates.run({ uid })).toBeUndefined();
});
