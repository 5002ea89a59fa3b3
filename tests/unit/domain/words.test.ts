import { describe, expect, it } from "vitest";
import { documentLanguage, languageOf, openGraphLocale } from "../../../src/domain/text/locale.ts";
import { wordKey, wordsIn } from "../../../src/domain/text/words.ts";

describe("the words of a text", () => {
  it.each<[string, string[]]>([
    ["Revenue of A$2,318.7 million", ["Revenue", "of", "A", "2,318.7", "million"]],
    ['"quoted" (bracketed) [[at(type, "page")]]', ["quoted", "bracketed", "at", "type", "page"]],
    ["sign-up, FY26; it's", ["sign", "up", "FY26", "it's"]],
    ["💥 🏇🏽", []],
    ["  \n", []],
  ])("%s", (text, words) => {
    expect(wordsIn(text).map((word) => word.text)).toEqual(words);
  });
});

describe("forms of a word", () => {
  it.each([
    ["dividends", "Dividend"],
    ["policies", "policy"],
    ["addresses", "address"],
    ["taxes", "tax"],
    ["women", "woman"],
    ["café", "CAFE"],
    ["cafe\u0301", "café"],
    ["Soren", "Søren"],
    ["Lukasz", "Łukasz"],
    ["AEro", "Ærø"],
    ["Strasse", "STRAẞE"],
    ["Gudmundsdottir", "Guðmundsdóttir"],
    ["Thor", "Þór"],
    ["Dordevic", "Đorđević"],
    ["Istanbul", "ıstanbul"],
    ["company's", "company"],
    ["company’s", "companies"],
    ["2,318.7", "2318.7"],
    ["2.318,7", "2318.7"],
    ["1.234.567", "1,234,567"],
    ["0,25", "0.25"],
    ["cookie", "cookies"],
    ["movies", "Movie"],
    ["tie", "ties"],
    ["fy2026", "FY26"],
  ])("%s and %s are the same", (one, other) => {
    expect(wordKey(one)).toBe(wordKey(other));
  });

  it.each([
    ["news", "new"],
    ["FY26", "FY25"],
    ["FY2026", "FY2016"],
    ["gas", "ga"],
    ["bus", "bu"],
    ["analysis", "analysi"],
    ["0.125", "125"],
  ])("%s and %s are not", (one, other) => {
    expect(wordKey(one)).not.toBe(wordKey(other));
  });

  it("a word of any length takes limited time", () => {
    expect(wordKey("x".repeat(10_000)).length).toBeLessThan(100);
  });
});

it.each([
  ["en-AU", 'lang="en-AU"'],
  ["zh-Hant-TW", 'lang="zh-Hant-TW"'],
  ["he-IL", 'lang="he-IL" dir="rtl"'],
  ["az-Arab-IR", 'lang="az-Arab-IR" dir="rtl"'],
])("a document in %s has the attributes %s", (locale, attributes) => {
  expect(documentLanguage(locale)).toBe(attributes);
});

it("the language of a locale has any number of letters", () => {
  expect(["de-CH", "fil-PH"].map(languageOf)).toEqual(["de", "fil"]);
});

it("a locale of the Open Graph protocol has a country", () => {
  expect(["en-AU", "zh-Hant-TW", "de"].map(openGraphLocale)).toEqual(["en_AU", "zh_TW", "de_DE"]);
});
