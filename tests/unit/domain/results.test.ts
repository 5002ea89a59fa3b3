import { describe, expect, it } from "vitest";
import { content as german } from "../../../brand/texts/de/content.ts";
import { dividends as germanDividends } from "../../../brand/texts/de/dividends.ts";
import { content } from "../../../brand/texts/en/content.ts";
import { dividends } from "../../../brand/texts/en/dividends.ts";
import { changeOf } from "../../../src/domain/content/comparison.ts";
import { type FigureLabels, figuresNamed } from "../../../src/domain/content/figure-table.ts";
import { periodPages } from "../../../src/domain/content/reporting-period.ts";
import type { ComparisonSection, FinancialSummarySection } from "../../../src/domain/content/section.ts";

const LABELS: FigureLabels = {
  measures: content.measures,
  units: content.units({ sign: "A$", hundredths: "cents" }),
  separators: { thousands: ",", decimal: "." },
  dividends,
  capital: content.capital,
};
const GERMAN: FigureLabels = {
  measures: german.measures,
  units: german.units({ sign: "€", hundredths: "Cent" }),
  separators: { thousands: ".", decimal: "," },
  dividends: germanDividends,
  capital: german.capital,
};

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
  ])("%j is %s", (compared, change) =>
    expect(changeOf(compared, { thousands: ",", decimal: "." }, content)).toBe(change),
  );
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
    expect(figuresNamed("mehrjahresvergleich", [section], GERMAN)?.rows).toEqual([
      { measure: "Umsatz", unit: "Mio. €", period: "2026", value: 2318.7 },
      { measure: "Dividende", unit: "Cent je Aktie", period: "2026", value: 20.5 },
    ]);
  });
});
