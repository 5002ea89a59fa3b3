import { describe, expect, it } from "vitest";
import { listing, listingUpTo } from "../../../src/domain/content/content.ts";
import { yearOf, yearsBetween } from "../../../src/domain/content/list-filter.ts";
import { MAX_PAGE_SIZE } from "../../../src/domain/content/listing.ts";
import { earliestOf, latestOf } from "../../../src/domain/content/moments.ts";

const SEVEN = [1, 2, 3, 4, 5, 6, 7];

describe("a page of a list", () => {
  it.each([
    [1, 3, [1, 2, 3], 3],
    [3, 3, [7], 3],
    [1, 7, SEVEN, 1],
    [1, MAX_PAGE_SIZE, SEVEN, 1],
    [4, 3, [], 3],
  ])("%i of %i items each has %j, of %i pages", (page, pageSize, items, pages) => {
    expect(listing(SEVEN, { page, pageSize })).toEqual({ items, page, pages, total: 7 });
  });

  it("of nothing is one page", () => {
    expect(listing([], { page: 1, pageSize: 3 })).toEqual({ items: [], page: 1, pages: 1, total: 0 });
    expect(listingUpTo([], { page: 9, pageSize: 3 })).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  it("after the last one is the last one, if that is asked for", () => {
    expect(listingUpTo(SEVEN, { page: 4, pageSize: 3 })).toMatchObject({ items: [7], page: 3 });
    expect(listingUpTo(SEVEN, { page: 2, pageSize: 3 })).toMatchObject({ items: [4, 5, 6], page: 2 });
  });
});

describe("the years of a list", () => {
  it.each([
    ["2026-11-22", 2026],
    ["9999-12-31", 9999],
    ["2026-11", undefined],
    ["2026-11-22T00:00:00Z", undefined],
    ["22.11.2026", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("have of the day %j: %s", (day, year) => {
    expect(yearOf(day)).toBe(year);
  });

  it("are all from the newest to the oldest, at most fifty", () => {
    expect(yearsBetween("2026-01-01", "2024-12-31")).toEqual([2026, 2025, 2024]);
    expect(yearsBetween("2026-01-01", "2026-01-01")).toEqual([2026]);
    expect(yearsBetween("2026-01-01", "0206-01-01")).toHaveLength(50);
    expect(yearsBetween("2024-01-01", "2026-01-01")).toEqual([]);
    expect(yearsBetween("2026-01-01", undefined)).toEqual([]);
    expect(yearsBetween(undefined, "2026-01-01")).toEqual([]);
  });
});

it("of moments, the earliest and the latest are known, of any number of them", () => {
  expect([earliestOf([3, -1, 2]), latestOf([3, -1, 2])]).toEqual([-1, 3]);
  expect([earliestOf([0]), latestOf([0])]).toEqual([0, 0]);
  expect([earliestOf([]), latestOf([])]).toEqual([undefined, undefined]);
  const many = Array.from({ length: 500_000 }, (_, at) => at);
  expect([earliestOf(many), latestOf(many)]).toEqual([0, 499_999]);
});
