import { expect, it } from "vitest";
import type { NumberLanguage } from "../../../src/domain/content/number-words.ts";
import { tableProblems } from "../../../src/domain/report/table-problems.ts";
import { contentPage, paragraph } from "../sample-content.ts";
import { ENGLISH, FRENCH, GERMAN } from "./written-losses.ts";

function problemsOf(language: NumberLanguage, ...cells: readonly string[]) {
  const body = [cells.map((text) => ({ isHeader: false, content: paragraph(text) }))];
  const sections = [{ kind: "rich-text" as const, body: [], table: { head: [], body } }];
  return tableProblems([{ kind: "page", page: { ...contentPage("a"), sections } }], language);
}

it.each([
  [ENGLISH, "12,34,567"],
  [ENGLISH, "₹ 1,23,45,678.50"],
  [ENGLISH, "1.234,5"],
  [GERMAN, "1,234.5 m"],
])("a number of a table that is written as in another language is named: %o, %s", (language, text) => {
  expect(problemsOf(language, "Revenue", text)).toMatchObject([
    { field: "sections[0].table", problem: expect.stringContaining(`“${text}”`), severity: "warning" },
  ]);
});

it.each([
  [ENGLISH, ["1,234,567.5", "1.2", "12.05.2026", "2.1.3", "n/a", "1,234"]],
  [GERMAN, ["1.234.567,5", "1.2", "12.05.2026", "10.1.1.1"]],
  [FRENCH, ["1 234,5", "8.456,1"]],
])("others are not: %o, %j", (language, cells) => {
  expect(problemsOf(language, ...cells)).toEqual([]);
});
