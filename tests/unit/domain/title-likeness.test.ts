import { describe, expect, it } from "vitest";
import { readTitle, TitleLikeness } from "../../../src/domain/exchange/title-likeness.ts";

const titled = (title: string, kind?: string) => ({ title, kind });
/** What a company has announced: its name is in each title, and says nothing. */
const announced = [
  "Larkfield Half Year Results 2027",
  "Larkfield Half Year Results 2027 Presentation",
  "Larkfield Appendix 3Y Chair",
  "Larkfield Appendix 3Y Director",
  "Larkfield Notice of Annual General Meeting",
  "Larkfield Acquisition of a Quarry",
].map((title) => titled(title));
const likeness = new TitleLikeness(announced);
const compared = (one: string, other: string) =>
  likeness.of(readTitle(titled(one)), readTitle(titled(other)));
const areEqual = (one: string, other: string) =>
  likeness.areEqual(readTitle(titled(one)), readTitle(titled(other)));

describe("two titles are equal", () => {
  it.each([
    ["in capitals or not", "HALF YEAR RESULTS 2027", " half year results 2027 "],
    [
      "with and without the name of the company",
      "Larkfield Half Year Results 2027",
      "Half Year Results 2027",
    ],
    ["with other signs between their words", "Appendix 3Y – Chair", "Appendix 3Y: Chair"],
    ["with and without accents", "Résultats".normalize("NFD"), "Resultats"],
    ["in the plural or not", "Result 2027", "Results 2027"],
    ["in a script without spaces", "2026年度決算", "2026年度決算。"],
  ])("%s", (_how, one, other) => {
    expect(areEqual(one, other)).toBe(true);
    expect(compared(one, other)).toBe(1);
  });

  it.each([
    ["of another year", "Half Year Results 2027", "Half Year Results 2026"],
    ["with a word more", "Half Year Results 2027", "Half Year Results 2027 Presentation"],
    ["in another order", "Chair Appendix 3Y", "Appendix 3Y Chair"],
    ["of the name of the company alone", "Larkfield", "Larkfield Larkfield"],
    ["of signs alone", "…", "–"],
    ["of vowels alone that differ", "की", "का"],
    ["both empty", " ", ""],
  ])("but not %s", (_how, one, other) => {
    expect(areEqual(one, other)).toBe(false);
    expect(compared(one, other)).toBeLessThan(1.000_001);
  });

  it("also with a name that only few announcements have: nobody knows that it is one", () => {
    const one = readTitle(titled("Larkfield Results"));
    const other = readTitle(titled("Results"));
    const equalAfter = (...known: ReturnType<typeof titled>[]) =>
      new TitleLikeness(known).areEqual(one, other);
    expect(equalAfter(...announced.slice(0, 4))).toBe(false);
    expect(equalAfter(...announced.slice(0, 5))).toBe(true);
    // Four of five have it, and then four of six.
    expect(equalAfter(...announced.slice(0, 4), titled("Outlook"))).toBe(true);
    expect(equalAfter(...announced.slice(0, 4), titled("Outlook"), titled("Dividend"))).toBe(false);
  });
});

describe("the likeness of two titles", () => {
  it("is that of the words that the shorter one has in common with the other", () => {
    expect(compared("Acquisition of a quarry", "Acquisition of a quarry in Ostrey")).toBeCloseTo(1);
    expect(compared("Acquisition of a quarry", "Notice of annual general meeting")).toBeLessThan(0.3);
    expect(compared("Careers", "Acquisition of a quarry")).toBe(0);
  });

  it("is the greater the rarer the common words are", () => {
    const ofRare = compared("Quarry opened today", "Quarry closed yesterday");
    const ofUsual = compared("Larkfield opened today", "Larkfield closed yesterday");
    expect(ofRare).toBeGreaterThan(ofUsual);
  });

  it("is at most a half with one word in common, whatever the word is", () => {
    expect(compared("Quarry", "Quarry closed")).toBeLessThanOrEqual(0.5);
  });

  it("counts the kind, and a period however it is written", () => {
    const report = readTitle(titled("FY27 summary", "Results"));
    const other = (title: string) => readTitle(titled(title));
    expect(likeness.of(report, other("Results of the financial year 2027"))).toBeGreaterThan(
      likeness.of(report, other("Outlook of the financial year 2026")),
    );
  });

  it("is none without a word in common, also if nothing was ever announced", () => {
    const [one, other] = ["Results", ""].map((title) => readTitle(titled(title)));
    for (const known of [[], announced])
      expect(one && other && new TitleLikeness(known).of(one, other)).toBe(0);
  });
});
