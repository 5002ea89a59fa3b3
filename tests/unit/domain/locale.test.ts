import { expect, it } from "vitest";
import { documentLanguage, openGraphLocale } from "../../../src/domain/text/locale.ts";

it.each([
  ["en-AU", 'lang="en-AU"'],
  ["zh-Hant-TW", 'lang="zh-Hant-TW"'],
  ["he-IL", 'lang="he-IL" dir="rtl"'],
  ["az-Arab-IR", 'lang="az-Arab-IR" dir="rtl"'],
])("a document in %s has the attributes %s", (locale, attributes) => {
  expect(documentLanguage(locale)).toBe(attributes);
});

it("a locale of the Open Graph protocol has a country", () => {
  expect(["en-AU", "zh-Hant-TW", "de"].map(openGraphLocale)).toEqual(["en_AU", "zh_TW", "de_DE"]);
});
