import { describe, expect, it } from "vitest";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { from, list, record } from "../../../src/adapters/prismic/field.ts";
import { FieldPath } from "../../../src/adapters/prismic/field-path.ts";
import { period } from "../../../src/adapters/prismic/period-fields.ts";
import { text } from "../../../src/adapters/prismic/simple-fields.ts";
import {
  contradictionsIn,
  untranslatedWords,
  withTexts,
} from "../../../src/adapters/prismic/stated-facts.ts";
import { BOUND, OWN, TEXT, type TextFields, WRITTEN } from "../../../src/adapters/prismic/text-fields.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { WITH_GERMAN } from "../languages.ts";
import { BOTH } from "./report-in-languages.ts";

const [english, german] = WITH_GERMAN;
const NOTATIONS = { main: english.numbers, translated: german.numbers };

const FIELDS = {
  name: TEXT,
  note: TEXT,
  parent: OWN,
  amount: WRITTEN,
  parts: { name: TEXT },
  image: { alt: TEXT },
} satisfies TextFields;

const merged = (facts: object, texts: object | undefined) => withTexts(facts, texts, FIELDS, NOTATIONS);
const contradictions = (facts: object, texts: object) => contradictionsIn(facts, texts, FIELDS, NOTATIONS);
const path = new FieldPath(
  { id: "a", type: "page", lang: "de-de" },
  { model: contentModel([]), languages: BOTH, log: silentLog },
);
const namedParts = record({ parts: list(record({ name: text })) });
const noted = record({ name: text, remark: from("note", text), amount: text });
const paragraph = (words: string) => [{ type: "paragraph", text: words, spans: [] }];

describe("words that are left in the default language", () => {
  const leftIn = (stated: object, texts: object) => untranslatedWords(stated, texts, FIELDS);
  const facts = { name: "Final", note: paragraph("In cash."), amount: "1,204.5" };

  it("are those of a record whose other words are translated", () => {
    expect(leftIn(facts, { name: "Schluss", note: paragraph(" ") })).toEqual([".note"]);
    expect(leftIn(facts, { name: "", note: paragraph("In bar.") })).toEqual([".name"]);
  });

  it("are none of a record that is translated as a whole, or not at all: that is marked as such", () => {
    expect(leftIn(facts, { name: "Schluss", note: paragraph("In bar.") })).toEqual([]);
    expect(leftIn(facts, { amount: "1.204,5" })).toEqual([]);
  });

  it("are none that every language writes in the same way, and no links", () => {
    expect(leftIn({ name: "Growth", note: "%" }, { name: "Wachstum" })).toEqual([]);
    expect(
      leftIn({ name: "Report", note: { link_type: "Web", url: "https://a.example/" } }, { name: "Bericht" }),
    ).toEqual([]);
  });

  it("are found in each entry of a list that a translation has as a whole", () => {
    const FIELDS_OF_ENTRIES = { parts: { name: TEXT, note: TEXT } } satisfies TextFields;
    const parts = [
      { name: "Income", note: "Franked" },
      { name: "Capital", note: "Returned" },
    ];
    const translated = [{ name: "Erträge", note: "Steuerfrei" }, { name: "Kapital" }];
    expect(untranslatedWords({ parts }, { parts: translated }, FIELDS_OF_ENTRIES)).toEqual([
      ".parts[1].note",
    ]);
    expect(untranslatedWords({ parts }, { parts: translated.slice(1) }, FIELDS_OF_ENTRIES)).toEqual([]);
  });
});

