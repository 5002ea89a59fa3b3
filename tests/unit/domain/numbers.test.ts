import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatsOf } from "../../../scripts/brand.ts";
import { turnsNumber } from "../../../src/domain/content/number-words.ts";
import { writtenNumber } from "../../../src/domain/content/written-number.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { ENGLISH, FRENCH, GERMAN, LANGUAGES, MINUSES, SWISS, writtenLosses } from "./written-losses.ts";

const JAPANESE = { ...ENGLISH, locale: "ja-JP", words: { units: "百万 円 株", turns: "" } };
const INDIAN = { ...ENGLISH, locale: "en-IN", inPairs: true, words: { ...ENGLISH.words } };

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
    [ENGLISH, "$.41", 0.41, "$"],
    [ENGLISH, "(.07)", -0.07, undefined],
    [GERMAN, "\u22122.318,7 Mio. €", -2318.7, "Mio. €"],
    [GERMAN, "12,400", 12.4, undefined],
    [GERMAN, "4,2 Prozentpunkte", 4.2, "Prozentpunkte"],
    [GERMAN, "1.234 Mio. Aktien", 1234, "Mio. Aktien"],
    [ENGLISH, "3.4 per million hours worked", 3.4, "per million hours worked"],
    [ENGLISH, "12.4 km²", 12.4, "km²"],
    [ENGLISH, "12.4m AUD", 12.4, "m AUD"],
    [JAPANESE, "(1,234百万円)", -1234, "百万円"],
    [JAPANESE, "△1,234", -1234, undefined],
    [JAPANESE, "▲ 321百万円", -321, "百万円"],
    [INDIAN, "₹10,71,174 crore", 10_71_174, "₹ crore"],
    [INDIAN, "(1,23,45,678.5)", -12_345_678.5, undefined],
    [INDIAN, "1,234,567", 1_234_567, undefined],
    [FRENCH, "(12\u00a0318,7 M€)", -12318.7, "M€"],
    [FRENCH, "−4,2 points de base", -4.2, "points de base"],
    [FRENCH, "1,05 € par action", 1.05, "€ par action"],
    [FRENCH, "12\u202f400 salariés", 12_400, "salariés"],
    [FRENCH, "3,4 Mds €", 3.4, "Mds €"],
    [FRENCH, "12,4 milliers de tonnes", 12.4, "milliers de tonnes"],
    [SWISS, "CHF -12'318.7", -12318.7, "CHF"],
    [SWISS, "12.4 Mio. CHF", 12.4, "Mio. CHF"],
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
    [ENGLISH, "4.2% drop"],
    [ENGLISH, "A$12.4m shortfall"],
    [ENGLISH, "4.2% zibble"],
    [GERMAN, "4,2 % gesunken"],
    [GERMAN, "4,2 % Gewinneinbruch"],
    [GERMAN, "12,4 Mio. € Verlust"],
    [FRENCH, "12,4 M€ de perte"],
    [FRENCH, "4,2 % de baisse"],
    [FRENCH, "4,2 % en recul"],
    [FRENCH, "12,4 M€ de moins-value"],
    [FRENCH, "2318.7"],
    [SWISS, "12.4 Mio. Einbusse"],
    [ENGLISH, "COP-26"],
    [ENGLISH, "\u202e12.4"],
    [ENGLISH, "12345678901234567890"],
    [ENGLISH, "–"],
    [ENGLISH, ""],
  ])("%j: %s stays a text", (separators, text) => expect(writtenNumber(text, separators)).toBeUndefined());

  it.each([
    [ENGLISH, "△1,234"],
    [ENGLISH, "10,71,174"],
    [INDIAN, "10,71,17"],
    [INDIAN, "1,2345,678"],
  ])("is none where its marks have another meaning, or none: %#", (language, text) => {
    expect(writtenNumber(text, language)).toBeUndefined();
  });

  it.each([ENGLISH, GERMAN, FRENCH, SWISS])(
    "is a text with any word of $locale that turns it",
    (language) => {
      for (const word of language.words.turns.split(" ")) {
        expect(turnsNumber(`m ${word}`, language), word).toBe(true);
        expect(writtenNumber(`12${language.decimal}4m ${word}`, language), word).toBeUndefined();
        expect(writtenNumber(`4${language.decimal}2 % ${word}`, language), word).toBeUndefined();
      }
    },
  );

  it("is one with a word that is unknown, if the editor has stated it as the unit", () => {
    expect(writtenNumber("12 racecourses", ENGLISH)).toBeUndefined();
    expect(writtenNumber("12 racecourses", ENGLISH, "racecourses")?.amount).toBe(12);
    expect(writtenNumber("12 shortfall", ENGLISH, "shortfall")).toBeUndefined();
  });

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

it.each([
  ["en-AU", "12,345,678.5"],
  ["en-IN", "1,23,45,678.5"],
  ["de-CH", formatted("de-CH")],
  ["fr-CA", formatted("fr-CA")],
])(
  "an amount has the groups of digits of %s, as everything else that is written in it",
  (locale, written) => {
    expect(formatAmount(12_345_678.5, formatsOf(locale))).toBe(written);
    expect(written).toBe(formatted(locale));
  },
);

function formatted(locale: string): string {
  return (12_345_678.5).toLocaleString(locale);
}

describe("figures of a financial year", () => {
  it.each([
    [ENGLISH, 1234567, undefined, "1,234,567.0"],
    [ENGLISH, 0, undefined, "0.0"],
    [ENGLISH, -0.04, undefined, "0.0"],
    [ENGLISH, -12.44, undefined, "−12.4"],
    [ENGLISH, 2940, 0, "2,940"],
    [ENGLISH, 0.485, 2, "0.49"],
    [ENGLISH, -1.005, 2, "−1.01"],
    [ENGLISH, 1e-9, 2, "0.00"],
    [ENGLISH, -0.4, 0, "0"],
    [ENGLISH, -1234.5678, 3, "−1,234.568"],
    [GERMAN, -1234567, undefined, "−1.234.567,0"],
  ])("with separators %j, %d with %s decimals is %s", (separators, value, decimals, words) => {
    expect(formatAmount(value, separators, decimals)).toBe(words);
  });
});
