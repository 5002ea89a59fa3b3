import { describe, expect, it } from "vitest";
import type { ShareAdjustment } from "../../../src/domain/content/share-adjustment.ts";
import { type Dividend, newestDividendFirst } from "../../../src/domain/dividends/dividend.ts";
import {
  dividendHistory,
  dividendsByYear,
  isAdjusted,
  sortedDividends,
} from "../../../src/domain/dividends/dividend-history.ts";
import { numberOf } from "../../../src/domain/money/money.ts";
import { dividend, finalDividend } from "./sample-dividends.ts";

const TODAY = "2026-11-25";

const undated = dividend("undated", { kind: "Special", amount: 0.02 });
const unknown = dividend("unknown", { kind: "Interim", record: "2025-03-05" });
const of2024 = finalDividend(2024, 0.085);
const of2025 = finalDividend(2025, 0.095);
const of2026 = finalDividend(2026, 0.105);
const all = [of2024, unknown, undated, of2026, of2025];
const newest = all.toSorted(newestDividendFirst);
const ids = (dividends: readonly { readonly id: string }[]) =>
  dividends.map(({ id }) => id.replace("dividend_", ""));

const yearsOf = (dividends: readonly Dividend[], adjustments: readonly ShareAdjustment[] = []) =>
  dividendsByYear(dividendHistory(dividends, adjustments, TODAY));

describe("the order of dividends", () => {
  it.each([
    [undefined, ["2026", "2025", "unknown", "2024", "undated"]],
    ["oldest", ["2024", "unknown", "2025", "2026", "undated"]],
    ["highest", ["2026", "2025", "2024", "undated", "unknown"]],
    ["lowest", ["undated", "2024", "2025", "2026", "unknown"]],
  ] as const)("is newest first, those without a day last, or as asked: %s", (sort, order) => {
    expect(ids(sortedDividends(newest, sort))).toEqual(order);
  });
});

it("what is said to be paid is declared until its day", () => {
  const paid = dividend("paid", { status: "Paid", amount: 0.1, payment: TODAY });
  const [early] = dividendHistory([paid], [], "2026-11-24");
  expect(early).toMatchObject({ status: "Declared", payment: TODAY });
  expect(dividendHistory([paid], [], TODAY)).toMatchObject([{ status: "Paid" }]);
});

describe("the dividends by year", () => {
  it("are exact sums for each currency, with the years between, without what is not known", () => {
    const foreign = finalDividend(2025, 0.07, { currency: "nzd" });
    const interim = dividend("interim", { amount: 0.2, payment: "2026-03-27" });
    const more = finalDividend(2023, 0.1);
    const byYear = yearsOf([finalDividend(2026, 0.1), interim, more, foreign, unknown, undated]);
    expect(byYear.map(({ currency, years }) => [currency, ...years.map(({ sum }) => numberOf(sum))])).toEqual(
      [
        ["AUD", 0.1, 0, 0, 0.3],
        ["NZD", 0.07],
      ],
    );
    expect(byYear.map(({ years }) => years[0]?.year)).toEqual([2023, 2025]);
  });

  it("are apart for each class of shares, and without what is not due", () => {
    const preference = finalDividend(2026, 0.5, { share_class: "Preference shares" });
    const proposed = finalDividend(2027, 0.5, { status: "Proposed" });
    expect(
      yearsOf([of2026, preference, proposed]).map(({ shareClass, years }) => [
        shareClass,
        ...years.map(({ sum }) => numberOf(sum)),
      ]),
    ).toEqual([
      [undefined, 0.105],
      ["Preference shares", 0.5],
    ]);
  });

  it("have a year in which nothing was paid, as the company decided", () => {
    const nil = finalDividend(2025, 0);
    expect(yearsOf([of2026, nil, of2024])[0]?.years.map(({ sum }) => numberOf(sum))).toEqual([
      0.085, 0, 0.105,
    ]);
  });

  it("are those of the last forty, if a date is wrong", () => {
    const typo = dividend("typo", { amount: 1, payment: "1906-09-25" });
    const years = Array.from({ length: 40 }, (_, index) => ({ year: 1987 + index }));
    expect(yearsOf([of2026, typo])).toMatchObject([{ years }]);
  });
});

describe("a history of dividends over a split", () => {
  const split: ShareAdjustment = { day: "2026-09-02", shares: { new: 4, old: 1 } };
  const historyOf = (adjustments: readonly ShareAdjustment[], today = TODAY, more: object = {}) =>
    dividendHistory([of2026, finalDividend(2025, 0.4, more)], adjustments, today);
  const adjustedOf = (...of: Parameters<typeof historyOf>) =>
    historyOf(...of).map(({ adjusted }) => adjusted && numberOf(adjusted));

  it("has amounts as paid and for one share of today; of the ex date of the split are new shares", () => {
    const history = historyOf([split]);
    expect(history.map(({ amount }) => amount && numberOf(amount))).toEqual([0.105, 0.4]);
    expect(adjustedOf([split])).toEqual([0.105, 0.1]);
    expect(history.map(isAdjusted)).toEqual([false, true]);
  });

  it("is adjusted on the ex date, and not before", () => {
    expect(adjustedOf([split], "2026-09-01")).toEqual([0.105, 0.4]);
    expect(adjustedOf([split], "2026-09-02")).toEqual([0.105, 0.1]);
  });

  it("is adjusted by all of them, exactly, and written with six decimals", () => {
    const three = { day: "2026-01-15", shares: { new: 3, old: 1 } };
    expect(adjustedOf([three])).toEqual([0.105, 0.133333]);
    expect(adjustedOf([three, split])).toEqual([0.105, 0.033333]);
    const back = { day: "2026-02-15", shares: { new: 1, old: 3 } };
    expect(adjustedOf([three, back])).toEqual([0.105, 0.4]);
  });

  it("is adjusted by a factor where the number of shares stays", () => {
    expect(adjustedOf([{ day: "2026-01-15", amounts: 0.9533 }])).toEqual([0.105, 0.38132]);
  });

  it("is not adjusted by a split of another class of shares", () => {
    const ofB = { ...split, shareClass: "B shares" };
    expect(adjustedOf([ofB])).toEqual([0.105, 0.4]);
    expect(adjustedOf([ofB], TODAY, { share_class: "B shares" })).toEqual([0.105, 0.1]);
    expect(adjustedOf([split], TODAY, { share_class: "B shares" })).toEqual([0.105, 0.1]);
  });

  it("has no adjusted amount if nobody knows whether it is of shares before the split or after it", () => {
    const adjusted = (more: object) => adjustedOf([split], TODAY, { ex: null, record: null, ...more })[1];
    expect(adjusted({ payment: "2026-09-25" })).toBeUndefined();
    expect(adjusted({ payment: null })).toBeUndefined();
    expect(adjusted({ payment: "2026-09-25", declared: "2026-09-02" })).toBe(0.4);
    expect(adjusted({ payment: "2026-08-25" })).toBe(0.1);
    expect(adjusted({ payment: "2027-02-25" })).toBe(0.4);
  });

  it("has years of adjusted amounts", () => {
    const [{ years } = { years: [] }] = yearsOf([of2026, finalDividend(2025, 0.4)], [split]);
    expect(years.map(({ sum }) => numberOf(sum))).toEqual([0.1, 0.105]);
  });
});
