import { describe, expect, it } from "vitest";
import { languageOf } from "../../../src/adapters/search-index/language.ts";
import { dateKeysIn, daysOfYearIn } from "../../../src/domain/search/date-keys.ts";
import { groupedNumberKeys } from "../../../src/domain/search/number-keys.ts";
import {
  canBeIntended,
  canBeMisspelt,
  differByTwo,
  typosOf,
} from "../../../src/domain/search/typing-errors.ts";
import { exactKey, wordsIn } from "../../../src/domain/text/words.ts";

const daysIn = async (text: string, locale: string) => {
  const { dates } = await languageOf(locale);
  const words = wordsIn(text).map((word) => exactKey(word.text));
  return dateKeysIn(words, dates).map(({ key }) => key);
};

describe("a day in a text", () => {
  it.each([
    ["22 October 2026", "en-AU"],
    ["Thursday, 22 Oct 2026, 10 am", "en-AU"],
    ["22nd October 2026", "en-AU"],
    ["October 22, 2026", "en-US"],
    ["22/10/2026", "en-AU"],
    ["10/22/2026", "en-US"],
    ["10/22/2026", "en-AU"],
    ["22.10.2026", "de-DE"],
    ["22. Oktober 2026", "de-DE"],
    ["2026-10-22", "en-AU"],
    ["the 22nd of October 2026", "en-AU"],
    ["22 octobre 2026", "fr-FR"],
    ["22/10/2026", "fr-FR"],
    ["22 de octubre de 2026", "es-ES"],
    ["22 de outubro de 2026", "pt-BR"],
  ])("%s (%s) has one key", async (text, locale) => {
    expect(await daysIn(text, locale)).toEqual(["d20261022"]);
  });

  it("may be an ordinal, and the first is one in French", async () => {
    expect(await daysIn("le 1er octobre 2026", "fr-FR")).toEqual(["d20261001"]);
  });

  it("is read in the order of the locale if it can be read in two", async () => {
    expect(await daysIn("2/3/2027", "en-AU")).toEqual(["d20270302"]);
    expect(await daysIn("2/3/2027", "en-US")).toEqual(["d20270203"]);
  });

  it.each(["October 2026", "2025 2026", "14 to 16 May", "99/99/2026", "May 1,234 2026", "10 of 12 2026"])(
    "is not in %s",
    async (text) => {
      expect(await daysIn(text, "en-AU")).toEqual([]);
    },
  );
});

describe("a day whose year is left out", () => {
  const daysOfYear = async (text: string, locale: string) => {
    const { dates } = await languageOf(locale);
    const words = wordsIn(text).map((word) => exactKey(word.text));
    return daysOfYearIn(words, dates).map(({ key }) => key);
  };

  it.each([
    ["22 October", "en-AU"],
    ["the 22nd of October", "en-AU"],
    ["October 22nd", "en-AU"],
    ["October 22", "en-US"],
    ["22/10/2026", "en-AU"],
    ["22. Oktober", "de-DE"],
    ["22 octobre 2026", "fr-FR"],
    ["22 de octubre", "es-ES"],
  ])("%s (%s) has the key of that day in any year", async (text, locale) => {
    expect(await daysOfYear(text, locale)).toEqual(["d1022"]);
  });

  it.each(["October 22", "October 2026", "22 countries", "32 October"])("is not in %s", async (text) => {
    expect(await daysOfYear(text, "en-AU")).toEqual([]);
  });
});

describe("a number in groups", () => {
  const keysIn = (text: string) => groupedNumberKeys(text, wordsIn(text)).map(({ key }) => key);

  it("has a key with and without what stands before it", () => {
    expect(keysIn("Call +61 7 7010 0170.")).toEqual(["61770100170", "770100170", "70100170"]);
    expect(keysIn("(07) 7010 0140")).toEqual(["770100140", "70100140"]);
  });

  it.each(["7010\u2011 0140", "7010\u202f0140", "7010 – 0140", "7010/0140"])(
    "may have other spaces and hyphens between its groups: %j",
    (text) => {
      expect(keysIn(text)).toEqual(["70100140"]);
    },
  );

  it.each(["On 21 2026", "842,016,240", "1 2 3", "7010\n0170", "in 2025, 2026 and 2027"])(
    "is not in %j",
    (text) => {
      expect(keysIn(text)).toEqual([]);
    },
  );

  it("costs time in proportion to a text of digits", () => {
    expect(keysIn("1234 ".repeat(10_000)).length).toBeLessThan(10_000);
  });
});

describe("a misspelt word", () => {
  it.each(["ISIN", "FY26", "AU0000", "the", "abcdefgh".repeat(5)])(
    "is not %s: a code, too short or too long",
    (typed) => {
      expect(canBeMisspelt(typed)).toBe(false);
    },
  );

  it.each([
    ["renumeration", "remuneration", true],
    ["govrenence", "governance", true],
    ["maturities", "natural", false],
    ["coupon", "component", false],
  ])("%s and %s differ by two letters at most: %s", (one, other, expected) => {
    expect(differByTwo(one, other)).toBe(expected);
  });

  it.each([
    ["pokar", "poker", true],
    ["poket", "poker", true],
    ["poker", "power", false],
    ["machone", "machine", true],
  ])(
    "%s may be %s, by a vowel, a neighbour on the keyboard or in a longer word: %s",
    (typed, meant, expected) => {
      expect(typosOf(typed).includes(meant)).toBe(expected);
    },
  );

  it("is no word that is much longer, or that begins with another letter if it is short", () => {
    expect(canBeIntended("component", "coupon")).toBe(false);
    expect(canBeIntended("fort", "sort")).toBe(false);
    expect(canBeIntended("hearing", "gearing")).toBe(false);
    expect(canBeIntended("is", "isin")).toBe(false);
    expect(canBeIntended("dividend", "dividnd")).toBe(true);
  });
});
