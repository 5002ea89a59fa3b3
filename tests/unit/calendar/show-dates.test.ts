import { describe, expect, it } from "vitest";
import { showDates } from "../../../src/application/calendar/show-dates.ts";

const NOW = Date.parse("2026-11-22T00:00:00Z");
/** A date in each month before and after now, the oldest first. */
const monthly = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const month = Temporal.PlainDate.from("2026-11-15").add({ months: at - Math.floor(count / 2) });
    return { date: month.toString() };
  });
const shown = (events: readonly { readonly date: string }[], year?: number, page = 1) =>
  showDates(events, { year, page, now: NOW });

describe("a calendar of forty dates or fewer", () => {
  it("shows all, in the editor’s order, whatever is asked", () => {
    const dates = monthly(40).toReversed();
    expect(shown(dates)).toEqual({ events: dates });
    expect(shown(dates, 2026, 2)).toEqual({ events: dates });
    expect(shown([])).toEqual({ events: [] });
  });
});

describe("a calendar of more", () => {
  const dates = monthly(100);

  it("shows the forty that are nearest to now, in the editor’s order, and all its years", () => {
    const { events, archive } = shown(dates);
    expect(events).toEqual(dates.slice(31, 71));
    expect(shown(dates.toReversed()).events).toEqual(events.toReversed());
    expect(archive).toEqual({
      years: [2030, 2029, 2028, 2027, 2026, 2025, 2024, 2023, 2022],
      page: 1,
      pages: 1,
    });
  });

  it("shows those of a year", () => {
    const { events, archive } = shown(dates, 2029);
    expect(new Set(events.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(["2029"]));
    expect(archive).toMatchObject({ year: 2029, page: 1, pages: 1, total: 12 });
  });

  it("shows a year on pages, and after the last page the last one", () => {
    const busy = Array.from({ length: 90 }, () => ({ date: "2027-02-18" }));
    expect(shown(busy, 2027, 3)).toMatchObject({ archive: { page: 3, pages: 3, total: 90 } });
    expect(shown(busy, 2027, 3).events).toHaveLength(10);
    expect(shown(busy, 2027, 99).archive?.page).toBe(3);
  });

  it("shows the nearest ones for a year without dates", () => {
    expect(shown(dates, 1999)).toEqual(shown(dates));
  });
});
