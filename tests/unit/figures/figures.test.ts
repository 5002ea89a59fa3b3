import { describe, expect, it } from "vitest";
import { content } from "../../../brand/texts/en/content.ts";
import { figuresName } from "../../../src/domain/content/figure-table.ts";
import { periodPages } from "../../../src/domain/content/reporting-period.ts";
import { changeOf, comparedDecimals } from "../../../src/domain/figures/comparison.ts";
import { comparedRows, summaryRows } from "../../../src/domain/figures/figure-rows.ts";
import {
  type Measure,
  type MeasureLabels,
  measureRows,
  periodsOf,
} from "../../../src/domain/figures/measure.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { ENGLISH } from "../domain/written-losses.ts";

const CENTS = { currency: currencyCode("AUD"), hundredths: "cents" };

const LABELS: MeasureLabels = {
  measures: content.measures,
  units: content.units({ sign: "A$", ...CENTS }),
  money: CENTS,
  numbers: ENGLISH,
};

const measure = (amounts: Readonly<Record<string, string>>, fields: Partial<Measure> = {}): Measure => ({
  name: "Corporate costs",
  hasChart: false,
  periods: Object.entries(amounts).map(([period, amount]) => ({ period, amount })),
  ...fields,
});
const figures = (...measures: Measure[]) => ({ years: [], charts: [], measures });
const rowOf = (amounts: Readonly<Record<string, string>>, fields: Partial<Measure> = {}) => {
  const [row] = measureRows(figures(measure(amounts, fields)), LABELS);
  return { ...row, amounts: Object.fromEntries(row?.amounts ?? []) };
};

describe("a measure that an editor names", () => {
  it("has its amounts as numbers, a loss in every notation of accountants", () => {
    const found = rowOf({ FY26: "(39.7)", FY25: "–36.8", FY24: "34.1-", FY23: "1,031.2" }, { unit: "A$m" });
    const amounts = { FY26: -39.7, FY25: -36.8, FY24: -34.1, FY23: 1031.2 };
    expect(found).toMatchObject({ unit: "A$m", amounts });
  });

  it("keeps a text that is no number, and an amount in another unit, as the editor typed them", () => {
    const amounts = { FY26: "(4.2%)", FY24: "n/a", FY23: "9 in 10", FY22: "(4.2) (restated)" };
    const found = rowOf({ ...amounts, FY25: "A$(3.1)m" }, { unit: "A$m" }).amounts;
    expect(found).toEqual({ ...amounts, FY25: -3.1 });
  });

  it.each([
    ["$ millions", "$12,412"],
    ["US$/oz", "US$12,412"],
    ["EUR million", "EUR 12,412"],
  ])("is in %s, and an amount may have its sign or code as well", (unit, amount) => {
    expect(rowOf({ FY26: amount, FY25: "11,980" }, { unit }).amounts).toEqual({ FY26: 12_412, FY25: 11_980 });
  });

  it("has the unit of its amounts if the editor states none", () => {
    const amounts = { FY26: -4.2, FY25: 3, FY24: "2" };
    expect(rowOf({ FY26: "(4.2%)", FY25: "3%", FY24: "2" })).toMatchObject({ unit: "%", amounts });
    const mixed = { unit: undefined, amounts: { FY26: 2940, FY25: "98%" } };
    expect(rowOf({ FY26: "2,940", FY25: "98%" })).toMatchObject(mixed);
  });

  it.each([
    [{ FY26: "2,940" }, undefined, 0],
    [{ FY26: "2.1", FY25: "2.125" }, undefined, 3],
    [{ FY26: "2.1" }, 0, 0],
    [{ FY26: "none" }, undefined, 0],
  ])("%j with %s decimals is shown with %d", (amounts, decimals, shown) =>
    expect(rowOf(amounts, { decimals }).decimals).toBe(shown),
  );

  it("is left out without any amount", () => expect(measureRows(figures(measure({})), LABELS)).toEqual([]));

  it("follows the measures of the years, and is downloaded with them", () => {
    const measures = [measure({ FY26: "(39.7)", "1H26": "n/a" }, { hasChart: true, unit: "A$m" })];
    const summary = { ...figures(...measures), years: [{ period: "FY26", revenue: 2318.7 }] };
    const named = { kind: "financial-summary", heading: "Results", source: "Reports" } as const;
    const section = { ...named, ...summary, charts: ["Revenue"] } as const;
    expect(measureRows(section, LABELS).map((row) => [row.measure, row.chart])).toEqual([
      ["Revenue", 0],
      ["Corporate costs", 1],
    ]);
    expect(figuresName(section)).toBe("results");
    expect(summaryRows(section, LABELS)).toEqual([
      { measure: "Revenue", unit: "A$m", period: "FY26", value: 2318.7 },
      { measure: "Corporate costs", unit: "A$m", period: "FY26", value: -39.7 },
      { measure: "Corporate costs", unit: "A$m", period: "1H26", value: "n/a" },
    ]);
  });
});

