import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { figures } from "../../../src/domain/figures/figures.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { contradictions } from "../../../src/domain/report/contradictions.ts";
import { ENGLISH } from "../domain/written-losses.ts";
import { announcement, contentPage, newsArticle } from "../sample-content.ts";

const company = {
  sign: "A$",
  currency: currencyCode("AUD"),
  hundredths: "cents",
  numbers: ENGLISH,
  measures: {},
  exchanges: [],
};
const page = (uid: string, ...sections: Section[]): ContentItem => ({
  kind: "page",
  page: { ...contentPage(uid), sections },
});
const problems = (items: readonly ContentItem[], releaseTimes?: ReleaseTimes) =>
  contradictions(items, { company, capabilities: [figures], releaseTimes }).map(
    ({ document, field, problem }) => `${document} ${field}: ${problem}`,
  );

describe("two values of one figure", () => {
  const statistics = (value: string, unit: string): Section => ({
    kind: "statistics",
    period: "FY26",
    figures: [{ value, unit, label: "Revenue" }],
  });
  const summary = (revenue: number): Section => ({
    kind: "financial-summary",
    charts: [],
    years: [{ period: "FY26", revenue }],
  });
  const compared = (previous: number, former?: string): Section => ({
    kind: "comparison",
    period: "FY27",
    previousPeriod: "FY26",
    figures: [{ measure: "Revenue", unit: "A$m", value: 2400, previous }],
    restatements: former === undefined ? [] : [{ measure: "Revenue", period: "FY26", former }],
  });

  it("are a line of the report, in whatever section and unit", () => {
    expect(problems([page("home", statistics("2.3", "A$bn")), page("results", summary(2418.7))])).toEqual([
      "page_results sections[0]: “Revenue” of FY26 is 2418.7, but 2.3 in page_home: one of them is wrong, or restated",
    ]);
  });

  it("are none if one is rounded, of another period, or what was restated", () => {
    expect(problems([page("home", statistics("2.3", "A$bn")), page("results", summary(2318.7))])).toEqual([]);
    expect(problems([page("a", summary(2318.7)), page("b", compared(2310, "2,318.7"))])).toEqual([]);
    expect(problems([page("a", summary(2318.7)), page("b", compared(2310))])).toHaveLength(1);
  });
});

describe("two times of one disclosure", () => {
  const exchange = { reference: "A-1", isAwaited: false };
  const at = (uid: string, released: string): ContentItem => ({
    kind: "page",
    page: { ...newsArticle(uid, "2026-08-19"), released, exchange },
  });

  it("are a line of the report: against the exchange, or against each other", () => {
    const items = [at("one", "2026-08-18T22:31:00.000Z"), at("two", "2026-08-19T00:15:00.000Z")];
    const known = new ReleaseTimes([announcement("A-1", "2026-08-18T22:31:07Z")]);
    for (const times of [known, undefined])
      expect(problems(items, times)).toEqual([
        expect.stringMatching(/^news-article_two data.released: was released at 2026-08-19T00:15/),
      ]);
  });
});

describe("two dates of one event", () => {
  const dates = (uid: string, event: Partial<CalendarEvent>) =>
    page(uid, {
      kind: "calendar",
      heading: "Dates",
      intro: [],
      events: [{ title: "Half-year results", date: "2027-02-17", ...event }],
    });

  it("are a line of the report, unless it was moved or is that of another year", () => {
    expect(problems([dates("a", {}), dates("b", { date: "2027-02-18" })])).toEqual([
      "page_b data.slices: “Half-year results” is on 2027-02-18, but on 2027-02-17 in page_a",
    ]);
    expect(problems([dates("a", {}), dates("b", { date: "2027-02-18", status: "Moved" })])).toEqual([]);
    expect(problems([dates("a", {}), dates("b", { date: "2028-02-16" })])).toEqual([]);
  });
});
