import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { figures } from "../../../src/domain/figures/figures.ts";
import { contradictions } from "../../../src/domain/report/contradictions.ts";
import { COMPANY } from "../reported-company.ts";
import { contentPage } from "../sample-content.ts";

const page = (uid: string, ...sections: Section[]): ContentItem => ({
  kind: "page",
  page: { ...contentPage(uid), sections },
});
const problems = (items: readonly ContentItem[]) =>
  contradictions(items, { company: COMPANY, capabilities: [figures] }).map(
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
      "page_results sections[0]: “Revenue” of FY26 is 2418.7, but 2.3 in page_home, sections[0]: one of them is wrong, or restated",
    ]);
  });

  it.each(["%", ""])("are one number in two units, of which one is “%s”", (unit) => {
    const found = problems([page("home", statistics("2,318.7", unit)), page("results", summary(2318.7))]);
    const before = unit === "" ? "without a unit" : `in “${unit}”`;
    expect(found).toEqual([
      `page_results sections[0]: “Revenue” of FY26 is in “A$m”, but ${before} in page_home, sections[0]`,
    ]);
  });

  it("are none if one unit is in words that nobody knows", () => {
    const found = problems([page("home", statistics("2,318.7", "Taler")), page("results", summary(2318.7))]);
    expect(found).toEqual([]);
  });

  it("are none if one is rounded, of another period, or what was restated", () => {
    expect(problems([page("home", statistics("2.3", "A$bn")), page("results", summary(2318.7))])).toEqual([]);
    expect(problems([page("a", summary(2318.7)), page("b", compared(2310, "2,318.7"))])).toEqual([]);
    expect(problems([page("a", summary(2318.7)), page("b", compared(2310))])).toHaveLength(1);
  });
});
