import { describe, expect, it } from "vitest";
import { readSection, slice } from "../adapters/read-document.ts";
import { document, homeTo, report } from "../adapters/report-of.ts";

it("debt without a currency is in that of the company", () => {
  const { section, reported } = readSection("debt", {
    instruments: [{ name: "Loan" }, { name: "Notes", currency: "EUR" }],
  });
  expect(section).toMatchObject({ instruments: [{ currency: "AUD" }, { currency: "EUR" }] });
  expect(reported).toEqual([]);
});

it("a mistyped day of the register is an error of the report", () => {
  const register = slice("share_capital", { as_at: "2206-01-01", classes: [{ name: "A" }] });
  const { errors } = report(homeTo(), document("page", "a", { slices: [register] }));
  expect(errors).toContainEqual(expect.stringContaining("the year 2206 is out of range"));
});

describe("classes of shares", () => {
  const classA = { name: "A", on_issue: 100, as_at: null };
  const blank = { name: "", on_issue: null, as_at: null };
  const lists = [
    ["with a row in which nothing is entered", [classA, blank], 1],
    ["with one that has no name", [classA, { ...blank, on_issue: 10 }], 0],
    ["with one of an unknown day", [classA, { ...classA, name: "B", as_at: "31.10.2026" }], 0],
  ] as const;
  it.each(lists)("%s are all of them, or none: they are summed up", (_, classes, count) => {
    const { section } = readSection("share_capital", { as_at: "2026-10-31", classes });
    expect(section).toHaveProperty("classes.length", count);
  });
});
