import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import {
  converted,
  decimalText,
  exactAmount,
  moneyStyleOf,
  moneyText,
  perShareText,
  rounded,
} from "../../../src/domain/text/money.ts";

const australian = moneyStyleOf(brand);
const german = moneyStyleOf({
  locale: "de-DE",
  currency: { sign: "€", hundredths: "Cent" },
  listings: [{ currency: "EUR" }],
});
/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/\s/gu, " ");

describe("money", () => {
  it.each([
    [0.105, "AUD", "A$0.105", "0,105 AUD"],
    [1234567.5, "AUD", "A$1,234,567.50", "1.234.567,50 AUD"],
    [1.2, "EUR", "EUR 1.20", "1,20 €"],
    [0.07, "NZD", "NZD 0.07", "0,07 NZD"],
    [5, "JPY", "JPY 5", "5 JPY"],
    [0.1234567, "AUD", "A$0.1234567", "0,1234567 AUD"],
    [0.07, "DOLLARS", "DOLLARS 0.07", "0,07 DOLLARS"],
  ])("%d %s is written with all its decimals", (amount, currency, english, deutsch) => {
    expect(plain(moneyText(exactAmount(amount), currency, australian))).toBe(english);
    expect(plain(moneyText(exactAmount(amount), currency, german))).toBe(deutsch);
  });

  it.each([
    [0.105, "AUD", "10.5 cents"],
    [0.1, "AUD", "10.0 cents"],
    [0.10255, "AUD", "10.255 cents"],
    [1.05, "AUD", "A$1.05"],
    [0.07, "USD", "USD 0.07"],
  ])("%d %s for one share is written as in running text", (amount, currency, text) => {
    expect(plain(perShareText(exactAmount(amount), currency, australian))).toBe(text);
  });

  it.each([
    [0.105, "AUD", "0.105"],
    [0.1, "AUD", "0.10"],
    [1234, "JPY", "1234"],
  ])("%d %s is text for programs", (amount, currency, text) => {
    expect(decimalText(exactAmount(amount), currency)).toBe(text);
  });

  it("is exact where floating-point numbers are not", () => {
    expect(exactAmount(0.1) + exactAmount(0.2)).toBe(exactAmount(0.3));
    const most = exactAmount(0.105) * 10_000_000_000n;
    expect(moneyText(rounded(most, "AUD"), "AUD", australian)).toBe("A$1,050,000,000.00");
  });

  it.each([
    ["AUD", 3n, "A$0.32"],
    ["AUD", 1n, "A$0.11"],
    ["JPY", 5n, "JPY 1"],
    ["JPY", 4n, "JPY 0"],
  ])("in %s is rounded to the smallest coin", (currency, shares, text) => {
    expect(plain(moneyText(rounded(exactAmount(0.105) * shares, currency), currency, australian))).toBe(text);
  });
});

describe("money in another currency", () => {
  const EXACT = 100_000_000n;
  const coins = { EUR: EXACT / 100n, JPY: EXACT, KWD: EXACT / 1000n } as const;
  const currency = fc.constantFrom(...(["EUR", "JPY", "KWD"] as const));
  const paid = fc.bigInt({ min: 0n, max: 10n ** 20n });
  /** As texts of rates are read: whole numbers of the hundred-thousandth. */
  const rate = fc.integer({ min: 1, max: 10 ** 12 });

  it("is the nearest coin to the exact product, half a coin up", () => {
    fc.assert(
      fc.property(paid, rate, rate, currency, (exact, from, to, code) => {
        const result = converted(exact, code, { from: from / 100_000, to: to / 100_000 });
        // Twice the error, in units of the divisor.
        const error = 2n * (result * BigInt(from) - exact * BigInt(to));
        const coin = coins[code] * BigInt(from);
        expect(result % coins[code]).toBe(0n);
        expect(error > -coin && error <= coin).toBe(true);
      }),
    );
  });

  it("is the same amount at a rate of one", () => {
    fc.assert(
      fc.property(paid, rate, (exact, from) => {
        const one = { from: from / 100_000, to: from / 100_000 };
        expect(converted(exact, "KWD", one)).toBe(rounded(exact, "KWD"));
      }),
    );
  });
});
