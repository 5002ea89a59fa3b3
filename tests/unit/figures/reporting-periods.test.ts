import { describe, expect, it } from "vitest";
import { content as german } from "../../../brand/texts/de/content.ts";
import { content as english } from "../../../brand/texts/en/content.ts";
import { content as french } from "../../../brand/texts/fr/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import {
  namedPeriod,
  PERIOD_KINDS,
  periodIn,
  periodKey,
  periodPages,
  type ReportingPeriod,
  statedPeriod,
  writtenPeriod,
  writtenPeriodTime,
} from "../../../src/domain/content/reporting-period.ts";
import { periodProblems } from "../../../src/domain/figures/period-problems.ts";
import { viewed } from "../application/shown-content.ts";
import { contentPage } from "../sample-content.ts";

const shown = (period: ReportingPeriod | undefined, { periods } = english): string =>
  period === undefined ? "" : namedPeriod(period, periods);

it("links to reporting periods lead to all pages of published periods", async () => {
  const pages = [contentPage("results"), contentPage("hy26", "results"), contentPage("fy26", "results")];
  expect(await viewed({ pages }, { kind: "reporting-periods" })).toMatchObject({
    periods: [
      { period: { kind: "year", year: 2026 }, href: "/results/fy26" },
      { period: { kind: "half-year", year: 2026 }, href: "/results/hy26" },
    ],
  });
});

describe("a period that an editor states", () => {
  it.each([
    // Australia: years to June.
    ["Full year", "2026-06-30", "FY26", "GJ\u00a02025/26", "Exercice\u00a02025/26"],
    ["Half year", "2025-12-31", "HY26", "Halbjahr 2025/26", "Semestre 2025/26"],
    ["First half", "2026-12-31", "1H27", "H1\u00a02026/27", "S1\u00a02026/27"],
    // Germany: calendar years, and those to September.
    ["Nine months", "2026-09-30", "9M 2026", "9M\u00a02026", "9M\u00a02026"],
    ["Full year", "2026-12-31", "FY26", "GJ\u00a02026", "Exercice\u00a02026"],
    ["Nine months", "2026-06-30", "9M FY26", "9M\u00a02025/26", "9M\u00a02025/26"],
    // The USA: years of 52 or 53 weeks, around the end of December and of January.
    ["Full year", "2026-01-03", "FY25", "GJ\u00a02025", "Exercice\u00a02025"],
    ["First quarter", "2026-04-04", "Q1 2026", "Q1\u00a02026", "T1\u00a02026"],
    ["Third quarter", "2025-11-01", "Q3 FY26", "Q3\u00a02025/26", "T3\u00a02025/26"],
    // Japan: years to March.
    ["Second quarter", "2025-09-30", "Q2 FY26", "Q2\u00a02025/26", "T2\u00a02025/26"],
  ] as const)("as %s to %s is %s", (kind, ends, inEnglish, inGerman, inFrench) => {
    const period = statedPeriod({ kind, ends });
    expect(shown(period)).toBe(inEnglish);
    expect(shown(period, german)).toBe(inGerman);
    expect(shown(period, french)).toBe(inFrench);
  });

  it("has the year and the name that the company gives it", () => {
    expect(shown(statedPeriod({ kind: "Full year", ends: "2026-01-31", year: 2025 }))).toBe("FY25");
    expect(statedPeriod({ kind: "Second quarter", year: 2026, name: "2026年3月期 第2四半期" })).toEqual({
      kind: "quarter",
      quarter: 2,
      year: 2026,
      ends: undefined,
      name: "2026年3月期 第2四半期",
    });
    expect(statedPeriod({ kind: "Full year" })).toBeUndefined();
  });

  it.each(PERIOD_KINDS)("can be %s of a year alone", (kind) =>
    expect(statedPeriod({ kind, year: 2026 })).toMatchObject({ year: 2026 }),
  );

  it("counts at any address, and before what the address says", () => {
    const entry = (href: string, period?: ReportingPeriod) => ({ href, title: href, period });
    const found = periodPages([
      entry("/results/fy26", statedPeriod({ kind: "First half", ends: "2026-12-31" })),
      entry("/half-year-report", statedPeriod({ kind: "First half", ends: "2025-12-31" })),
      entry("/results/fy25"),
    ]);
    expect(found.map(({ href, period }) => `${href} ${shown(period)}`)).toEqual([
      "/results/fy26 1H27",
      "/half-year-report 1H26",
      "/results/fy25 FY25",
    ]);
  });
});

