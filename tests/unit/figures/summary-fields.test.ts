import { expect, it } from "vitest";
import { readSection } from "../adapters/read-document.ts";

const years = [{ period: "FY26", revenue: 2318.7 }];
const before = {
  years: years.map((year) => ({ ...year, ebitda: null })),
  charts: [{ measure: "Revenue" }],
};
const periods = [{ period: "FY26", amount: "(39.7)" }, { period: "FY25", amount: "" }, { amount: "1" }];
const costs = { decimals: undefined, hasChart: false, periods: periods.slice(0, 1) };

it.each<[string, object, object, ...string[]]>([
  ["a summary of old is as it was", before, { years, charts: ["Revenue"], measures: [] }],
  [
    "a measure keeps its amounts with impossible decimals and empty periods",
    { measures: [{ name: "Costs", decimals: 60, periods }] },
    { measures: [costs] },
    "measures[0].decimals",
    "measures[0].periods[2].period",
  ],
  [
    "one period in several spellings is one column",
    {
      years: [{ period: "FY2026", revenue: 1 }],
      measures: [
        {
          name: "Costs",
          periods: [
            { period: "fy 2026", amount: "1" },
            { period: "FY25/26", amount: "2" },
          ],
        },
      ],
    },
    {
      years: [{ period: "FY2026" }],
      measures: [
        {
          periods: [
            { period: "FY2026", amount: "1" },
            { period: "FY2026", amount: "2" },
          ],
        },
      ],
    },
  ],
])("%s", (_case, fields, section, ...reported) => {
  const found = readSection("financial_summary", fields);
  expect(found.section).toMatchObject(section);
  expect(found.reported).toEqual(reported);
});

it("a comparison of a period with itself, or with a later one, has no figures", () => {
  const compared = (period: string, previous_period: string) =>
    readSection("comparison", { period, previous_period, figures: [{ measure: "Revenue", value: 1 }] });
  for (const [period, previous] of [
    ["Q3 2025", "Q3 2026"],
    ["Q3 2026", "3Q26"],
  ] as const)
    expect(compared(period, previous)).toMatchObject({
      section: { figures: [] },
      reported: ["previous_period"],
    });
  for (const [period, previous] of [
    ["Q3 2026", "Q3 2025"],
    ["1H26", "2H25"],
    ["FY26", "Budget"],
  ] as const)
    expect(compared(period, previous)).toMatchObject({ section: { figures: [{ value: 1 }] }, reported: [] });
});
