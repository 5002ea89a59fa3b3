import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import type { ComparedFigure } from "../../../src/domain/figures/comparison.ts";
import type { Measure } from "../../../src/domain/figures/measure.ts";
import { measureProblems } from "../../../src/domain/figures/measure-problems.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { ENGLISH } from "../domain/written-losses.ts";
import { contentPage } from "../sample-content.ts";

describe("the report on measures", () => {
  const problemsOf = (section: Section) => {
    const page = { ...contentPage("results"), sections: [section] };
    const money = {
      sign: "A$",
      currency: currencyCode("AUD"),
      numbers: ENGLISH,
      measures: {},
      exchanges: [],
    };
    return measureProblems([{ kind: "page", page }], money).map(
      ({ severity, field, problem }) => `${severity} ${field?.replace(/^sections\[0\]\.?/, "")}: ${problem}`,
    );
  };
  const measure = (fields: Partial<Measure> = {}): Measure => ({
    name: "Costs",
    unit: "A$m",
    hasChart: false,
    periods: [{ period: "FY26", amount: "(39.7)" }],
    ...fields,
  });
  const summary = (...measures: Measure[]): Section => {
    return { kind: "financial-summary", years: [], charts: [], measures };
  };
  const compared = (...figures: readonly ComparedFigure[]): Section => {
    return { kind: "comparison", period: "FY26", previousPeriod: "FY25", figures };
  };
  const many = Array.from({ length: 60 }, (_, index) => measure({ name: `Measure ${index}` }));
  const text = [{ period: "FY26", amount: "(4.2%)" }];
  const twice = ["1", "2"].map((amount) => ({ period: "FY26", amount }));

  it("names an amount with a digit too many, where those near it are alike", () => {
    const ofYears = (...amounts: readonly string[]) =>
      measure({ periods: amounts.map((amount, index) => ({ period: `FY${26 - index}`, amount })) });
    expect(problemsOf(summary(ofYears("310.5", "3,021", "298.7", "295.1")))).toEqual([
      "warning measures: “Costs” is 3021 in FY25, and 310.5 in FY26: does it have a digit too many, or too few?",
    ]);
    for (const right of [
      ["12", "110", "80", "15"],
      ["1.2", "12", "1.3"],
      ["7.1", "0.4", "-6.2", "5"],
    ])
      expect(problemsOf(summary(ofYears(...right)))).toEqual([]);
  });

  it("names EBITDA above revenue", () => {
    const years = [{ period: "FY26", revenue: 43.2, ebitda: 112 }];
    expect(problemsOf({ kind: "financial-summary", years, charts: [] })).toEqual([
      "warning years: “EBITDA” is 112 in FY26, and “Revenue” 43.2: are they exchanged?",
    ]);
  });

  it("is empty for what is right", () => {
    expect(problemsOf(summary(measure()))).toEqual([]);
    const right = [
      { measure: "Profit", unit: "A$m", value: 12, previous: -0.1 },
      { measure: "Sites", value: 9 },
    ];
    expect(problemsOf(compared(...right))).toEqual([]);
  });

  it.each<[string, Section, string]>([
    ["no measures", summary(), "warning : has no entries"],
    ["60 measures", summary(...many), "warning measures: 60 measures are too many"],
    ["a measure twice", summary(measure(), measure()), "error measures: two measures have the same name"],
    [
      "a period twice",
      summary(measure({ periods: twice })),
      "error measures: “Costs” has two amounts for FY26: neither is shown",
    ],
    ["no amounts", summary(measure({ periods: [] })), "warning measures: “Costs” has no amounts"],
    ["a foreign unit", summary(measure({ unit: "US$m" })), "warning measures: “Costs” is in US$, not in A$"],
    [
      "an amount in another unit",
      summary(
        measure({
          periods: [
            { period: "FY26", amount: "204.7" },
            { period: "FY25", amount: "2.045" },
          ],
        }),
      ),
      "warning measures: “Costs” is 204.7 in FY26, and 2.045 in FY25: one of them may be in another unit",
    ],
    [
      "a compared figure in thousands",
      compared({ measure: "Revenue", unit: "A$m", value: 612_400, previous: 580.1 }),
      "warning figures[0].value: “Revenue” is 612400 in FY26, and 580.1 in FY25: one of them may be in another unit",
    ],
    [
      "a compared figure in another currency",
      compared({ measure: "Revenue", unit: "$m", value: 612.4 }),
      "warning figures[0].unit: “Revenue” is in $, not in A$",
    ],
    [
      "a text as a number",
      summary(measure({ periods: text })),
      "warning measures: “(4.2%)” of “Costs” is shown as it is",
    ],
  ])("names %s", (_, section, problem) =>
    expect(problemsOf(section)).toContainEqual(expect.stringContaining(problem)),
  );
});
