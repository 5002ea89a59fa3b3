import { describe, expect, it } from "vitest";
import { content as german } from "../../../brand/texts/de/content.ts";
import { dividends as germanDividends } from "../../../brand/texts/de/dividends.ts";
import { content } from "../../../brand/texts/en/content.ts";
import { dividends } from "../../../brand/texts/en/dividends.ts";
import { changeOf } from "../../../src/domain/content/comparison.ts";
import { type FigureLabels, figuresNamed } from "../../../src/domain/content/figure-table.ts";
import { type Measure, measureRows, periodsOf } from "../../../src/domain/content/measure.ts";
import { periodPages } from "../../../src/domain/content/reporting-period.ts";
import type { ComparisonSection, FinancialSummarySection } from "../../../src/domain/content/section.ts";
import { ENGLISH, GERMAN } from "./written-losses.ts";

const LABELS: FigureLabels = {
  measures: content.measures,
  units: content.units({ sign: "A$", hundredths: "cents" }),
  separators: ENGLISH,
  dividends,
  capital: content.capital,
};
const GERMAN_LABELS: FigureLabels = {
  measures: german.measures,
  units: german.units({ sign: "€", hundredths: "Cent" }),
  separators: GERMAN,
  dividends: germanDividends,
  capital: german.capital,
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
    ).toMatchObject({ unit: "A$m", amounts: { FY26: -39.7, FY25: -36.8, FY24: -34.1, FY23: 1031.2 } });
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

describe("the pages of reporting periods", () => {
  const page = (href: string) => ({ href, title: `Results at ${href}` });

  it("are listed newest first, below any page; a half-year is older than its year", () => {
    const pages = ["/results/fy25", "/results/hy26", "/investors/fy26", "/results/hy25"].map(page);
    expect(periodPages(pages).map(({ period }) => period)).toEqual([
      { kind: "year", year: 2026 },
      { kind: "half-year", year: 2026 },
      { kind: "year", year: 2025 },
      { kind: "half-year", year: 2025 },
    ]);
  });

  it("can be quarters and halves, as companies name them", () => {
    const pages = ["/q1-2026", "/h1-2026", "/gj-2026", "/q4-2026", "/q3-26"].map(page);
    expect(periodPages(pages).map(({ href }) => href)).toEqual([
      "/gj-2026",
      "/q4-2026",
      "/q3-26",
      "/h1-2026",
      "/q1-2026",
    ]);
    expect(periodPages(["/q3-2026"].map(page))).toMatchObject([
      { period: { kind: "quarter", quarter: 3, year: 2026 } },
    ]);
  });

  it("are not any other pages", () => {
    expect(periodPages(["/results", "/news/fy26-results", "/fy126", "/h3-2026", "/"].map(page))).toEqual([]);
  });
});

describe("the change of a figure", () => {
  const figure = (unit: string, value: number, previous?: number) => ({
    measure: "Revenue",
    unit,
    value,
    previous,
  });

  it.each([
    [figure("A$m", 2318.7, 2187.3), "+6.0%"],
    [figure("A$m", 129.6, 133.8), "\u22123.1%"],
    [figure("cents a share", 16.5, 16.5), "0.0%"],
    [figure("%", 18.2, 17.8), "+0.4 points"],
    [figure("times", 1.6, 1.8), "\u22120.2 times"],
    [figure("%", 18.04, 18.0), "0.0 points"],
    [figure("A$m", 12.4), undefined],
    [figure("A$m", 12.4, 0), undefined],
    [figure("A$m", 12.4, -3.1), undefined],
  ])("%j is %s", (compared, change) => expect(changeOf(compared, ENGLISH, content)).toBe(change));
});

describe("figures of a period and the previous year", () => {
  it("can be downloaded, each with its period", () => {
    const section: ComparisonSection = {
      kind: "comparison",
      heading: "FY26 against FY25",
      period: "FY26",
      previousPeriod: "FY25",
      source: "FY26 results",
      figures: [
        { measure: "Revenue", unit: "A$m", value: 2318.7, previous: 2187.3 },
        { measure: "Restructuring", unit: "A$m", value: 1.2 },
      ],
    };
    const table = figuresNamed("fy26-against-fy25", [section], LABELS);
    expect(table?.rows).toEqual([
      { measure: "Revenue", unit: "A$m", period: "FY26", value: 2318.7 },
      { measure: "Revenue", unit: "A$m", period: "FY25", value: 2187.3 },
      { measure: "Restructuring", unit: "A$m", period: "FY26", value: 1.2 },
    ]);
  });
});

describe("figures in another language", () => {
  it("have its measures and units", () => {
    const section: FinancialSummarySection = {
      kind: "financial-summary",
      heading: "Mehrjahresvergleich",
      source: "Geschäftsberichte",
      charts: [],
      years: [{ period: "2026", revenue: 2318.7, dividend: 20.5 }],
    };
    expect(figuresNamed("mehrjahresvergleich", [section], GERMAN_LABELS)?.rows).toEqual([
      { measure: "Umsatz", unit: "Mio. €", period: "2026", value: 2318.7 },
      { measure: "Dividende", unit: "Cent je Aktie", period: "2026", value: 20.5 },
    ]);
  });
});