it.each([
  ["/9m-2026", "9M 2026"],
  ["/gj-2025-26", "FY26"],
  ["/fy-2025-26", "FY26"],
  ["/fy2025-2026", "FY26"],
  ["/1h27", "1H27"],
  ["/2026-q1", "Q1 2026"],
  ["/2025-26-q1", "Q1 FY26"],
  ["/6m26", "6M 2026"],
  ["/exercice-2025-26", "FY26"],
  ["/semestre-2026", "HY26"],
  ["/s1-2026", "1H26"],
  ["/2026-t3", "Q3 2026"],
])("the address %s alone says %s", (href, name) => expect(shown(periodIn(href))).toBe(name));

it.each(["/fy-2025-27", "/3h26", "/s3-2026", "/2026", "/news/fy26-results", "/q5-2026", "/gj-2025-26-27"])(
  "the address %s says no period",
  (href) => expect(periodIn(href)).toBeUndefined(),
);

it("columns are in the order of their periods, in the notations of several markets", () => {
  const written = [
    "2024年3月期",
    "GJ 2024/25",
    "9M 2026",
    "2026年3月期 第2四半期",
    "FY2026/27",
    "Q1 2026",
    "S1 2025",
    "Q3 FY26",
    "1H FY27",
  ];
  const sorted = written.toSorted(
    (one, other) => (writtenPeriodTime(one) ?? 0) - (writtenPeriodTime(other) ?? 0),
  );
  expect(sorted).toEqual([
    "2024年3月期",
    "S1 2025",
    "GJ 2024/25",
    "Q1 2026",
    "2026年3月期 第2四半期",
    "Q3 FY26",
    "9M 2026",
    "1H FY27",
    "FY2026/27",
  ]);
});

describe("a written period", () => {
  it.each([
    ["H1 2026", "1er semestre 2026", "1. Halbjahr 2026", "1st half 2026", "1st half-year 2026"],
    ["Q3 2026", "3e trimestre 2026", "3. Quartal 2026", "3rd quarter 2026", "3ème trimestre 2026"],
    ["FY2026", "FY 2026", "fy26", "FY25/26", "FY 2025–26", "GJ 2025/26", "2026"],
    ["1H26", "H1 2026", "HY26", "Halbjahr 2025/26", "S1 2026", "1h fy26"],
    ["Q4 2026", "T4\u00a02026", "q4 fy26"],
    ["9M 2026", "Q1–Q3 2026", "Q1-Q3 FY26", "T1–T3 2026"],
    ["Year to June", "year to  june"],
  ])("is one in each of its spellings: %s, %s", (...spellings) =>
    expect(new Set(spellings.map(periodKey)).size).toBe(1),
  );

  it("is another one of another part of a year, also if both end on one day", () => {
    expect(new Set(["FY26", "2H26", "Q4 2026", "12M 2026", "FY27"].map(periodKey)).size).toBe(5);
  });

  it.each([english, german, french])("is known in the words of each language", (texts) => {
    for (const isSplit of [undefined, true] as const)
      for (const part of [
        { kind: "year" },
        { kind: "half-year" },
        { kind: "half", half: 2 },
        { kind: "quarter", quarter: 3 },
        { kind: "months", months: 9 },
      ] as const)
        expect(writtenPeriod(shown({ ...part, year: 2026, isSplit }, texts))).toMatchObject({
          ...part,
          year: 2026,
        });
  });
});

describe("the report names", () => {
  const item = (uid: string, period?: ReportingPeriod): ContentItem => ({
    kind: "page",
    page: { ...contentPage(uid), period },
  });
  const problems = (...items: ContentItem[]) =>
    periodProblems(items).map(({ document, field, severity, problem }) => [
      document,
      field,
      severity,
      problem,
    ]);

  it("two pages of one period", () => {
    const same = statedPeriod({ kind: "Full year", ends: "2026-06-30" });
    expect(problems(item("fy26"), item("annual-results", same))).toEqual([
      ["page_annual-results", "data.period_kind", "error", "is of the same period as page_fy26"],
    ]);
  });

  it("an end that is not that of other years, but not one of a year of weeks", () => {
    const year = (uid: string, ends: string) => item(uid, statedPeriod({ kind: "Full year", ends }));
    expect(problems(year("a", "2026-01-03"), year("b", "2024-12-28"), year("c", "2023-12-30"))).toEqual([]);
    expect(problems(year("a", "2026-06-30"), year("b", "2025-09-30"))).toMatchObject([
      ["page_b", "data.period_end", "warning", expect.stringContaining("2025-09-30")],
    ]);
  });
});
