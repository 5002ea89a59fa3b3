import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import { measureProblems } from "../../../src/domain/figures/measure-problems.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { ENGLISH } from "../domain/written-losses.ts";
import { siteOf } from "../http/site.ts";
import { contentPage, investorsPage } from "../sample-content.ts";

const reconciliation = { kind: "page", href: "/reconciliation" } as const;
const SUMMARY: Section & { kind: "financial-summary" } = {
  kind: "financial-summary",
  heading: "Two years",
  source: "Annual reports",
  charts: [],
  years: [
    { period: "FY27", ebitda: 431.2 },
    { period: "FY26", ebitda: 421.8 },
  ],
  measures: [
    {
      name: "Costs",
      unit: "A$m",
      hasChart: false,
      periods: [
        { period: "FY27", amount: "(41.0)" },
        { period: "FY26", amount: "(39.7)" },
      ],
    },
  ],
  definitions: [
    { assurance: "Audited" },
    { measure: "ebitda", definition: "Earnings before interest", reconciliation, assurance: "Unaudited" },
  ],
  restatements: [
    { measure: "EBITDA", period: "FY26", former: "418.3", since: "2028-02-17", reason: "IFRS 18" },
    { measure: "Costs", period: "FY26", former: "(38.1)" },
  ],
};
const COMPARED: Section = {
  kind: "comparison",
  heading: "Compared",
  source: "Report",
  period: "FY27",
  previousPeriod: "FY26",
  figures: [{ measure: "Revenue", unit: "A$m", value: 2400, previous: 2318.7 }],
  restatements: [{ measure: "Revenue", period: "FY26", former: "2,321.0" }],
};

const get = (path: string, ...sections: Section[]) =>
  siteOf({ pages: [investorsPage(...sections)] }).server.inject(`/figures/investors/${path}`);

describe("a restated value", () => {
  it("is stated where the former one was, with what that was, since when and why", async () => {
    const { rows } = (await get("two-years.json", SUMMARY)).json();
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatchObject({
      period: "FY26",
      value: 421.8,
      restated: { former: 418.3, since: "2028-02-17", reason: "IFRS 18" },
    });
    expect(rows[3]).toMatchObject({ value: -39.7, restated: { former: -38.1 } });
    const [now, before] = (await get("compared.json", COMPARED)).json().rows;
    expect(now).not.toHaveProperty("restated");
    expect(before).toMatchObject({ value: 2318.7, restated: { former: 2321 } });
  });

  it("is marked in files, in no further column of periods", async () => {
    const lines = (await get("two-years.csv", SUMMARY)).body.split("\r\n");
    expect(lines[0]).toContain("note,definition,assurance,reconciliation,source");
    expect(lines[2]).toContain("EBITDA,A$m,FY26,421.8,restated on 2028-02-17; before: 418.3; IFRS 18,");
    const [sheet] = await readWorkbook((await get("two-years.xlsx", SUMMARY)).rawPayload);
    const cells = sheet?.data ?? [];
    expect(cells[2]).toEqual(["Measure", "Unit", "FY27", "FY26", "Note"]);
    expect(cells[3]).toEqual([
      "EBITDA",
      "A$m",
      431.2,
      421.8,
      "FY26: restated on 2028-02-17; before: 418.3; IFRS 18",
    ]);
    expect(cells.flat()).toContain("Earnings before interest");
  });

  it("that was the same before is none", async () => {
    const restatements = [{ measure: "Revenue", period: "FY26", former: "2,318.7" }];
    const { rows } = (await get("compared.json", { ...COMPARED, restatements })).json();
    expect(rows[1]).not.toHaveProperty("restated");
  });

  it("that was in another unit before is none", async () => {
    const restatements = [{ measure: "Revenue", period: "FY26", former: "2,321,000" }];
    const { rows } = (await get("compared.json", { ...COMPARED, restatements })).json();
    expect(rows[1]).not.toHaveProperty("restated");
  });

  it("without the former one, or of no value, is a line of the report", () => {
    const restatements = [
      { measure: "EBITDA", period: "FY26" },
      { measure: "EBITDA", period: "FY25", former: "1" },
      { measure: "Costs", period: "FY27", former: "(41.0)" },
      { measure: "Costs", period: "FY26", former: "a little less" },
    ];
    const definitions = [{ measure: "EBIT", definition: "Earnings" }];
    const page = { ...contentPage("results"), sections: [{ ...SUMMARY, definitions, restatements }] };
    const company = {
      sign: "A$",
      currency: currencyCode("AUD"),
      numbers: ENGLISH,
      measures: {},
      exchanges: [],
    };
    const found = measureProblems([{ kind: "page", page }], company);
    expect(found.map(({ field, severity, problem }) => `${severity} ${field}: ${problem}`)).toEqual([
      "error sections[0].definitions[0].measure: there is no measure “EBIT” in the table: what is said of it is not shown",
      "error sections[0].restatements[0].former: “EBITDA” of FY26 is restated: enter what it was",
      "error sections[0].restatements[1].measure: there is no value of “EBITDA” in FY25 that is restated",
      "error sections[0].restatements[2].former: “Costs” of FY27 is restated, but was (41.0) before, too: it is not marked",
      "warning sections[0].restatements[3].former: “a little less”, what “Costs” of FY26 was, is no number in its unit",
    ]);
  });
});

it("a measure has a definition, a reconciliation and whether it is audited; what is said of all is said of it", async () => {
  const { rows } = (await get("two-years.json", SUMMARY)).json();
  expect(rows[0]).toMatchObject({
    definition: "Earnings before interest",
    reconciliation: expect.stringMatching(/^https?:.*\/reconciliation$/),
    assurance: "unaudited",
  });
  expect(rows[2]).toMatchObject({ measure: "Costs", assurance: "audited" });
  expect(rows[2]).not.toHaveProperty("definition");
});