describe("the periods of a table", () => {
  it.each([
    ["1H25, 2H26, FY25, 1H26, FY26", "FY26, 2H26, 1H26, FY25, 1H25"],
    ["Q1 2026, Q4 2025, 2025, Q2\u00a02026", "Q2\u00a02026, Q1 2026, 2025, Q4 2025"],
    // The order of the editor, if one of them is not a known period.
    ["Baseline, FY25, FY26", "Baseline, FY25, FY26"],
  ])("are newest first, a part after its whole, of %s", (periods, expected) => {
    const amounts = Object.fromEntries(periods.split(", ").map((period) => [period, "1"]));
    expect(periodsOf(figures(measure(amounts))).map(({ period }) => period)).toEqual(expected.split(", "));
  });

  it("are each there once, with those of the years", () => {
    const years = [{ period: "FY25" }, { period: "FY26" }];
    const measures = [measure({ FY26: "1", HY26: "2" }), measure({ HY26: "3" })];
    expect(periodsOf({ years, charts: [], measures }).map(({ period }) => period)).toEqual([
      "FY26",
      "HY26",
      "FY25",
    ]);
  });
});

describe("the pages of reporting periods", () => {
  const page = (href: string) => ({ href, title: `Results at ${href}` });

  it.each([
    ["/results/fy25 /results/hy26 /investors/fy26 /results/hy25", "fy26 hy26 fy25 hy25"],
    ["/q1-2026 /h1-2026 /gj-2026 /q4-2026 /q3-26", "gj-2026 q4-2026 q3-26 h1-2026 q1-2026"],
    ["/results /news/fy26-results /fy126 /h3-2026 /", ""],
  ])("are newest first, below any page, a part after its whole, of %s", (hrefs, names) => {
    const found = periodPages(hrefs.split(" ").map(page));
    expect(found.map(({ href }) => href.split("/").at(-1)).join(" ")).toBe(names);
  });
});

it.each<[string, number, number | undefined, string | undefined]>([
  ["A$m", 2318.7, 2187.3, "+6.0%"],
  ["A$m", 129.6, 133.8, "\u22123.1%"],
  ["cents a share", 16.5, 16.5, "0.0%"],
  ["%", 18.2, 17.8, "+0.4 points"],
  ["times", 1.6, 1.8, "\u22120.2 times"],
  ["%", 18.04, 18, "+0.04 points"],
  ["%", 18, 18, "0 points"],
  ["A$m", 12.4, undefined, undefined],
  ["A$m", 12.4, 0, undefined],
  ["A$m", 12.4, -3.1, undefined],
])("the change of a figure in %s, %d after %d, is %s", (unit, value, previous, change) => {
  const figure = { measure: "Revenue", unit, value, previous };
  expect(
    changeOf(figure, comparedDecimals(figure, [figure], { sign: "A$", ...CENTS }), ENGLISH, content),
  ).toBe(change);
});

it("compared figures have as many decimals as one of their unit was typed with, money at least one", () => {
  const compared = [
    { measure: "Revenue", unit: "A$m", value: 1200, previous: 1198 },
    { measure: "Dividends", unit: "cents a share", value: 10, previous: 9 },
    { measure: "Earnings", unit: "A$ a share", value: 0.985 },
    { measure: "Employees", value: 3412, previous: 3398 },
    { measure: "Margin", unit: "%", value: 8 },
    { measure: "Free cash flow of revenue", unit: "%", value: 7.25 },
  ];
  const decimalsIn = (money: Parameters<typeof comparedDecimals>[2]) =>
    compared.map((figure) => comparedDecimals(figure, compared, money));
  expect(decimalsIn({ sign: "A$", ...CENTS })).toEqual([1, 1, 3, 0, 2, 2]);
  expect(decimalsIn({ sign: "A$", currency: currencyCode("JPY") })).toEqual([0, 0, 3, 0, 2, 2]);
});

it("figures of a period and the previous year can be downloaded, each with its period", () => {
  const periods = { period: "FY26", previousPeriod: "FY25", source: "FY26 results" };
  const compared = [
    { measure: "Revenue", unit: "A$m", value: 2318.7, previous: 2187.3 },
    { measure: "Restructuring", unit: "A$m", value: 1.2 },
  ];
  const section = { kind: "comparison", heading: "Compared", ...periods, figures: compared } as const;
  expect(comparedRows(section, ENGLISH)).toEqual([
    { measure: "Revenue", unit: "A$m", period: "FY26", value: 2318.7 },
    { measure: "Revenue", unit: "A$m", period: "FY25", value: 2187.3 },
    { measure: "Restructuring", unit: "A$m", period: "FY26", value: 1.2 },
  ]);
});
