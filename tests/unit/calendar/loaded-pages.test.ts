import { describe, expect, it, vi } from "vitest";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import { pageAt, siteOf } from "../application/loaded-pages.ts";
import { contentPage, homePage } from "../sample-content.ts";

describe("a calendar of 500 dates over ten years", () => {
  const days = Array.from({ length: 500 }, (_, index) =>
    new Date(Date.UTC(2018, 0, 1) + index * 7.3 * 86_400_000).toISOString().slice(0, "YYYY-MM-DD".length),
  );
  const events = days.map((date) => ({ date, title: `Date of ${date}` }));
  const page = { ...contentPage("dates"), sections: [{ kind: "calendar", intro: [], events } as const] };

  it.each<[string, ListFilter, number, object, string[]]>([
    [
      "those around today, and which years there are",
      {},
      1,
      { years: [2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018], page: 1, pages: 1 },
      days.slice(days.indexOf("2026-07-07"), days.indexOf("2027-04-18") + 1),
    ],
    ["forty of a year", { year: 2020 }, 1, { year: 2020, page: 1, pages: 2 }, days.slice(100, 140)],
    ["its others", { year: 2020 }, 2, { year: 2020, page: 2, pages: 2 }, days.slice(140, 151)],
  ])("shows %s", async (_what, filter, listPage, archive, shown) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:00:00Z") });
    const found = await siteOf(page).run({ path: "/dates", filter, listPage });
    const dates = shown.map((date) => ({ date }));
    expect(found).toMatchObject({ page: { sections: [{ archive, events: dates }] } });
  });
});

it.each<[ListFilter, number?]>([
  [{ year: 2010 }],
  [{ year: 2020 }, 2],
  [{ year: 2020, kind: "Policy" }],
  [{}, 2],
])("a page with one date has nothing for the filter %j, page %s", async (filter, listPage) => {
  const events = [{ date: "2020-03-05", title: "Results" }];
  const site = siteOf({ ...contentPage("dates"), sections: [{ kind: "calendar", intro: [], events }] });
  expect(await site.run({ path: "/dates" })).toMatchObject({ outcome: "page" });
  expect(await site.run({ path: "/dates", filter, listPage })).toEqual({ outcome: "not-found" });
});

it("the sections of a page have a calendar subscription at the page, which the home page has not", async () => {
  const sections = [{ kind: "calendar", intro: [], events: [] } as const];
  const loadPage = siteOf(
    homePage(...sections),
    { ...contentPage("fairs", "careers"), sections },
    contentPage("careers"),
  );
  expect(await pageAt("/careers/fairs", loadPage)).toMatchObject({
    sections: [{ kind: "calendar", feed: "/careers/fairs/calendar.ics" }],
  });
  expect(await pageAt("/", loadPage)).not.toMatchObject({ sections: [{ feed: expect.anything() }] });
});