describe("facts with the texts of a translation", () => {
  it("have the facts of the default language", () => {
    const facts = { shares: 1_000, day: "2026-09-25", kind: "Final", isin: "AU0000LKF008" };
    const texts = { shares: 900, day: "2026-09-24", kind: null, isin: "", other: "x" };
    expect(merged(facts, texts)).toMatchObject(facts);
    expect(merged(facts, texts)).not.toHaveProperty("other");
  });

  it("have the words of the translation, if it has any", () => {
    const facts = { name: "Final", note: paragraph("In cash.") };
    expect(merged(facts, { name: "Schluss", note: paragraph("In bar.") })).toMatchObject({
      name: "Schluss",
      note: paragraph("In bar."),
      parent: null,
    });
    expect(merged(facts, { name: " ", note: paragraph("") })).toMatchObject(facts);
    expect(merged(facts, undefined)).toMatchObject(facts);
  });

  it("have what is of the translation alone, also if that is empty", () => {
    expect(merged({ parent: "Investors" }, { parent: null })).toMatchObject({ parent: null });
  });

  it("have the words of entries that state the same or nothing", () => {
    const parts = [
      { name: "Income", amount: 1 },
      { name: "Capital", amount: 2 },
    ];
    expect(merged({ parts }, { parts: [{ name: "Erträge" }, { name: "Kapital", amount: 2 }] })).toMatchObject(
      {
        parts: [
          { name: "Erträge", amount: 1 },
          { name: "Kapital", amount: 2 },
        ],
      },
    );
    expect(merged({ parts }, { parts: [{ name: "Kapital", amount: 2 }, { name: "Erträge" }] })).toMatchObject(
      {
        parts: [
          { name: "Income", amount: 1 },
          { name: "Erträge", amount: 2 },
        ],
      },
    );
  });

  it("have no words of a list that has more or fewer entries, and say in which language those are", () => {
    const parts = [{ name: "Income", amount: 1 }];
    const read = (texts: object) => namedParts(merged({ parts }, texts), path);
    expect(read({ parts: [{ name: "Erträge" }, { name: "Kapital" }] })).toEqual({
      parts: [{ name: "Income", wordsIn: { name: "en-AU" } }],
    });
    expect(read({ parts: [{ name: "Erträge" }] })).toEqual({ parts: [{ name: "Erträge" }] });
  });

  it("say of each field by itself in which language it is", () => {
    const read = (stated: object, texts: object) => noted(merged(stated, texts), path)?.wordsIn;
    const facts = { name: "Final", note: "In cash", amount: "about BBSW" };
    expect(read(facts, { name: "Schluss" })).toEqual({ remark: "en-AU", amount: "en-AU" });
    expect(read(facts, { note: "In bar", amount: "etwa BBSW" })).toEqual({ name: "en-AU" });
    expect(read(facts, { name: "Schluss", note: "In bar", amount: "etwa BBSW" })).toBeUndefined();
  });

  it("say so of no numbers, which each language writes in its own way, and of nothing without letters", () => {
    expect(noted(merged({ name: "%", amount: "A$1,204.5" }, {}), path)).toEqual({
      name: "%",
      amount: "A$1.204,5",
    });
  });

  it("say so of no name of a period that is read in the words of the page", () => {
    const texts = withTexts({ period: "HY26" }, {}, { period: BOUND }, NOTATIONS);
    const read = record({ period })(texts, path);
    expect(read?.period).not.toBe("HY26");
    expect(read?.wordsIn).toBeUndefined();
  });

  it("have the description of the same image", () => {
    const image = { url: "https://x.example/a.png", alt: "A bird" };
    expect(merged({ image }, { image: { ...image, alt: "Ein Vogel" } })).toMatchObject({
      image: { ...image, alt: "Ein Vogel" },
    });
  });

  it.each([
    ["1,204.5", undefined, "1.204,5"],
    ["A$12.4m", "12,4 Mio. A$", "12,4 Mio. A$"],
    ["A$12.4m", "12,5 Mio. A$", "A$12,4m"],
    ["BBSW + 1.25%", "BBSW plus 1,25 %", "BBSW plus 1,25 %"],
    ["12.4", "-12,4", "12,4"],
    ["FY2026", "", "FY2026"],
  ])("write the number %s, translated as %s, as %s", (amount, translated, written) => {
    expect(merged({ amount }, { amount: translated })).toMatchObject({ amount: written });
  });
});

it("a number with lakhs has the groups of digits of the other language", () => {
  const indian = { ...NOTATIONS.main, locale: "en-IN", inPairs: true };
  const notations = { main: indian, translated: NOTATIONS.translated };
  expect(withTexts({ amount: "12,04,050.5" }, {}, FIELDS, notations)).toMatchObject({
    amount: "1.204.050,5",
  });
});

describe("what a translation states otherwise", () => {
  it("is each other fact, with both values", () => {
    const facts = { shares: 1_000, parts: [{ name: "Income", amount: 1 }], amount: "1,204.5" };
    const texts = { shares: 900, parts: [{ name: "Erträge", amount: 2 }], amount: "1.204,6" };
    expect(contradictions(facts, texts)).toEqual([
      { field: ".shares", stated: "900", fact: "1000" },
      { field: ".parts[0].amount", stated: "2", fact: "1" },
      { field: ".amount", stated: "1.204,6", fact: "1,204.5" },
    ]);
  });

  it("is what the default language does not state", () => {
    expect(contradictions({ shares: null }, { shares: 900 })).toEqual([
      { field: ".shares", stated: "900", fact: undefined },
    ]);
  });

  it("is nothing that is empty, the same, or a text", () => {
    const facts = {
      shares: 1_000,
      isin: "AU0000LKF008",
      isFinal: true,
      document: { link_type: "Document", id: "a" },
      parts: [{ name: "Income", amount: 1 }],
    };
    const same = { ...facts, name: "Schluss", document: { link_type: "Document", id: "b" } };
    const empty = { shares: null, isin: "", isFinal: false, document: { link_type: "Any" }, parts: [] };
    expect(contradictions(facts, same)).toEqual([]);
    expect(contradictions(facts, empty)).toEqual([]);
  });
});
