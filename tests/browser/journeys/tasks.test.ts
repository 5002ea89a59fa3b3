import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { capitalSchema } from "../../../src/adapters/http/capital/capital-facts.ts";
import { factsSchema } from "../../../src/adapters/http/contract/facts.ts";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { origin } from "../site.ts";
import { FOOTER, says, startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

const link = (name: string): Target => ({ role: "link", name, within: { role: "main" } });

const INVESTORS = link("For investors");
const DIVIDENDS = link("All dividends since FY19");
const MEETINGS: Target = { role: "link", name: "Corporate Governance", within: FOOTER };
const EXCEL = link("Excel file of Five-year summary");

async function pressAll(visitor: Visitor, presses: readonly Target[]) {
  expect(presses.length).toBeLessThanOrEqual(3);
  for (const target of presses) await visitor.press(target);
}

/** Each task from the home page, with what is pressed, and what the visitor reads then. */
const TASKS: readonly [string, readonly Target[], readonly string[]][] = [
  [
    "the next dividend and its dates, and the dividend of four years ago",
    [INVESTORS, DIVIDENDS],
    [
      "Final dividend, FY26",
      "Ex-dividend date",
      "Record date",
      "Payment date",
      "25 September 2026",
      "Final dividend, FY22",
      "Interim dividend, FY22",
    ],
  ],
  [
    "how to attend the next meeting",
    [MEETINGS, link("Annual general meeting 2027")],
    ["How to attend", "21 October 2027"],
  ],
  [
    "how the resolutions of the last meeting went",
    [MEETINGS, link("Annual general meeting 2026")],
    ["Remuneration report", "For", "Against", "Carried"],
  ],
];

describe("a visitor to the home page finds with three presses", () => {
  it.each(TASKS)("%s", async (_task, presses, texts) => {
    const visitor = await arrive("/");
    await pressAll(visitor, presses);
    for (const text of texts) await expect.poll(() => says(visitor, text), { message: text }).toBe(true);
  });

  const schema = factsSchema.extend({ capital: capitalSchema });
  const facts = async () => schema.parse(await (await fetch(`${origin}/facts.json`)).json());

  it("who holds how much", async () => {
    const visitor = await arrive("/");
    await pressAll(visitor, [INVESTORS, link("shares and debt")]);
    const { holders = [] } = (await facts()).capital[0] ?? {};
    expect(holders.length).toBeGreaterThan(2);
    for (const { name } of holders)
      await expect.poll(() => says(visitor, name), { message: name }).toBe(true);
  });

  it("the net profit of five years as a spreadsheet", async () => {
    const visitor = await arrive("/");
    await pressAll(visitor, [INVESTORS]);
    await visitor.find(EXCEL);
    // A browser stores the file, so that a test cannot see it.
    const href = await visitor.evaluate(
      () =>
        document.querySelector<HTMLAnchorElement>('a[download][href$="five-year-summary.xlsx"]')?.href ?? "",
    );
    const response = await fetch(href);
    expect(response.headers.get("content-type")).toContain("spreadsheetml");
    const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
    const rows = sheet?.data ?? [];
    const profit = rows.find((row) => row.includes("Net profit after tax")) ?? [];
    for (const year of ["FY22", "FY23", "FY24", "FY25", "FY26"]) {
      const column = rows.find((row) => row.includes(year))?.indexOf(year) ?? -1;
      expect(profit[column], year).toEqual(expect.any(Number));
    }
  });
});
