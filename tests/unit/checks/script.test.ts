import { expect, it } from "vitest";
import { brandFont } from "../../../brand/font.ts";
import { checkScript } from "../../../checks/brand/script.ts";
import { outlineFont } from "../../../src/adapters/http/social-images/font/outline-font.ts";
import { FONTS } from "../../../src/composition/folders.ts";

const { missingIn } = outlineFont(FONTS, brandFont.outlines.title);
const problemsOf = (locale: string, code: string, name: string) =>
  checkScript({ locale, name, currency: { code } }, { title: missingIn });

it.each([
  ["en-AU", "AUD", "Larkfield Group"],
  ["de-DE", "EUR", "Brücken & Söhne"],
  ["sv-SE", "SEK", "Åkerö"],
  ["pl-PL", "PLN", "Łódź"],
  ["tr-TR", "TRY", "Işık"],
])("the font of the sample has the letters of %s", (locale, code, name) => {
  expect(problemsOf(locale, code, name)).toEqual([]);
});

it.each([
  ["ja-JP", "JPY", "年", "Jpan"],
  ["el-GR", "EUR", "Ι", "Grek"],
  ["ar-EG", "EGP", "ا", "Arab"],
])("a font without the script of %s is named, with what it lacks", (locale, code, character, script) => {
  const [{ place, problem } = { place: "", problem: "" }] = problemsOf(locale, code, "Example");
  expect(place).toBe("brand/font.ts outlines.title:");
  expect(problem).toContain(
    `of ${locale}, so that images have no text: add a font file with the script ${script}`,
  );
  expect(problem).toMatch(/^lacks \S /);
  expect(missingIn(character)).toEqual([character]);
});

it("a name that cannot be drawn is named", () => {
  expect(problemsOf("en-GB", "GBP", "Ελλάς plc")).toEqual([
    {
      place: "brand/font.ts outlines.title:",
      problem: "lacks Ε λ ά ς of “Ελλάς plc”: images do not have it",
    },
  ]);
});
