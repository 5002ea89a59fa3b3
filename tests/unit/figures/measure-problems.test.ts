import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
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
  const many = Array.from({ length: 60 }, (_, index) => measure({ name: `Measure ${index}` }));
  const text = [{ period: "FY26", amount: "(4.2%)" }];
  const twice = ["1", "2"].map((amount) => ({ period: "FY26", amount }));

  it("is empty for what is right", () => expect(problemsOf(summary(measure()))).toEqual([]));

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
      "a text as a number",
      summary(measure({ periods: text })),
      "warning measures: “(4.2%)” of “Costs” is shown as it is",
    ],
  ])("names %s", (_, section, problem) =>
    expect(problemsOf(section)).toContainEqual(expect.stringContaining(problem)),
  );
});
