import { describe, expect, it } from "vitest";
import { keysTogether } from "../../../src/domain/search/keys-together.ts";
import {
  compoundsOf,
  exactToken,
  isCode,
  type Language,
  wordForms,
  writtenApart,
  writtenTogether,
} from "../../../src/domain/search/language.ts";
import { wordsIn } from "../../../src/domain/text/words.ts";

/** A language that writes `ae` for `ä`, and ends plurals in `n`. */
const language: Language = {
  spelling: (word) => word.replaceAll("ae", "a"),
  stem: (word) => word.replace(/n$/, ""),
  stopWords: new Set(),
  stopStems: new Set(),
  nextWords: new Set(),
  pastWords: new Set(),
  linkingElements: ["", "s", "es"],
  dates: { months: new Map([["marz", 3]]), isDayFirst: true, between: new Set() },
  hasCapitalNouns: true,
};

describe("the forms of a word", () => {
  it.each([
    ["Geschäften", { word: "geschaften", stem: "geschafte" }],
    ["Geschaeften", { word: "geschaften", stem: "geschafte" }],
    ["हिन्दी", { word: "हिन्दी", stem: "हिन्दी" }],
    ["", { word: "", stem: "" }],
  ])("%s are its spelling, and what all forms have in common", (word, forms) => {
    expect(wordForms(word, language)).toEqual(forms);
  });

  it.each([
    ["FY2026", "fy26"],
    ["AU000000LKFn", "au000000lkfn"],
    ["1.234,5", "1234.5"],
  ])("%s with digits are one: it is not inflected", (word, key) => {
    expect(wordForms(word, language)).toEqual({ word: key, stem: key });
  });

  it("are without what is elided before it, in a language that does so", () => {
    const forms = wordForms("l’été", { ...language, elided: /^l’/ });
    expect([forms, wordForms("l’été", language)]).toEqual([
      { word: "ete", stem: "ete" },
      { word: "lete", stem: "lete" },
    ]);
  });

  it("as they are written cannot be taken for a stem", () => {
    expect(exactToken("aktien")).toBe("_aktien");
    expect(wordsIn("_")).toEqual([]);
  });
});

describe("a compound", () => {
  const parts = (word: string, elements = language.linkingElements) =>
    compoundsOf(word, { ...language, linkingElements: elements });

  it("has two parts of four letters at least, the longest first part first", () => {
    expect(parts("dampfschiff", [""])).toEqual([
      ["dampfsc", "hiff"],
      ["dampfs", "chiff"],
      ["dampf", "schiff"],
      ["damp", "fschiff"],
    ]);
    expect(parts("schiff", [""])).toEqual([]);
  });

  it("may have something between its parts, of which the first has four letters without it", () => {
    expect(parts("vorstandsbericht", ["s"])).toEqual([["vorstand", "bericht"]]);
    expect(parts("jahresbericht", ["es"])).toEqual([["jahr", "bericht"]]);
    expect(parts("tagesgeld", ["es"])).toEqual([]);
  });

  it("does not exist in a language that writes two words", () => {
    expect(parts("dividendhistory", [])).toEqual([]);
  });
});

describe("a word that some write apart", () => {
  it("may be a code, which has letters on one side and digits on the other", () => {
    expect(["dax40", "40f", "Q3"].filter(isCode)).toEqual(["dax40", "40f", "Q3"]);
    expect(["dax", "40", "20f10", "de40x"].filter(isCode)).toEqual([]);
  });

  it("is only apart where the digits of a code are, which has two letters at least", () => {
    expect(writtenApart("dax40")).toEqual([["dax", "40"]]);
    expect(writtenApart("30tage")).toEqual([["30", "tage"]]);
    expect(writtenApart("40f")).toEqual([]);
  });

  it("is together with another one unless they are short or numbers", () => {
    expect(writtenTogether("form", "blatt")).toBe("formblatt");
    expect(writtenTogether("20", "f")).toBe("20f");
    expect(writtenTogether("to", "be")).toBeUndefined();
    expect(writtenTogether("20", "26")).toBeUndefined();
  });

  it("is no longer than words are", () => {
    expect(writtenApart("abcdefgh".repeat(3))).not.toEqual([]);
    expect(writtenApart("abcdefgh".repeat(8))).toEqual([]);
    expect(compoundsOf("abcdefgh".repeat(8), language)).toEqual([]);
  });
});

it("words have keys together: those of periods, of days and of long numbers", () => {
  const text = "GJ 2026, 24. März 2027, +49 30 1234567";
  expect(keysTogether(text, wordsIn(text), language).map(({ key }) => key)).toEqual([
    "fy26",
    "d20270324",
    "d0324",
    "49301234567",
    "301234567",
  ]);
  expect(keysTogether("", [], language)).toEqual([]);
});
