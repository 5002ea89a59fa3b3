import { describe, expect, it } from "vitest";
import type { CalendarEvent } from "../../../src/domain/content/calendar-event.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../../src/domain/content/site-options.ts";
import { ReleaseTimes } from "../../../src/domain/exchange/exchange-release.ts";
import { EMPTY_ISSUER } from "../../../src/domain/issuer/issuer.ts";
import { contradictions } from "../../../src/domain/report/contradictions.ts";
import { COMPANY } from "../reported-company.ts";
import { announcement, contentPage, linked, newsArticle, paragraph, textSection } from "../sample-content.ts";

const problems = (items: readonly ContentItem[], releaseTimes?: ReleaseTimes) =>
  contradictions(items, { company: COMPANY, capabilities: [], releaseTimes }).map(
    ({ document, field, problem }) => `${document} ${field}: ${problem}`,
  );

describe("two times of one disclosure", () => {
  const exchange = { reference: "A-1", isAwaited: false };
  const at = (uid: string, released: string): ContentItem => ({
    kind: "page",
    page: { ...newsArticle(uid, "2026-08-19"), released, exchange },
  });

  it("are a line of the report: against the exchange, or against each other", () => {
    const items = [at("one", "2026-08-18T22:31:00.000Z"), at("two", "2026-08-19T00:15:00.000Z")];
    const known = new ReleaseTimes([announcement("A-1", "2026-08-18T22:31:07Z")]);
    for (const times of [known, undefined])
      expect(problems(items, times)).toEqual([
        expect.stringMatching(/^news-article_two data.released: was released at 2026-08-19T00:15/),
      ]);
  });
});

describe("two dates of one event", () => {
  const pageWith = (uid: string, event: Partial<CalendarEvent>): ContentItem => {
    const dates = [{ title: "Half-year results", date: "2027-02-17", ...event }];
    return { kind: "page", page: { ...contentPage(uid), dates } };
  };

  it("are a line of the report, unless it was moved or is that of another year", () => {
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2027-02-18" })])).toEqual([
      "page_b data.slices: “Half-year results” is on 2027-02-18, but on 2027-02-17 in page_a",
    ]);
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2027-02-18", status: "Moved" })])).toEqual([]);
    expect(problems([pageWith("a", {}), pageWith("b", { date: "2028-02-16" })])).toEqual([]);
  });
});

const pageOf = (uid: string, ...sections: readonly Section[]): ContentItem => ({
  kind: "page",
  page: { ...contentPage(uid), sections },
});
const people = (...all: readonly (readonly [name: string, role: string])[]): Section => ({
  kind: "people",
  intro: [],
  people: all.map(([name, role]) => ({ name, role, biography: [] })),
});
const options = (more: Partial<SiteOptions>): ContentItem => ({
  kind: "site-options",
  options: { ...EMPTY_SITE_OPTIONS, ...more },
});

describe("who has an office", () => {
  const chair = "Independent director, chair of the Audit and Risk Committee";
  const committee = (text: string): Section => ({
    kind: "accordion",
    entries: [{ title: "Audit and Risk Committee", body: paragraph(text) }],
  });
  const secretary = (...names: readonly string[]) =>
    options({
      issuer: {
        ...EMPTY_ISSUER,
        representatives: names.map((name) => ({ name, role: "Company Secretary" })),
      },
    });
  const leadership = pageOf(
    "leadership",
    people(["Ingrid Solheim", "General Counsel and Company Secretary"]),
  );

  it("is a line of the report if two pages name two people as the chair of a committee", () => {
    const board = pageOf("board", people(["Fiona Adeyemi", chair]));
    expect(problems([board, pageOf("governance", committee("Chaired by Susan Mak, with others."))])).toEqual([
      "page_governance sections[0].entries[0]: the chair of “Audit and Risk Committee” is Susan Mak, but Fiona Adeyemi in page_board, sections[0].people[0]: one of them is wrong",
    ]);
    expect(problems([board, pageOf("governance", committee("Chaired by Dr Fiona Adeyemi."))])).toEqual([]);
    expect(problems([board, pageOf("other", people(["Susan Mak", "chair of the Fund Committee"]))])).toEqual(
      [],
    );
  });

  it("is a line if who alone represents the company in a role is somebody else on a page", () => {
    expect(problems([secretary("Ingrid Holm"), leadership])).toEqual([
      "page_leadership sections[0].people[0]: “Company Secretary” is Ingrid Solheim, but Ingrid Holm in site-options, data.representatives: one of them is wrong",
    ]);
    for (const names of [["Ingrid Solheim"], ["Ingrid Holm", "Ada Lee"]])
      expect(problems([secretary(...names), leadership])).toEqual([]);
  });

  it("is none of an article, which says who had it then", () => {
    const page = { ...newsArticle("old", "2020-01-01"), sections: [people(["Eve", "Company Secretary"])] };
    expect(problems([secretary("Ingrid Solheim"), { kind: "page", page }])).toEqual([]);
  });
});

