import { describe, expect, it } from "vitest";
import { searchTermsOf } from "../../../src/domain/search/search-terms.ts";

const terms = (text: string) =>
  searchTermsOf(text).map((term) => (term.kind === "word" ? term.key : term.keys));

describe("the terms of a search text", () => {
  it.each<[string, (string | string[])[]]>([
    ["Final dividends", ["final", "dividend"]],
    ["what is the dividend", ["dividend"]],
    ["to be", ["to", "be"]],
    ["dividend dividend", ["dividend"]],
    ['"net debt" 2026', [["net", "debt"], "2026"]],
    ["“Net Debts”", [["net", "debt"]]],
    ['"net debt', ["net", "debt"]],
    ['"" "!"', []],
    ["the FY2026 results", ["fy26", "result"]],
    ["results of the 2026 financial year", ["result", "fy26"]],
    ["financial year 2026 and financial year 2025", ["fy26", "fy25"]],
    ['"2026 financial year"', [["fy26"]]],
    ["financial year", ["financial", "year"]],
  ])("%s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("are limited in number", () => {
    expect(terms(Array.from({ length: 40 }, (_, number) => `word${number}`).join(" "))).toHaveLength(12);
  });
});
