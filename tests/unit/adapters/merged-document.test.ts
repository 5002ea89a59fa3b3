import { describe, expect, it } from "vitest";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { timesOfPart } from "../../../src/adapters/prismic/gate-fields.ts";
import { pageWithFacts } from "../../../src/adapters/prismic/merged-document.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { isRecord } from "../../../src/adapters/prismic/stated-facts.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { WITH_GERMAN } from "../languages.ts";
import { pathOf } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

const [main, german] = WITH_GERMAN;
const MERGING = {
  texts: contentModel(prismicCapabilities()).texts,
  notations: { main: main.numbers, translated: german?.numbers ?? main.numbers },
};

interface Figure {
  readonly label: string;
  readonly value: string;
}

type Times = Readonly<Record<string, string>>;

/** @param added - The times of further slices. */
function page(
  id: string,
  lang: string,
  published: string,
  figures: readonly Figure[],
  added: readonly Times[] = [],
): ServiceDocument {
  const slices = [{}, ...added].map((times) => ({
    slice_type: "statistics",
    variation: "default",
    primary: { period: id, figures, ...times },
  }));
  return { id, type: "page", uid: id, lang, last_publication_date: published, data: { title: id, slices } };
}

/** What the translation of a page says of the figures of the original: their words with their values. */
function saidBy(original: ServiceDocument, translation: ServiceDocument): readonly string[] {
  const { data } = pageWithFacts(original, translation, MERGING);
  const slices = isRecord(data) && Array.isArray(data.slices) ? data.slices : [];
  const { primary } = slices[0] ?? {};
  const figures: readonly Figure[] = primary?.figures ?? [];
  return [primary?.period, ...figures.map(({ label, value }) => `${label}: ${value}`)];
}

const FIGURES = [
  { label: "Revenue", value: "2,318.7" },
  { label: "EBITDA", value: "421.8" },
];
const EARLIER = "2026-08-19T00:00:00+0000";
const LATER = "2026-11-20T00:00:00+0000";

describe("the translation of a page with figures", () => {
  it("has the figures of the original, in its own words", () => {
    const translation = page("GJ26", "de-de", LATER, [
      { label: "Umsatz", value: "" },
      { label: "EBITDA bereinigt", value: "" },
    ]);
    expect(saidBy(page("FY26", "en-au", EARLIER, FIGURES), translation)).toEqual([
      "GJ26",
      "Umsatz: 2.318,7",
      "EBITDA bereinigt: 421,8",
    ]);
  });

  it.each([
    ["the original", [{ shown_from: LATER }], []],
    ["the translation", [], [{ release: "When the exchange has released it" }]],
  ] satisfies readonly (readonly [string, readonly Times[], readonly Times[]])[])(
    "has them also while %s has more that waits: nothing tells of that",
    (_, more, ownMore) => {
      const original = (...added: readonly Times[]) => page("FY26", "en-au", EARLIER, FIGURES, added);
      const words = [
        { label: "Umsatz", value: "" },
        { label: "EBITDA bereinigt", value: "" },
      ];
      const translation = (...added: readonly Times[]) => page("GJ26", "de-de", LATER, words, added);
      expect(saidBy(original(...more), translation(...ownMore))).toEqual(saidBy(original(), translation()));
    },
  );

  it.each([
    ["of the original", "2026-11-24T08:30:00", LATER],
    ["of the original, which does not come", "2027-02-29T08:30:00+0000", "2027-03-15T08:30:00+0000"],
    ["of its own", EARLIER, "soon"],
  ])(
    "has the time %s that nobody can read, which hides its part, whatever the other one is",
    (_, from, own) => {
      const original = page("FY26", "en-au", EARLIER, FIGURES, [{ shown_from: from }]);
      const translation = page("GJ26", "de-de", LATER, FIGURES, [{ shown_from: own }]);
      const { data } = pageWithFacts(original, translation, MERGING);
      const unread = own === "soon" ? own : from;
      expect(data).toMatchObject({ slices: [{}, { primary: { shown_from: unread } }] });
    },
  );

  it("does not say its words of a figure that it states in another place", () => {
    const translation = page("GJ26", "de-de", LATER, [
      { label: "EBITDA bereinigt", value: "421,8" },
      { label: "Umsatz", value: "2.318,7" },
    ]);
    expect(saidBy(page("FY26", "en-au", EARLIER, FIGURES), translation)).toEqual([
      "GJ26",
      "Revenue: 2.318,7",
      "EBITDA: 421,8",
    ]);
  });

  it("has the words of an original that was published after it, if it states nothing that shows they are of the same", () => {
    const translation = page("GJ26", "de-de", EARLIER, [
      { label: "Umsatz", value: "" },
      { label: "EBITDA bereinigt", value: "" },
    ]);
    expect(saidBy(page("FY27", "en-au", LATER, FIGURES), translation)).toEqual([
      "FY27",
      "Revenue: 2.318,7",
      "EBITDA: 421,8",
    ]);
  });

  it("keeps its words after a later publish of the original, if it states the same", () => {
    const translation = page("GJ26", "de-de", EARLIER, [
      { label: "Umsatz", value: "2.318,7" },
      { label: "EBITDA bereinigt", value: "421,8" },
    ]);
    expect(saidBy(page("FY26", "en-au", LATER, FIGURES), translation)).toEqual([
      "GJ26",
      "Umsatz: 2.318,7",
      "EBITDA bereinigt: 421,8",
    ]);
  });
});

describe("a part that waits for the exchange in both languages", () => {
  const WAITING = { release: "When the exchange has released it" };
  const gateOf = (original: string, translation: string) => {
    const of = (reference: string) => [{ ...WAITING, exchange_reference: reference }];
    const merged = pageWithFacts(
      page("FY26", "en-au", EARLIER, FIGURES, of(original)),
      page("GJ26", "de-de", LATER, [], of(translation)),
      MERGING,
    );
    const { data } = merged;
    const slices = isRecord(data) && Array.isArray(data.slices) ? data.slices : [];
    return timesOfPart(slices[1].primary, pathOf(merged, recordingLog()));
  };

  it("has the announcement of its words, and that of its facts if it is another one", () => {
    expect(gateOf("A1", "A2")).toEqual({
      exchange: { reference: "A2", isAwaited: true },
      facts: { reference: "A1", isAwaited: true },
    });
    expect(gateOf("A1", "A1")).toEqual({ exchange: { reference: "A1", isAwaited: true } });
  });
});
