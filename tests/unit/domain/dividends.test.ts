import { describe, expect, it } from "vitest";
import {
  dividendsByYear,
  newestDividendFirst,
  sortedDividends,
} from "../../../src/domain/dividends/dividend.ts";
import { holdingPayments } from "../../../src/domain/dividends/holding.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { moneyOf, numberOf } from "../../../src/domain/money/money.ts";
import type { ConversionRates } from "../../../src/domain/money/reference-rates.ts";
import { type ReferenceRates, ratesOn } from "../../../src/domain/money/reference-rates.ts";
import { dividend, finalDividend } from "../dividends/sample-dividends.ts";

const undated = dividend("undated", { kind: "Special", amount: 0.02 });
const unknown = dividend("unknown", { kind: "Interim", record: "2025-03-05" });
const of2024 = finalDividend(2024, 0.085);
const of2025 = finalDividend(2025, 0.095);
const of2026 = finalDividend(2026, 0.105);
const all = [of2024, unknown, undated, of2026, of2025];
const newest = all.toSorted(newestDividendFirst);
const ids = (dividends: readonly { readonly id: string }[]) =>
  dividends.map(({ id }) => id.replace("dividend_", ""));

const dollars = (amount: number) => moneyOf(amount, currencyCode("USD"));

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

describe("the dividends by year", () => {
  it("are exact sums for each currency, with the years between, without what is not known", () => {
    const foreign = finalDividend(2025, 0.07, { currency: "nzd" });
    const interim = dividend("interim", { amount: 0.2, payment: "2026-03-27" });
    const more = finalDividend(2023, 0.1);
    const byYear = dividendsByYear([finalDividend(2026, 0.1), interim, more, foreign, unknown, undated]);
    expect(byYear.map(({ currency, years }) => [currency, ...years.map(({ sum }) => numberOf(sum))])).toEqual(
      [
        ["AUD", 0.1, 0, 0, 0.3],
        ["NZD", 0.07],
      ],
    );
    expect(byYear.map(({ years }) => years[0]?.year)).toEqual([2023, 2025]);
  });

  it("are those of the last forty, if a date is wrong", () => {
    const typo = dividend("typo", { amount: 1, payment: "1026-09-25" });
    const years = Array.from({ length: 40 }, (_, index) => ({ year: 1987 + index }));
    expect(dividendsByYear([of2026, typo])).toMatchObject([{ years }]);
  });
});

const TODAY = "2026-11-25";
const newestFirst = [finalDividend(2027, 0.2), of2026, of2025];

function paid(shares: string, from = "", to = "", dividends = newestFirst) {
  const holding = { shares, from, to, currency: "" };
  const { payments, years, sums, incomplete, wrong } = holdingPayments(dividends, holding, TODAY);
  return {
    payments: payments.map(({ dividend: { title }, paid: sum }) => `${title}: ${numberOf(sum)}`),
    years: years.map(({ year, sum }) => `${year} ${sum.currency} ${numberOf(sum)}`),
    sums: sums.map(({ sum }) => `${sum.currency} ${numberOf(sum)}`),
    incomplete: incomplete.map(({ title }) => title),
    wrong,
  };
}

