import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { article, page, problemsOf } from "../domain/disclosure-problems.ts";

describe("a calendar", () => {
  const calendar = (dates: readonly string[], shownUntil?: string): Section => {
    return { kind: "calendar", intro: [], events: dates.map((date) => ({ title: date, date })), shownUntil };
  };
  const past = (item: ContentItem) => problemsOf(/Prime Standard/, [], item);

  it("is reported if all of its dates are over", () => {
    const problem = "warning dividends sections[0].events: all dates of the calendar are over";
    expect(past(page("dividends", calendar(["2026-03-02", "2026-03-27"])))).toEqual([problem]);
  });

  it.each([
    ["with a date to come", page("investors", calendar(["2026-03-02", "2027-03-02"]))],
    ["of today", page("investors", calendar(["2026-11-22"]))],
    ["without dates", page("investors", calendar([]))],
    ["that is not shown any more", page("investors", calendar(["2026-03-02"], "2026-04-01T00:00:00Z"))],
    ["of a reporting period", page("fy26", calendar(["2026-08-19"]))],
    ["of an article", article("dates", { sections: [calendar(["2026-08-19"])] })],
  ])("is not reported if it is one %s", (_, item) => {
    expect(past(item)).toEqual([]);
  });
});
