import { describe, expect, it } from "vitest";
import type { Section } from "../../../src/domain/content/section.ts";
import type { Table } from "../../../src/domain/content/table.ts";
import { tableProblems } from "../../../src/domain/report/table-problems.ts";
import { totalProblems } from "../../../src/domain/report/totals.ts";
import { isLinear } from "../../cpu-time.ts";
import { homePage } from "../sample-content.ts";
import { page } from "./hidden-content.ts";
import { ENGLISH } from "./written-losses.ts";

const YEARS = ["FY26", "FY25"];

describe("a total", () => {
  const row = (name: string, unit: string, ...numbers: readonly (number | undefined)[]) => ({
    name,
    unit,
    numbers,
  });
  const segments = [
    row("Venues", "A$m", 212.5, 190.2),
    row("Racing", "A$m", 121.2, 119.9),
    row("Costs", "A$m", -39.7, -36.8),
  ];
  const said = (...rows: readonly ReturnType<typeof row>[]) =>
    totalProblems(rows, YEARS, "measures").flatMap((one) => (one ? one.problem : []));

  it("that is right in one year and wrong in another is reported", () => {
    expect(said(...segments, row("Group", "A$m", 249.0, 273.3))).toEqual([
      "“Group” is 249 in FY26, but the rows from “Venues” to “Costs” add up to 294; in FY25 they add up to it",
    ]);
  });

  it.each([
    ["is right, but for rounding", row("Group", "A$m", 294.1, 273.3)],
    ["is none", row("Tax", "A$m", 81.3, 77.4)],
    ["has another unit", row("Group", "%", 249.0, 273.3)],
    ["is not known yet", row("Group", "A$m", undefined, 273.3)],
  ])("that %s is not", (_, total) => {
    expect(said(...segments, total)).toEqual([]);
  });

  it("is looked for in time in proportion to the rows", async () => {
    const table = (length: number) =>
      Array.from({ length }, (_, index) => row(`Row ${index}`, "A$m", 100.5 + index, 90.5 + index));
    expect(await isLinear((length) => totalProblems(table(length), YEARS, "measures"), 8_000)).toBe(true);
  });

  it("is no count that two small ones add up to by chance", () => {
    expect(said(row("Women", "", 3, 4), row("Men", "", 5, 4), row("Committees", "", 8, 3))).toEqual([]);
  });
});

describe("a table below a text", () => {
  const cell = (text: string, isHeader = false) => ({
    isHeader,
    content: [{ kind: "paragraph", children: [text] } as const],
  });
  const said = (head: readonly (readonly string[])[], ...body: readonly (readonly string[])[]) => {
    const table: Table = {
      head: head.map((row) => row.map((text) => cell(text, true))),
      body: body.map((row) => row.map((text) => cell(text))),
    };
    const section: Section = { kind: "rich-text", body: [], table };
    return tableProblems([page(homePage(section))], ENGLISH).map(
      ({ field, problem }) => `${field}: ${problem}`,
    );
  };

  it.each<[string, readonly (readonly string[])[], readonly (readonly string[])[], string]>([
    [
      "joined cells",
      [["A$m"], ["", ...YEARS]],
      [["Revenue", "2", "1"]],
      "row 2 of the table has 3 cells, and the first one 1: cells cannot be joined, repeat their words",
    ],
    [
      "one head twice",
      [["", "FY26", "FY26"]],
      [["Revenue", "2", "1"]],
      "two columns of the table are called “FY26”",
    ],
    [
      "a column without a head",
      [["", "FY26", ""]],
      [["Revenue", "2", "1"]],
      "column 3 of the table has no head: readers do not know what it has",
    ],
    ["heads alone", [["", ...YEARS]], [], "the table has heads, and no rows"],
    [
      "a total that is none",
      [["", ...YEARS]],
      [
        ["Venues", "200.5", "100.5"],
        ["Racing", "100", "50"],
        ["Total", "330.5", "150.5"],
      ],
      "“Total” is 330.5 in FY26, but the rows from “Venues” to “Racing” add up to 300.5; in FY25 they add up to it",
    ],
  ])("with %s is reported", (_, head, body, problem) => {
    expect(said(head, ...body)).toEqual([`sections[0].table: ${problem}`]);
  });

  it("with two rows of heads, or none, is not", () => {
    expect(
      said(
        [
          ["", "Group", "Group"],
          ["", ...YEARS],
        ],
        ["Revenue", "2", "1"],
      ),
    ).toEqual([]);
    expect(said([], ["Revenue", "2", "1"])).toEqual([]);
  });
});