describe("a firm in a text", () => {
  const parties = options({
    issuer: {
      ...EMPTY_ISSUER,
      parties: [
        { role: "Registrar", name: "Meridian Share Registry" },
        { role: "Auditor", name: "Hollis Marchetti" },
      ],
    },
  });
  const inText = (text: string) => problems([parties, pageOf("a", textSection(text))]);

  it("is a line of the report if it is another one than in the site options", () => {
    expect(inText("The share register is kept by Southern Registry Services. It answers.")).toEqual([
      "page_a sections[0].body: says “Southern Registry Services”, but “Registrar” is Meridian Share Registry in site-options, data.parties: one of them is wrong",
    ]);
    expect(inText("The auditor is Hollis Partners.")).toHaveLength(1);
  });

  it.each([
    "The share register is kept by Meridian Share Registry, which answers.",
    "The auditor is Hollis Marchetti Pty.",
    "The auditor is appointed by Australian Shareholders.",
    "The auditor is Ms Ada Lee of Hollis Marchetti.",
  ])("is none in “%s”", (text) => expect(inText(text)).toEqual([]));
});

describe("a code in a text", () => {
  const inText = (text: string) => problems([pageOf("a", textSection(text))]);

  it.each([
    ["an ISIN with another digit", "ISIN AU0000000EX5", "the ISIN “AU0000000EX5” is nearly AU0000000EX4"],
    ["an ISIN in another order", "ISIN AU0000000XE4", "the ISIN “AU0000000XE4” is nearly AU0000000EX4"],
    ["an LEI with another digit", "529900EXAMPLE0000078", "the LEI “529900EXAMPLE0000078” is nearly"],
    ["a ticker after the name", "Example Group (ASX: EGX)", "says ASX EGX, but it is EXG in brand/brand.ts"],
    ["a number", "Example Group Limited, ACN 000 000 091", "says ACN 000 000 091, but it is 000 000 019"],
  ])("is a line of the report if it is a slip: %s", (_, text, line) =>
    expect(inText(text)).toEqual([expect.stringContaining(line)]),
  );

  it.each([
    "Example Group (ASX: EXG), ISIN AU0000000EX4, LEI 529900EXAMPLE0000073",
    "Example Group Limited (ACN 000000019)",
    "Another company (ASX: EGX, ISIN US0378331005), ACN 000 000 091",
  ])("is none in “%s”", (text) => expect(inText(text)).toEqual([]));
});

describe("a telephone number", () => {
  const contacts = options({
    contacts: [
      { title: "Reception", content: paragraph(linked("tel:+61770100100", "(07) 7010 0100", "web")) },
    ],
  });
  const inText = (text: string) => problems([contacts, pageOf("a", textSection(text))]);

  it.each(["+61 7 7001 0100", "(07) 7010 100", "+61 7 7070 0100"])(
    "is a line of the report if it is nearly one of the site options: %s",
    (phone) =>
      expect(inText(`Call ${phone}.`)).toEqual([
        expect.stringMatching(
          /^page_a sections\[0\]\.body: “.*” is nearly the number .* of site-options, contacts\[0\]/,
        ),
      ]),
  );

  it.each(["+61 7 7010 0100", "(07) 7010 0140", "+61 2 7010 0300", "842 016 240 shares"])(
    "is none for %s",
    (phone) => expect(inText(`Call ${phone}.`)).toEqual([]),
  );

  it("is a line if its link calls another one; so is an address", () => {
    const inLink = (href: string, words: string) =>
      problems([pageOf("a", textSection(linked(href, words, "web")))]);
    expect(inLink("tel:+61770100170", "+61 7 7010 0140")).toEqual([
      "page_a sections[0].body: shows “+61 7 7010 0140”, but leads to +61770100170",
    ]);
    expect(inLink("mailto:ir@example.com", "info@example.com")).toHaveLength(1);
    expect(inLink("tel:+61770100140", "(07) 7010 0140")).toEqual([]);
    expect(inLink("mailto:ir@example.com?subject=Hi", "IR@example.com")).toEqual([]);
    expect(inLink("tel:+61770100140", "Call us")).toEqual([]);
    expect(inLink("mailto:media%", "media@example.com")).toHaveLength(1);
  });
});
