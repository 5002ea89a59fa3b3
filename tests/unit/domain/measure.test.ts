import { describe, expect, it } from "vitest";
import { content } from "../../../brand/texts/en/content.ts";
import { dividends } from "../../../brand/texts/en/dividends.ts";
import { figuresNamed } from "../../../src/domain/content/figure-table.ts";
import { type Measure, measureRows, periodsOf } from "../../../src/domain/content/measure.ts";
import { ENGLISH } from "./written-losses.ts";

const LABELS = {
  measures: content.measures,
  units: content.units({ sign: "A$", hundredths: "cents" }),
  separators: ENGLISH,
  dividends,
  capital: content.capital,
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
    expect(
      rowOf({ FY26: "(39.7)", FY25: "–36.8", FY24: "34.1-", FY23: "1,031.2" }, { unit: "A$m" }),
    ).toMatchObject({
      unit: "A$m",
      amounts: { FY26: -39.7, FY25: -36.8, FY24: -34.1, FY23: 1031.2 },
    });
  });

  it("keeps a text that is no number, and an amount in another unit, as the editor typed them", () => {
    const amounts = {
      FY26: "(4.2%)",
      FY25: "A$(3.1)m",
      FY24: "n/a",
      FY23: "9 in 10",
      FY22: "(4.2) (restated)",
    };
    expect(rowOf(amounts, { unit: "A$m" }).amounts).toEqual({ ...amounts, FY25: -3.1 });
  });

  it("has the unit of its amounts if the editor states none", () => {
    expect(rowOf({ FY26: "(4.2%)", FY25: "3%", FY24: "2" })).toMatchObject({
      unit: "%",
      amounts: { FY26: -4.2, FY25: 3, FY24: "2" },
    });
    expect(rowOf({ FY26: "2,940", FY25: "98%" })).toMatchObject({
      unit: undefined,
      amounts: { FY26: 2940, FY25: "98%" },
    });
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
    const section = {
      kind: "financial-summary",
      heading: "Results",
      source: "Reports",
      years: [{ period: "FY26", revenue: 2318.7 }],
      charts: ["Revenue"],
      measures: [measure({ FY26: "(39.7)", "1H26": "n/a" }, { hasChart: true, unit: "A$m" })],
    } as const;
    expect(measureRows(section, LABELS).map((row) => [row.measure, row.chart])).toEqual([
      ["Revenue", 0],
      ["Corporate costs", 1],
    ]);
    expect(figuresNamed("results", [section], LABELS)?.rows).toEqual([
      { measure: "Revenue", unit: "A$m", period: "FY26", value: 2318.7 },
      { measure: "Corporate costs", unit: "A$m", period: "FY26", value: -39.7 },
      { measure: "Corporate costs", unit: "A$m", period: "1H26", value: "n/a" },
    ]);
  });
});

describe("the periods of a table", () => {
  const inOrder = (...periods: string[]) =>
    periodsOf(figures(measure(Object.fromEntries(periods.map((period) => [period, "1"])))));

  it("are newest first, halves and quarters too; a year follows its parts", () => {
    expect(inOrder("1H25", "2H26", "FY25", "1H26", "FY26")).toEqual(["FY26", "2H26", "1H26", "FY25", "1H25"]);
    expect(inOrder("Q1 2026", "Q4 2025", "2025", "Q2\u00a02026")).toEqual([
      "Q2\u00a02026",
      "Q1 2026",
      "2025",
      "Q4 2025",
    ]);
  });

  it("are in the editor's order if one of them is no known period", () => {
    expect(inOrder("Baseline", "FY25", "FY26")).toEqual(["Baseline", "FY25", "FY26"]);
  });

  it("are each there once, with those of the years", () => {
    const years = [{ period: "FY25" }, { period: "FY26" }];
    const measures = [measure({ FY26: "1", HY26: "2" }), measure({ HY26: "3" })];
    expect(periodsOf({ years, charts: [], measures })).toEqual(["FY26", "HY26", "FY25"]);
  });
});
