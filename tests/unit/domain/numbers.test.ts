import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { writtenNumber } from "../../../src/domain/content/written-number.ts";
import { converted, exactAmount, moneyStyleOf, moneyText, rounded } from "../../../src/domain/money/money.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { ENGLISH, FRENCH, GERMAN, LANGUAGES, MINUSES, SWISS, writtenLosses } from "./written-losses.ts";

describe("a number that an editor has written", () => {
  it.each([
    [ENGLISH, "A$(12.4) million", -12.4, "A$ million"],
    [ENGLISH, "\u200e\u2212A$12.4m", -12.4, "A$m"],
    [ENGLISH, "(4.2 per cent)", -4.2, "per cent"],
    [ENGLISH, "EUR 12.4m", 12.4, "EUR m"],
    [ENGLISH, "+3.1%", 3.1, "%"],
    [ENGLISH, "-0.0%", 0, "%"],
    [ENGLISH, "12.4 t CO₂-e", 12.4, "t CO₂-e"],
    [ENGLISH, "1.6×", 1.6, "×"],
    [GERMAN, "\u22122.318,7 Mio. €", -2318.7, "Mio. €"],
    [GERMAN, "12,400", 12.4, undefined],
    [FRENCH, "(12\u00a0318,7 M€)", -12318.7, "M€"],
    [SWISS, "CHF -12'318.7", -12318.7, "CHF"],
  ])("%j: %s is %d", (separators, text, amount, unit) =>
    expect(writtenNumber(text, separators)).toEqual({ amount, unit }),
  );

  it.each([
    [ENGLISH, "12,4"],
    [ENGLISH, "1,23,456"],
    [GERMAN, "2318.7"],
    [ENGLISH, "9 in 10"],
    [ENGLISH, "FY26"],
    [ENGLISH, "2025–26"],
    [ENGLISH, "5-year"],
    [ENGLISH, "5,–"],
    [ENGLISH, "±2.5"],
    [ENGLISH, "(-12.4)"],
    [ENGLISH, "(12.4) (unaudited)"],
    [ENGLISH, "A$12.4m (loss)"],
    [ENGLISH, "4.2% lower"],
    [GERMAN, "12,4 Mio. € Verlust"],
    [ENGLISH, "COP-26"],
    [ENGLISH, "\u202e12.4"],
    [ENGLISH, "12345678901234567890"],
    [ENGLISH, "–"],
    [ENGLISH, ""],
  ])("%j: %s stays a text", (separators, text) => expect(writtenNumber(text, separators)).toBeUndefined());

  it("has its value and its sign in every notation", () => {
    fc.assert(
      fc.property(writtenLosses, ({ separators, amount, profit, loss, unit }) => {
        expect(writtenNumber(profit, separators)).toEqual({ amount: -amount, unit });
        expect(writtenNumber(loss, separators)).toEqual({ amount, unit });
      }),
    );
  });

  it("never has another value or sign, however it is written", () => {
    const part = fc.constantFrom(..."0123456789.,  ()%€A$m’\u202f٢٫½²+<▲", ...MINUSES);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.array(part, { maxLength: 9 }), (separators, parts) => {
        const text = parts.join("");
        const found = writtenNumber(text, separators);
        if (!found) return;
        expect(text).not.toMatch(/[½<▲]|[\d.,]²/);
        const [whole = "", fraction = ""] = text
          .replaceAll("٢", "2")
          .replaceAll("٫", separators.decimal)
          .split(separators.decimal)
          .map((side) => side.replace(/\D/g, ""));
        expect(Math.abs(found.amount)).toBe(Number(`${whole}.${fraction}`));
        const signs = text.replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, "");
        const isLoss = ["(", ...MINUSES].some((sign) => signs.includes(sign));
        expect(found.amount < 0).toBe(isLoss && found.amount !== 0);
      }),
      { numRuns: 20_000 },
    );
  });
});

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

  it("is exact where floating-point numbers are not", () => {
    expect(exactAmount(0.1) + exactAmount(0.2)).toBe(exactAmount(0.3));
    const most = exactAmount(0.105) * 10_000_000_000n;
    expect(moneyText(rounded(most, "AUD"), "AUD", australian)).toBe("A$1,050,000,000.00");
  });

  it("has the digits of the language in its decimals, too", () => {
    expect(moneyText(exactAmount(1.5), "AUD", { ...australian, locale: "ar-EG" })).toContain("١٫٥٠");
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
});

describe("figures of a financial year", () => {
  it.each([
    [ENGLISH, 1234567, undefined, "1,234,567.0"],
    [ENGLISH, 0, undefined, "0.0"],
    [ENGLISH, -0.04, undefined, "0.0"],
    [ENGLISH, -12.44, undefined, "−12.4"],
    [ENGLISH, 2940, 0, "2,940"],
    [ENGLISH, -0.4, 0, "0"],
    [ENGLISH, -1234.5678, 3, "−1,234.568"],
    [GERMAN, -1234567, undefined, "−1.234.567,0"],
  ])("with separators %j, %d with %s decimals is %s", (separators, value, decimals, words) => {
    expect(formatAmount(value, separators, decimals)).toBe(words);
  });
});
