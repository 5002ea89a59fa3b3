import { describe, expect, it } from "vitest";
import {
  ANNOUNCEMENT_PAGE_SIZE,
  showAnnouncements,
} from "../../../src/application/announcements/show-announcements.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import { MAX_ANNOUNCEMENTS } from "../../../src/domain/exchange/exchange-announcement.ts";
import { announcement } from "../sample-content.ts";

const ITEMS = [
  announcement("d", "2026-11-20T03:00:00Z", { kind: "Dividend/Distribution" }),
  announcement("c", "2026-11-20T03:00:00Z", { kind: "Periodic Reports" }),
  // New Year in Brisbane.
  announcement("b", "2025-12-31T14:00:00Z", { kind: "PERIODIC REPORTS" }),
  announcement("a", "2024-03-01T00:00:00Z"),
];

function shown(filter: ListFilter = {}, items = ITEMS, { kinds = [] as string[], page = 1 } = {}) {
  const query = { filter, page, timeZone: "Australia/Brisbane" };
  const { announcements, archive } = showAnnouncements({ items }, { kinds }, query);
  return { ...announcements, archive, titles: announcements.items.map(({ title }) => title) };
}

describe("all announcements", () => {
  it("are listed newest first, with every year and every kind that some are of", () => {
    const { titles, archive } = shown();
    expect(titles).toEqual(["d", "c", "b", "a"]);
    expect(archive).toEqual({
      filter: {},
      years: [2026, 2024],
      kinds: { "dividend-distribution": "Dividend/Distribution", "periodic-reports": "Periodic Reports" },
    });
  });

  const dividends = { "dividend-distribution": "Dividend/Distribution" };
  const reports = { "periodic-reports": "Periodic Reports" };

  it.each([
    [{ year: 2026 }, ["d", "c", "b"], [2026, 2024], { ...dividends, ...reports }],
    [{ year: 2024 }, ["a"], [2026, 2024], {}],
    [{ year: 2025 }, [], [2026, 2024], {}],
    [{ announcement: "periodic-reports" }, ["c", "b"], [2026], { ...dividends, ...reports }],
    [{ year: 2026, announcement: "dividend-distribution" }, ["d"], [2026], { ...dividends, ...reports }],
    [{ year: 2024, announcement: "dividend-distribution" }, [], [2026], dividends],
  ])("of %j, and offer no choice of nothing, apart from the chosen one", (filter, titles, years, kinds) => {
    expect(shown(filter)).toMatchObject({ titles, archive: { filter, years } });
    expect(shown(filter).archive?.kinds).toEqual(kinds);
  });

  it("can be those of some kinds, as editors write them", () => {
    const { titles, archive } = shown({}, ITEMS, { kinds: ["periodic reports "] });
    expect(titles).toEqual(["c", "b"]);
    expect(archive?.years).toEqual([2026]);
  });

  it("of a company without any have no choices", () => {
    expect(shown({}, [])).toMatchObject({ total: 0, pages: 1, archive: { years: [], kinds: {} } });
  });

  it("are on pages, for any number of them; after the last page, the last one is shown", () => {
    const many = Array.from({ length: MAX_ANNOUNCEMENTS }, (_, index) =>
      announcement(`n${index}`, new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString()),
    );
    const last = MAX_ANNOUNCEMENTS / ANNOUNCEMENT_PAGE_SIZE;
    const { titles, page, total } = shown({}, many, { page: last + 1 });
    expect([page, total, titles.at(-1)]).toEqual([last, MAX_ANNOUNCEMENTS, `n${MAX_ANNOUNCEMENTS - 1}`]);
  });

  it("of hundreds of kinds offer the most frequent and the chosen one", () => {
    const rare = Array.from({ length: 200 }, (_, index) =>
      announcement(`r${index}`, "2026-01-01T00:00:00Z", { kind: `Form ${index}` }),
    );
    const { archive, titles } = shown({ announcement: "form-150" }, [...ITEMS, ...rare]);
    expect(titles).toEqual(["r150"]);
    expect(Object.keys(archive?.kinds ?? {})).toHaveLength(13);
    expect(archive?.kinds).toMatchObject({ "periodic-reports": "Periodic Reports", "form-150": "Form 150" });
  });
});

it("the newest announcements have no choices, and ignore those of the address", () => {
  const query = { filter: { year: 2024 }, page: 7, timeZone: "UTC" };
  const { announcements, archive } = showAnnouncements({ items: ITEMS }, { kinds: [], limit: 2 }, query);
  expect(announcements.items.map(({ title }) => title)).toEqual(["d", "c"]);
  expect(archive).toBeUndefined();
});
