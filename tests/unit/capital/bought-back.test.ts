import { describe, expect, it } from "vitest";
import { boughtBackSince } from "../../../src/domain/capital/share-capital.ts";
import { shareClass, shares } from "./sample-capital.ts";

const bought = (day: string, count: number, isin?: string) => ({ day, shares: count, isin });

describe("what the company has bought of its shares", () => {
  const capital = shares({
    classes: [shareClass({ asAt: "2026-10-31", treasury: 20, isin: "AU0000LKF008" })],
  });

  it("is counted after the latest day of the shares, and added to those that it held", () => {
    const purchases = [bought("2026-10-30", 7), bought("2026-11-03", 5), bought("2026-11-04", 6)];
    expect(boughtBackSince(capital, purchases)).toEqual([
      { name: "Ordinary shares", since: "2026-10-31", until: "2026-11-04", shares: 11, treasury: 31 },
    ]);
  });

  it("is nothing without purchases since, or without a day", () => {
    expect(boughtBackSince(capital, [bought("2026-10-31", 7)])).toEqual([]);
    expect(boughtBackSince(shares({ asAt: undefined }), [bought("2026-11-03", 5)])).toEqual([]);
  });

  it("is of the class with its ISIN", () => {
    const other = shareClass({ name: "Preference shares", asAt: "2026-10-31", isin: "AU000000EX49" });
    const classes = [...capital.classes, other];
    const purchases = [bought("2026-11-03", 5, "AU000000EX49"), bought("2026-11-03", 9)];
    expect(boughtBackSince({ classes }, purchases).map(({ name, shares: count }) => [name, count])).toEqual([
      ["Preference shares", 5],
    ]);
  });
});
