import { describe, expect, it } from "vitest";
import { holdingPayments } from "../../../src/domain/dividends/holding.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { moneyOf, numberOf } from "../../../src/domain/money/money.ts";
import type { ConversionRates } from "../../../src/domain/money/reference-rates.ts";
import { type ReferenceRates, ratesOn } from "../../../src/domain/money/reference-rates.ts";
import { dividend, finalDividend } from "./sample-dividends.ts";

const of2025 = finalDividend(2025, 0.095);
const of2026 = finalDividend(2026, 0.105);
const dollars = (amount: number) => moneyOf(amount, currencyCode("USD"));

const TODAY = "2026-11-25";
const newestFirst = [finalDividend(2027, 0.2), of2026, of2025];

function paid(shares: string, from = "", to = "", dividends = newestFirst, of = "") {
  const holding = { shares, from, to, currency: "", class: of };
  const { payments, years, sums, incomplete, wrong } = holdingPayments(dividends, holding, { today: TODAY });
  return {
    payments: payments.map(({ event: { title }, paid: sum }) => `${title}: ${numberOf(sum)}`),
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
    const interim = finalDividend(2026, 0.05, {
      kind: "Interim",
      ex: null,
      record: null,
      payment: "2026-03-27",
    });
    const foreign = finalDividend(2025, 0.07, { currency: "NZD" });
    expect(paid("100", "", "", [of2026, interim, foreign, of2025])).toMatchObject({
      sums: ["AUD 25", "NZD 7"],
      years: ["2025 AUD 9.5", "2025 NZD 7", "2026 AUD 15.5"],
    });
  });

  it("counts a dividend of nothing as one, with or without a payment date", () => {
    const nil = finalDividend(2024, 0);
    const undated = finalDividend(2023, 0, { payment: null });
    expect(paid("100", "", "", [of2026, of2025, nil, undated])).toMatchObject({
      sums: ["AUD 20"],
      years: ["2024 AUD 0", "2025 AUD 9.5", "2026 AUD 10.5"],
      incomplete: [],
    });
  });

  it.each(["Planned", "Proposed", "Deferred", "Cancelled"])(
    "leaves out one that is not due: %s",
    (status) => {
      const other = finalDividend(2024, 0.3, { status });
      const unknown = dividend("x", { status, ex: "2024-09-02" });
      expect(paid("100", "", "", [of2025, other, unknown])).toMatchObject({
        sums: ["AUD 9.5"],
        incomplete: [],
      });
    },
  );

  it("is of one class of shares: the one that was asked for, or that without a name", () => {
    const preference = finalDividend(2024, 0.3, { share_class: "Preference shares" });
    const both = [of2025, preference];
    expect(paid("100", "", "", both).sums).toEqual(["AUD 9.5"]);
    expect(paid("100", "", "", both, "Preference shares").sums).toEqual(["AUD 30"]);
    expect(paid("100", "", "", both, "B shares").wrong).toEqual(["class"]);
    expect(paid("100", "", "", [preference]).sums).toEqual(["AUD 30"]);
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
    [".", "12,375", []],
    [".", "12.375", ["shares"]],
    [",", "12.375", []],
    [",", "12,375", ["shares"]],
  ])("where %j is before decimals, %j shares are wrong in %j", (decimal, shares, wrong) => {
    const holding = { shares, from: "", to: "", currency: "", class: "" };
    const found = holdingPayments(newestFirst, holding, { today: TODAY, decimal });
    expect([found.wrong, found.shares]).toEqual([wrong, wrong.length > 0 ? undefined : 12_375]);
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
    ["0.375", "", "", ["shares"]],
    ["0,375", "", "", ["shares"]],
    ["1,000.375", "", "", ["shares"]],
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
    holdingPayments(
      dividends,
      { shares: "1000", from: "", to: "", currency, class: "" },
      { today: TODAY, rates: from },
    );
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

  it("is not offered for the currency that all of it is in", () => {
    expect(inCurrency("AUD")).toMatchObject({ conversion: undefined, wrong: [] });
    expect(inCurrency("AUD").payments[0]?.converted).toBeUndefined();
  });

  it("has no sum without a payment, and is not there if nobody asked for it", () => {
    expect(inCurrency("USD", []).conversion).toBeUndefined();
    expect(inCurrency("").conversion).toBeUndefined();
  });
});

