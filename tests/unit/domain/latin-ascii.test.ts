import { describe, expect, it } from "vitest";
import { latinAscii } from "../../../src/domain/text/latin-ascii.ts";

describe("a text in ASCII", () => {
  it.each([
    ["Crème Brûlée", "creme brulee"],
    ["Søren Łukasz", "soren lukasz"],
    ["STRAẞE Æther Œuvre", "strasse aether oeuvre"],
    ["İstanbul ısı", "istanbul isi"],
    ["þing Đorđe", "thing dorde"],
    ["ﬁnance № １２", "finance no 12"],
  ])("has the letters of Latin script without accents, in lower case: %s", (text, ascii) => {
    expect(latinAscii(text)).toBe(ascii);
  });

  it.each([
    ["Ελλάδα", "ελλαδα"],
    ["Ετήσιος", "ετησιοσ"],
    ["Артём", "артем"],
    ["עִבְרִית", "עברית"],
    ["مُحَمَّد", "محمد"],
  ])("leaves out the accents of other scripts, too: %s", (text, plain) => {
    expect(latinAscii(text)).toBe(plain);
  });

  it.each([
    ["की", "का", "vowels of Devanagari"],
    ["ที่", "ทุ", "vowels and tones of Thai"],
    ["ガラス", "カラス", "voicing marks of kana"],
    ["ကို", "ကာ", "vowels of Myanmar"],
  ])("tells two words apart that differ in what is no accent: %s, %s (%s)", (one, other) => {
    expect(latinAscii(one)).not.toBe(latinAscii(other));
  });

  it("is the same for letters with an accent of their own (NFC) and with one after them (NFD)", () => {
    for (const text of ["Crème", "Łódź", "が", "한국", "Việt"])
      expect(latinAscii(text.normalize("NFD"))).toBe(latinAscii(text.normalize("NFC")));
  });

  it("keeps emoji, signs and an empty text", () => {
    expect(latinAscii("👩‍🔬 +5% – ok")).toBe("👩‍🔬 +5% – ok");
    expect(latinAscii("")).toBe("");
  });
});