describe("what a holding was paid", () => {
  it("is each payment until today, oldest first, and their sum", () => {
    expect(paid("1,000")).toEqual({
      payments: ["Final dividend, FY25: 95", "Final dividend, FY26: 105"],
      years: ["2025 AUD 95", "2026 AUD 105"],
      sums: ["AUD 200"],
      incomplete: [],
      wrong: [],
    });
  });

  it("is that of payments from one day to another, both included", () => {
    const count = (from: string, to: string) => paid("1", from, to).payments.length;
    expect(count("2025-09-25", "2026-09-25")).toBe(2);
    expect(count("2025-09-26", "2026-09-25")).toBe(1);
    expect(count("2025-09-26", "2026-09-24")).toBe(0);
    expect(count("2026-01-01", "2030-01-01")).toBe(1);
  });

  it("rounds each payment to the cent before the sum", () => {
    expect(paid("3").sums).toEqual(["AUD 0.61"]);
  });

  it("has a sum for each currency, and for each year of payment by currency", () => {
    const interim = finalDividend(2026, 0.05, { kind: "Interim", payment: "2026-03-27" });
    const foreign = finalDividend(2025, 0.07, { currency: "NZD" });
    expect(paid("100", "", "", [of2026, interim, foreign, of2025])).toMatchObject({
      sums: ["AUD 25", "NZD 7"],
      years: ["2025 AUD 9.5", "2025 NZD 7", "2026 AUD 15.5"],
    });
  });

  it("says what is not known, and has no sum then; what is of another time does not count", () => {
    const noAmount = dividend("a", { kind: "Special", period: "FY25", payment: "2025-03-28" });
    const noDates = dividend("b", { kind: "Interim", period: "FY99", amount: 0.1 });
    const found = paid("1", "2025-01-01", "", [...newestFirst, noAmount, noDates]);
    const incomplete = ["Interim dividend, FY99", "Special dividend, FY25"];
    expect(found).toMatchObject({ sums: [], years: [], incomplete });
    expect(found.payments).toHaveLength(2);
    expect(paid("1", "2026-01-01", "", [...newestFirst, noAmount]).sums).toHaveLength(1);
  });

  it.each([
    ["1", "", "", []],
    ["10 000 000 000", "", "", []],
    ["1.000", "", "", []],
    ["1'000", "", "", []],
    ["", "", "", ["shares"]],
    ["0", "", "", ["shares"]],
    ["-5", "", "", ["shares"]],
    ["1.5", "", "", ["shares"]],
    ["1e3", "", "", ["shares"]],
    ["10000000001", "", "", ["shares"]],
    ["<b>1</b>", "", "", ["shares"]],
    ["1", "2025-06-31", "", ["from"]],
    ["1", "soon", "2025-13-01", ["from", "to"]],
    ["1", "2026-01-02", "2026-01-01", ["to"]],
    ["1", "2026-11-26", "", ["to"]],
  ])("for %j shares from %j to %j names the fields that are wrong: %j", (shares, from, to, wrong) => {
    const found = paid(shares, from, to);
    expect(found.wrong).toEqual(wrong);
    if (wrong.length > 0) expect(found).toMatchObject({ payments: [], sums: [] });
  });
});

describe("what a holding was paid, in another currency", () => {
  const known: readonly ReferenceRates[] = [
    { day: "2026-09-24", perEuro: { EUR: 1, AUD: 1.6, USD: 1.2 } },
    { day: "2025-09-25", perEuro: { EUR: 1, AUD: 2, USD: 1, NZD: 4 } },
  ];
  const rates: ConversionRates = { currencies: ["AUD", "EUR", "USD"], on: (day) => ratesOn(known, day) };
  const inCurrency = (currency: string, dividends = newestFirst, from = rates) =>
    holdingPayments(dividends, { shares: "1000", from: "", to: "", currency }, TODAY, from);
  const convertedIn = (currency: string, dividends = newestFirst) => {
    const { payments, conversion } = inCurrency(currency, dividends);
    return { payments: payments.map(({ converted }) => [converted?.rate?.day, converted?.paid]), conversion };
  };

  it("is each payment at the rate of its day or the last one before it, crossed over the euro, and their sum", () => {
    expect(convertedIn("USD")).toEqual({
      payments: [
        ["2025-09-25", dollars(47.5)],
        ["2026-09-24", dollars(78.75)],
      ],
      conversion: { currency: "USD", sum: dollars(126.25) },
    });
    expect(convertedIn(" usd ").conversion?.currency).toBe("USD");
    expect(convertedIn("EUR").conversion?.sum).toEqual(moneyOf(47.5 + 65.63, currencyCode("EUR")));
  });

  it("has a sum for each year, unless a payment of it has no rate", () => {
    const { years } = inCurrency("USD", [...newestFirst, finalDividend(2019, 0.1)]);
    expect(years.map(({ year, converted }) => [year, converted])).toEqual([
      ["2019", undefined],
      ["2025", dollars(47.5)],
      ["2026", dollars(78.75)],
    ]);
  });

  it("needs no rate for a payment in that currency", () => {
    const foreign = finalDividend(2019, 0.07, { currency: "USD" });
    expect(convertedIn("USD", [of2026, foreign])).toEqual({
      payments: [
        [undefined, dollars(70)],
        ["2026-09-24", dollars(78.75)],
      ],
      conversion: { currency: "USD", sum: dollars(148.75) },
    });
  });

  it.each([
    ["before the first rate", finalDividend(2019, 0.1)],
    ["of a currency that has no rate on the day", finalDividend(2026, 0.1, { currency: "NZD" })],
    ["of which the amount is not known", dividend("a", { kind: "Special", payment: "2026-03-28" })],
  ])("has no sum with a payment %s", (_case, one) => {
    const { payments, sums, conversion, incomplete } = inCurrency("USD", [one, of2026]);
    expect(conversion).toEqual({ currency: "USD", sum: undefined });
    expect(payments.filter(({ converted }) => !converted).length + incomplete.length).toBe(1);
    expect(sums.length === 0).toBe(incomplete.length > 0);
  });

  it("has no sum without a payment, and is not there if nobody asked for it", () => {
    expect(inCurrency("USD", []).conversion?.sum).toBeUndefined();
    expect(inCurrency("").conversion).toBeUndefined();
  });
});
