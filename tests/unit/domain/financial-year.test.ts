import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../src/domain/content/financial-year.ts";

const ENGLISH = { thousands: ",", decimal: "." };

describe("figures of a financial year", () => {
  it.each([
    [2318.7, "2,318.7"],
    [1234567, "1,234,567.0"],
    [15, "15.0"],
    [0, "0.0"],
    [-0.04, "0.0"],
    [-12.44, "−12.4"],
    [-1234.5, "−1,234.5"],
  ])("%d is formatted as %s", (value, words) => {
    expect(formatAmount(value, ENGLISH)).toBe(words);
  });

  it.each([
    [2940, 0, "2,940"],
    [-0.4, 0, "0"],
    [-1234.5678, 3, "−1,234.568"],
  ])("%d with %d decimals is %s", (value, decimals, words) => {
    expect(formatAmount(value, ENGLISH, decimals)).toBe(words);
  });

  it("are formatted with the separators of the locale", () => {
    expect(formatAmount(-1234567, { thousands: ".", decimal: "," })).toBe("−1.234.567,0");
  });
});