describe("what a holding over a split was paid", () => {
  const split = { day: "2026-01-15", shares: { new: 3, old: 1 } };
  const over = (shares: string, to = "") =>
    holdingPayments(
      [of2026, finalDividend(2025, 0.3)],
      { shares, from: "", to, currency: "", class: "" },
      { today: TODAY, adjustments: [split] },
    );

  it("is what its shares of then were paid, if it has so many on the last day", () => {
    const { payments, sums } = over("1,000");
    expect(payments.map(({ shares, paid: sum }) => [shares, numberOf(sum)])).toEqual([
      [333.3333, 100],
      [1000, 105],
    ]);
    expect(sums.map(({ sum }) => numberOf(sum))).toEqual([205]);
  });

  it("does not know of a split after the last day", () => {
    expect(over("1,000", "2025-12-31").payments.map(({ shares }) => shares)).toEqual([1000]);
  });
});

describe("a holding over other events of its shares", () => {
  const aud = (amount: number) => moneyOf(amount, currencyCode("AUD"));
  const RETURN = {
    id: "return",
    title: "Capital return",
    ex: "2026-03-02",
    cash: { amount: aud(0.5), payment: "2026-03-20" },
    costBase: [],
  };
  const DEMERGER = {
    id: "demerger",
    title: "Demerger",
    ex: "2026-06-01",
    cash: undefined,
    costBase: [
      { name: "Larkfield", percent: 85 },
      { name: "Windfall", percent: 15 },
    ],
  };
  const holding = { shares: "1000", from: "", to: "", currency: "", class: "" };
  const paidWith = (more: Partial<Parameters<typeof holdingPayments>[2]>, dividends = newestFirst) => {
    const found = holdingPayments(dividends, holding, { today: TODAY, ...more });
    return {
      payments: found.payments.map(({ event: { title }, paid: sum }) => `${title}: ${numberOf(sum)}`),
      sums: found.sums.map(({ sum }) => numberOf(sum)),
      incomplete: found.incomplete.map(({ title }) => title),
      costBases: found.costBases.map(({ title }) => title),
    };
  };

  it("was paid a return of capital, too, and knows what has become of its price", () => {
    expect(paidWith({ events: [DEMERGER, RETURN] })).toEqual({
      payments: ["Final dividend, FY25: 95", "Capital return: 500", "Final dividend, FY26: 105"],
      sums: [700],
      incomplete: [],
      costBases: ["Demerger"],
    });
  });

  it("was paid it once, if an editor has typed it as a dividend, too", () => {
    const days = { ex: null, record: null, payment: "2026-03-20" };
    const typed = finalDividend(2026, 0.5, { kind: "Return of capital", ...days });
    expect(paidWith({ events: [RETURN] }, [of2026, typed, of2025]).sums).toEqual([700]);
  });

  it("has no sum while the day of a return of capital is not known", () => {
    const events = [{ ...RETURN, cash: { amount: aud(0.5) } }];
    expect(paidWith({ events })).toMatchObject({ sums: [], incomplete: ["Capital return"] });
  });

  it("has no sum over a split of which nobody knows the ratio", () => {
    const adjustments = [{ day: "2026-01-15", isUnknown: true }];
    expect(paidWith({ adjustments })).toMatchObject({
      payments: ["Final dividend, FY26: 105"],
      sums: [],
      incomplete: ["Final dividend, FY25"],
    });
    expect(paidWith({ adjustments: [{ day: "2026-09-10", isUnknown: true, shareClass: "B" }] }).sums).toEqual(
      [200],
    );
  });
});
