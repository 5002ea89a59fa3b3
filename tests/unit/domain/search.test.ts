import { describe, expect, it } from "vitest";
import { languageOf } from "../../../src/adapters/search-index/language.ts";
import { excerptOf } from "../../../src/domain/search/excerpt.ts";
import {
  asksFor,
  correctedText,
  namesIn,
  namesOf,
  searchTermsOf,
  synonymStems,
} from "../../../src/domain/search/search-terms.ts";
import { isLinear } from "../../cpu-time.ts";

const english = await languageOf("en-AU");
const terms = (text: string) =>
  searchTermsOf(text, english).map((term) => (term.kind === "word" ? term.stem : term.stems));

describe("the terms of a search text", () => {
  it.each<[string, (string | string[])[]]>([
    ["Final dividends", ["final", "dividend"]],
    ["to be", ["to", "be"]],
    ["\u200edivi\u200bdends\ufeff", ["dividend"]],
    ["dividend dividend", ["dividend"]],
    ['"net debt" 2026', [["net", "debt"], "2026"]],
    ["“Net Debts”", [["net", "debt"]]],
    ["«\u202fNet debts\u202f» 2026", [["net", "debt"], "2026"]],
    ['"net debt', ["net", "debt"]],
    ['"" "!"', []],
    ["the FY2026 results", ["fy26", "result"]],
    ["results of the 2026 financial year", ["result", "fy26"]],
    ['"2026 financial year"', [["fy26"]]],
    ["financial year", ["financi", "year"]],
    ["what I have spent on shares bought", ["spend", "share", "bui"]],
    ["stock indices", ["stock", "index"]],
    ["download annual report pdf", ["annual", "report"]],
    ["5.20%", ["5.2"]],
    ["10.00 per cent", ["10", "per", "cent"]],
    ["FY 26/27", ["fy27"]],
    ["2025-26 and FY 2026", ["fy26"]],
    ["full year 2026", ["fy26"]],
    ["2025-26 results", ["fy26", "result"]],
    ["FY2025/26", ["fy26"]],
    ["2025 to 2026", ["2025", "2026"]],
    ["H1 FY26", ["hy26"]],
    ["1H26", ["hy26"]],
    ["first half 2026", ["hy26"]],
    ["first half of the 2026 financial year", ["hy26"]],
    ["half year 2026", ["hy26"]],
    ["second half 2026", ["second", "half", "2026"]],
    ["GJ 2026", ["fy26"]],
    ["Geschäftsjahr 2026", ["fy26"]],
    ["H1 2026", ["hy26"]],
    ["1. Halbjahr 2026", ["hy26"]],
    ["Erstes Halbjahr 2026", ["hy26"]],
    ["2. Halbjahr 2026", ["2", "halbjahr", "2026"]],
    ["Geschäftsjahr 2025/26", ["fy26"]],
    ["exercice 2026", ["fy26"]],
    ["exercice 2025-26", ["fy26"]],
    ["S1 2026", ["hy26"]],
    ["S12026", ["hy26"]],
    ["1er semestre 2026", ["hy26"]],
    ["premier semestre de 2026", ["hy26"]],
    ["2e semestre 2026", ["2e", "semestr", "2026"]],
    ["1 234.5", ["1234.5"]],
    ["dividend 2026 12 345 678", ["dividend", "2026", "12345678"]],
    ["1800 975 720", [["1800975720"]]],
    ["000 000 019", ["000000019"]],
    ['"1 234.5"', [["1234.5"]]],
    ["842 016 240", ["842016240"]],
    ["842,016,240", ["842016240"]],
    ["0770100140", ["770100140"]],
    ["+61770100170", ["61770100170"]],
    ["22/10/2026 results", ["d20261022", "result"]],
    ["October 22, 2026", ["d20261022"]],
    ["7/3/25 dividend", ["d20250307", "dividend"]],
    ["7.3.25", ["d20250307"]],
    ["7 Mar ’25", ["d20250307"]],
    ["March 7th, 25", ["d20250307"]],
    ["7/3-25", ["7", "3", "25"]],
    ["40/41/25", ["40", "41", "25"]],
    ["7 terminals 25", ["7", "termin", "25"]],
    ["01-42-10-11-25", [["142101125"]]],
    ["how is it to be", ["how", "is", "it", "to", "be"]],
    ["", []],
    ["!? (§) — “”", []],
    ["配当 дивиденд อัตรา", ["配当", "дивиденд", "อัต", "ตร", "รา"]],
    ["👩‍🔬 dividend", ["dividend"]],
    ["a".repeat(200), ["a".repeat(48)]],
  ])("%s", (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it("are none of marks alone, such as that of an emoji", () => {
    expect(terms("❤️ dividend")).toEqual(["dividend"]);
    expect(terms("\u0301 \u0e31")).toEqual([]);
  });

  it("stay as they are typed where others are corrected, also in a text without spaces", () => {
    const corrections = new Map([["dividned", "dividend"]]);
    const corrected = (text: string) => correctedText(text, corrections, english);
    expect(corrected("“Dividned”, 配当方針について (ที่) dividned")).toBe(
      "“Dividend”, 配当方針について (ที่) dividend",
    );
    expect(corrected("配当方針")).toBe("配当方針");
  });

  it("are corrected without what is elided before them, which stays", async () => {
    const french = await languageOf("fr-FR");
    const corrections = new Map([["asemblee", "assemblée"]]);
    expect(correctedText("L’Asemblée et l'asemblée", corrections, french)).toBe("L’Assemblée et l'assemblée");
  });

  it.each(["+61 7 7010 0140", "+61770100140", "0061 (0)7 7010-0140"])(
    "are one of a telephone number with the code of a country, also without it: %s",
    (text) => {
      const [term, ...others] = searchTermsOf(text, english);
      expect(others).toEqual([]);
      expect(term?.synonyms).toContainEqual(["770100140"]);
    },
  );

  it("give a name as a whole, also with stop words and in synonyms", () => {
    const synonyms = synonymStems([["board", "board of directors"]], english);
    const [name] = namesOf("The board of directors", english);
    for (const text of ["board of directors", "the board"])
      expect(namesIn(searchTermsOf(text, english, synonyms), english)).toContain(name);
  });

  it.each([
    ["next dividend", "en-AU", "next"],
    ["last results", "en-AU", "past"],
    ["dividend", "en-AU", undefined],
    ["Jahresergebnis", "de-DE", "past"],
  ])("of %s (%s) ask for what is to come or over: %s", async (text, locale, expected) => {
    expect(asksFor(text, await languageOf(locale))).toBe(expected);
  });

  it("are limited in number", () => {
    expect(terms(Array.from({ length: 40 }, (_, number) => `word${number}`).join(" "))).toHaveLength(12);
  });
});

const filler = "The racing calendar goes on from meeting to meeting, and each has its own rules. ".repeat(5);
const excerpt = (text: string, ...keys: string[]) => excerptOf(text, new Set(keys));
const textOf = (parts: ReturnType<typeof excerptOf>) => parts.map((part) => part.text).join("");
const hitsOf = (parts: ReturnType<typeof excerptOf>) =>
  parts.filter((part) => part.hit).map((part) => part.text);

describe("an excerpt", () => {
  it("is the text around the match, cut at words", () => {
    const parts = excerpt(`${filler}The dividend is paid in March. ${filler}`, "dividend");
    expect(hitsOf(parts)).toEqual(["dividend"]);
    expect(textOf(parts)).toMatch(/^… \w.* The dividend is paid in March\..*\w …$/);
    expect(textOf(parts).length).toBeLessThan(220);
  });

  it("starts earlier if the match is at the end of a text", () => {
    const parts = excerpt(`${filler}It pays a dividend.`, "dividend");
    expect(textOf(parts)).toMatch(/^… .{120,} It pays a dividend\.$/);
    const short = `All of this fits, ${"and this, ".repeat(8)}dividend too.`;
    expect(textOf(excerpt(short, "dividend"))).toMatch(/^All of this/);
  });

  it("is the part with the most different words", () => {
    const text = `Shares. ${filler}The dividend a share is paid in March. ${filler}`;
    expect(hitsOf(excerpt(text, "share", "dividend"))).toEqual(["dividend", "share"]);
  });

  it.each([
    [
      "separates paragraphs",
      "Our offices\nBrisbane is one.\n\nSydney",
      "Our offices · Brisbane is one. Sydney",
    ],
    ["is empty for an empty text", "", ""],
    ["is not cut within a character", "👩🏽‍🚀".repeat(60), `${"👩🏽‍🚀".repeat(28)} …`],
    ["does not interpret markup", "<b>dividend</b> & more", "<b>dividend</b> & more"],
  ])("%s", (_, text, shown) => {
    expect(textOf(excerpt(text, "share"))).toBe(shown);
  });

  it.each(["a ", "FY 2026 "])("takes time in proportion to a text in which all matches: %j", async (word) => {
    const excerptFrom = (length: number) => excerpt(word.repeat(length / word.length), "a", "fy26");
    expect(await isLinear(excerptFrom, 300_000)).toBe(true);
  });

  it("is the limited beginning of a text without a match, also of an endless word", () => {
    expect(textOf(excerpt(filler, "dividend"))).toMatch(/^The racing calendar .* …$/);
    expect(textOf(excerpt("x".repeat(10_000))).length).toBeLessThan(220);
  });
});
