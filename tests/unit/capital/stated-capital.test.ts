import { describe, expect, it } from "vitest";
import { buyBacks } from "../../../src/domain/buy-backs/buy-backs.ts";
import { capital } from "../../../src/domain/capital/capital-sections.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contradictions } from "../../../src/domain/report/contradictions.ts";
import { COMPANY } from "../reported-company.ts";
import { contentPage } from "../sample-content.ts";
import { bond, debt, holder, shareClass, shares } from "./sample-capital.ts";

const problems = (...sections: Section[]) =>
  contradictions(
    sections.map((section, index) => {
      return { kind: "page", page: { ...contentPage(`${index}`), sections: [section] } };
    }),
    { company: COMPANY, capabilities: [capital] },
  ).map(({ document, field, problem }) => `${document} ${field}: ${problem}`);

const ISIN = "AU0000000EX4";
const NOTES = "AU3CBEXA0298";
const notified = { notified: "2026-05-20" };
const ofClass = (fields: object) => shares({ holders: [], classes: [shareClass({ isin: ISIN, ...fields })] });
const ofHolder = (fields: object) => shares({ classes: [], holders: [holder({ ...notified, ...fields })] });
const ofNotes = (fields: object) =>
  debt({ instruments: [bond({ isin: NOTES, coupon: "4.85%", ...fields })] });
const ofRating = (fields: object) =>
  debt({ ratings: [{ agency: "Calder", kind: "Issuer", grade: "BBB", date: "2026-03-11", ...fields }] });

describe("what two pages state of one thing", () => {
  it.each<[string, Section, Section, string]>([
    ["the number of shares", ofClass({}), ofClass({ onIssue: 1_001 }), "classes: the number on issue"],
    ["treasury shares", ofClass({}), ofClass({ treasury: 1 }), "classes: the number of treasury shares"],
    ["votes", ofClass({}), ofClass({ votesPerShare: 2 }), "classes: the votes a share"],
    [
      "the ISIN of shares",
      ofClass({}),
      ofClass({ isin: NOTES }),
      "classes: the ISIN of “Ordinary shares” is",
    ],
    ["a percentage", ofHolder({}), ofHolder({ percent: 8.6 }), "holders: the percentage"],
    ["the shares of a holder", ofHolder({}), ofHolder({ shares: 86 }), "holders: the number of shares"],
    ["a volume", ofNotes({}), ofNotes({ volume: 205 }), "instruments: the volume"],
    ["a coupon", ofNotes({}), ofNotes({ coupon: "4.58%" }), "instruments: the coupon"],
    ["a maturity", ofNotes({}), ofNotes({ maturity: "2029-05-16" }), "instruments: the maturity"],
    ["the ISIN of debt", ofNotes({}), ofNotes({ isin: ISIN }), "instruments: the ISIN"],
    ["a grade", ofRating({}), ofRating({ grade: "BBB+" }), "ratings: the grade"],
    ["an ISIN of shares and debt", ofClass({}), ofNotes({ isin: ISIN }), "instruments: the kind"],
  ])("is a line of the report if %s differs, with both documents and fields", (_, one, other, line) => {
    const found = problems(one, other);
    expect(found).toEqual([expect.stringMatching(/ is \S+, but .* in page_0, sections\[0\]\.\w+: one/)]);
    expect(found).toEqual([expect.stringContaining(`page_1 sections[0].${line}`)]);
  });

  it.each<[string, Section, Section]>([
    ["the same", ofNotes({}), ofNotes({ coupon: "4.85 %", name: "Medium-term notes 2029" })],
    ["of other days", ofClass({}), ofClass({ asAt: "2026-10-31", onIssue: 1_100 })],
    ["of other notifications", ofHolder({}), ofHolder({ notified: "2026-06-20", percent: 9 })],
    ["of a notification without a day", ofHolder({}), ofHolder({ notified: undefined, percent: 9 })],
    ["a volume of which some is repaid", ofNotes({}), { ...ofNotes({ volume: 200 }), asAt: "2026-12-31" }],
    ["not stated by one of them", ofNotes({}), ofNotes({ coupon: undefined, volume: undefined })],
  ])("is none if it is %s", (_, one, other) => expect(problems(one, other)).toEqual([]));

  it("is a line if a programme of buy-backs buys what another page says is debt", () => {
    const programme = {
      id: "buy-back",
      title: "Buy-back",
      isin: NOTES,
      transactions: [],
      hasAllTransactions: true,
    };
    const notes = { ...contentPage("debt"), sections: [ofNotes({})] };
    const items: readonly ContentItem[] = [
      { kind: "page", page: notes },
      { kind: "buy-back", document: programme },
    ];
    expect(contradictions(items, { company: COMPANY, capabilities: [capital, buyBacks] })).toMatchObject([
      {
        document: "buy-back",
        field: "data.isin",
        problem: expect.stringContaining("is shares, but debt in page_debt"),
      },
    ]);
  });

  it("is one line for each other value", () => {
    expect(problems(ofClass({}), ofClass({}), ofClass({ onIssue: 900 }))).toHaveLength(1);
    expect(problems(ofClass({}), ofClass({ onIssue: 900 }), ofClass({ onIssue: 800 }))).toHaveLength(3);
  });
});
