import { describe, expect, it } from "vitest";
import {
  dividendsByYear,
  isComing,
  newestDividendFirst,
  sortedDividends,
} from "../../../src/domain/content/dividend.ts";
import { exactAmount } from "../../../src/domain/text/money.ts";
import { dividend, finalDividend } from "../sample-dividends.ts";

const undated = dividend("undated", { kind: "Special", amount: 0.02 });
const unknown = dividend("unknown", { kind: "Interim", record: "2025-03-05" });
const all = [
  finalDividend(2024, 0.085),
  unknown,
  undated,
  finalDividend(2026, 0.105),
  finalDividend(2025, 0.095),
];
const newest = all.toSorted(newestDividendFirst);
const ids = (dividends: readonly { readonly id: string }[]) =>
  dividends.map(({ id }) => id.replace("dividend_", ""));

describe("the order of dividends", () => {
  it("is newest first, by the latest day that is known; those without any are last", () => {
    expect(ids(newest)).toEqual(["2026", "2025", "unknown", "2024", "undated"]);
  });

  it.each([
    [undefined, ["2026", "2025", "unknown", "2024", "undated"]],
    ["oldest", ["2024", "unknown", "2025", "2026", "undated"]],
    ["highest", ["2026", "2025", "2024", "undated", "unknown"]],
    ["lowest", ["undated", "2024", "2025", "2026", "unknown"]],
  ] as const)("can be %s", (sort, order) => {
    expect(ids(sortedDividends(newest, sort))).toEqual(order);
  });
});

it("a dividend is to come until the last of its days is over", () => {
  const found = finalDividend(2026, 0.105);
  expect(["2026-08-01", "2026-09-25", "2026-09-26"].map((day) => isComing(found, day))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isComing(undated, "2026-09-25")).toBe(false);
});

describe("the dividends by year", () => {
  it("are exact sums for each currency, with the years between, without what is not known", () => {
    const foreign = finalDividend(2025, 0.07, { currency: "nzd" });
    const interim = dividend("interim", { amount: 0.2, payment: "2026-03-27" });
    const more = finalDividend(2023, 0.1);
    expect(dividendsByYear([finalDividend(2026, 0.1), interim, more, foreign, unknown, undated])).toEqual([
      {
        currency: "AUD",
        years: [
          { year: 2023, sum: exactAmount(0.1) },
          { year: 2024, sum: 0n },
          { year: 2025, sum: 0n },
          { year: 2026, sum: exactAmount(0.3) },
        ],
      },
      { currency: "NZD", years: [{ year: 2025, sum: exactAmount(0.07) }] },
    ]);
  });

  it("are those of the last forty, if a date is wrong", () => {
    const [found] = dividendsByYear([
      finalDividend(2026, 0.1),
      dividend("typo", { amount: 1, payment: "1026-09-25" }),
    ]);
    expect(found?.years.map(({ year }) => year)).toEqual(
      Array.from({ length: 40 }, (_, index) => 1987 + index),
    );
  });
});
