import { describe, expect, it } from "vitest";
import { readDocument, slice } from "../adapters/read-document.ts";

function read(data: object) {
  const { page, warnings } = readDocument({ title: "Results", ...data });
  return { period: page?.type === "page" ? page.period : undefined, warnings };
}

describe("the reporting period of a page", () => {
  it("has its kind and its last day, or its year", () => {
    expect(read({ period_kind: "Nine months", period_end: "2026-09-30" })).toMatchObject({
      period: { kind: "months", months: 9, year: 2026, ends: "2026-09-30" },
      warnings: [],
    });
    expect(read({ period_kind: "Second half", period_year: 2027, period_name: "2H27" })).toMatchObject({
      period: { kind: "half", half: 2, year: 2027, name: "2H27" },
      warnings: [],
    });
    expect(read({})).toMatchObject({ period: undefined, warnings: [] });
  });

  it.each([
    [{ period_end: "2026-09-30" }, "data.period_end", "choose which part"],
    [{ period_kind: "Full year" }, "data.period_end", "needs its last day or its financial year"],
    [{ period_kind: "Other", period_end: "2026-09-30" }, "data.period_name", "needs a name"],
    [{ period_kind: "Full year", period_year: 26 }, "data.period_year", "26 is no year"],
  ])("of %j is left out, and %s is reported", (data, field, problem) => {
    const { period, warnings } = read(data);
    expect(period).toBeUndefined();
    expect(warnings).toMatchObject([{ field, problem: expect.stringContaining(problem) }]);
  });

  it("is of the year of its last day if an editor enters another one", () => {
    const { period, warnings } = read({
      period_kind: "Full year",
      period_end: "2026-06-30",
      period_year: 2062,
    });
    expect(period).toMatchObject({ year: 2026 });
    expect(warnings).toMatchObject([{ field: "data.period_year" }]);
  });
});

describe("the period of a figure", () => {
  const periodsOf = (...typed: readonly string[]) => {
    const periods = typed.map((period) => ({ period, amount: "1" }));
    const summary = slice("financial_summary", { measures: [{ name: "Sales", periods }] });
    const { page, warnings } = readDocument({ title: "Results", slices: [summary] }, "page", {
      last_publication_date: "2026-11-20T09:00:00+0000",
    });
    const [section] = page && "sections" in page ? page.sections : [];
    const [sales] = section?.kind === "financial-summary" ? (section.measures ?? []) : [];
    return { known: sales?.periods.map(({ period }) => period), warnings };
  };

  it.each(["Q3 2062", "FY62", "2062", "Q3 2206", "September 2062", "Q3 2060"])(
    "%s is of a year that cannot be meant: nothing of it is shown",
    (typed) => {
      const { known, warnings } = periodsOf("Q3 2026", typed);
      expect(known).toEqual(["Q3 2026"]);
      expect(warnings).toMatchObject([{ problem: expect.stringContaining("it may be mistyped") }]);
    },
  );

  it.each(["2035", "2050", "FY99", "1905", "FY36", "Today", "5-year mean"])("%s is one", (typed) => {
    expect(periodsOf(typed)).toEqual({ known: [typed], warnings: [] });
  });
});
