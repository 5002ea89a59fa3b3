import { describe, expect, it } from "vitest";
import { writtenNumber } from "../../../src/domain/content/written-number.ts";
import { ambiguousAmounts } from "../../../src/domain/figures/other-notation.ts";
import { ENGLISH, FRENCH, GERMAN, SWISS } from "../domain/written-losses.ts";

/** The amounts of rows that may be written as in another language. */
const found = (language: typeof ENGLISH, ...rows: readonly (readonly string[])[]) =>
  ambiguousAmounts(
    rows.map((amounts, row) => ({
      name: `Row ${row}`,
      hasChart: false,
      periods: amounts.map((amount, index) => ({ period: `FY${26 - index}`, amount })),
    })),
    language,
  ).map(({ amount }) => amount);

describe("an amount that may be written as in another language", () => {
  it("is one with three digits after its sign, where another one has exchanged signs", () => {
    expect(found(FRENCH, ["26,049", "25,142"], ["12.2", "15.2"])).toEqual(["26,049", "25,142"]);
    expect(found(ENGLISH, ["26.049", "25.142"], ["12,2"])).toEqual(["26.049", "25.142"]);
    expect(found(GERMAN, ["27,416", "27,560"], ["1,234.5"])).toEqual(["27,416", "27,560"]);
  });

  it("is one that is nearer to the whole numbers of its row with exchanged signs", () => {
    expect(found(FRENCH, ["(204)", "1,317", "2,630"])).toEqual(["1,317", "2,630"]);
    expect(found(ENGLISH, ["681", "1.065"])).toEqual(["1.065"]);
  });

  it("is none otherwise", () => {
    expect(found(ENGLISH, ["26,049", "25,142"], ["12.2", "n/a"])).toEqual([]);
    expect(found(ENGLISH, ["26,049", "25,142"], ["12,2"])).toEqual([]);
    expect(found(ENGLISH, ["14", "1,350", "15"])).toEqual([]);
    expect(found(GERMAN, ["3,883", "3,840"], ["103,451", "104"])).toEqual([]);
    expect(found(SWISS, ["1’065", "681"], ["3.883"])).toEqual([]);
  });
});

it("the other sign is one between thousands before decimals, or if there are several", () => {
  const amountOf = (text: string, language: typeof ENGLISH) => writtenNumber(text, language)?.amount;
  expect(amountOf("8.456,1", FRENCH)).toBe(8_456.1);
  expect(amountOf("1.234.567", FRENCH)).toBe(1_234_567);
  expect(amountOf("1,234.5", SWISS)).toBe(1_234.5);
  for (const text of ["8.456", "8.45,1", "8.456.1", "1,234,567.8"])
    expect(amountOf(text, FRENCH)).toBeUndefined();
});
