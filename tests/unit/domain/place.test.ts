import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { inEditorsWords } from "../../../src/domain/report/editors-words.ts";
import { namedItem, namedItems } from "../../../src/domain/report/named-document.ts";
import { type FieldLabels, placeOf } from "../../../src/domain/report/place.ts";
import { error, problemsOf } from "../../../src/domain/report/problem.ts";
import { contentPage, homePage, textSection } from "../sample-content.ts";
import { optionsWith, page } from "./hidden-content.ts";

const LABELS = new Map([
  ["page parent", { label: "Parent page", isList: false }],
  ["rich-text body", { label: "Text", isList: false }],
  ["accordion entries", { label: "Questions", isList: true }],
  ["accordion entries.title", { label: "Question", isList: false }],
  ["cards cards", { label: "Cards", isList: true }],
  ["cards cards.actionlink", { label: "Where it leads", isList: false }],
  ["menu-group title", { label: "Text of the entry", isList: false }],
  ["site-options menus.primary", { label: "Header menu", isList: false }],
]);
const labels: FieldLabels = (type, field) => LABELS.get(`${type} ${field}`);

const heading = { kind: "heading", level: 2, children: ["Our strategy"] } as const;
const questions = { kind: "accordion", heading: "Questions", entries: [] } as const;
const terms = page({
  ...contentPage("terms"),
  sections: [
    { kind: "rich-text", body: [heading] },
    { ...questions, partNumber: 3 },
    { kind: "cards", intro: [], cards: [], partNumber: 4 },
  ],
});

describe("the place of a field", () => {
  it.each([
    ["sections[0].body[2].children[1].link", "slice 1, “Our strategy” (Rich text) › Text"],
    ["sections[1]", "slice 3, “Questions” (Accordion)"],
    ["sections[1].entries[4].title", "slice 3, “Questions” (Accordion) › Questions 5 › Question"],
    ["sections[2].cards[0].action.link", "slice 4 (Cards) › Cards 1 › Where it leads"],
    ["data.parent", "Parent page"],
    ["page.parent", "Parent page"],
    ["data.period_end", "Period end"],
    ["data.lastDay[2]", "Last day 3"],
    ["uid", "Uid"],
  ])("%s is what editors see: %s", (field, place) => {
    expect(placeOf(field, namedItem(terms), labels)).toBe(place);
  });

  it("of a menu has the menu and its group", () => {
    const menus = {
      ...EMPTY_SITE_OPTIONS.menus,
      primary: [{ title: "Company", entries: [], partNumber: 2 }],
    };
    expect(placeOf("menus.primary[0].entries[1].title", namedItem(optionsWith({ menus })), labels)).toBe(
      "Header menu › group 2, “Company” › Entry 2 › Text of the entry",
    );
  });
});

describe("a problem in the words of editors", () => {
  const options: ContentItem = { kind: "site-options", id: "W1-x", options: EMPTY_SITE_OPTIONS };
  const items = [terms, page(homePage(textSection("A"))), options];
  const said = (problem: string, field?: string) =>
    inEditorsWords(problemsOf(terms, [error(problem, field)]), { documents: namedItems(items), labels })[0];

  it("has the title of its document", () => {
    expect(said("is wrong", "data.parent")).toMatchObject({
      document: "page_terms",
      title: "terms",
      field: "Parent page",
    });
  });

  it.each([
    ["is 1, but 2 in home_home: one is wrong", "is 1, but 2 in “Home”: one is wrong"],
    [
      "is 1, but 2 in page_terms, sections[1].entries[0]: one is wrong",
      "is 1, but 2 in “terms”, slice 3, “Questions” (Accordion) › Questions 1: one is wrong",
    ],
    ["is A in W1-x, data.parties", "is A in “Site options”, Parties"],
    ["is A of W1-x, contacts[0].content[1]", "is A of “Site options”, Contacts 1"],
    [
      "no document page_gone, and “page_terms” is a text",
      "no document page_gone, and “page_terms” is a text",
    ],
  ])("calls other documents by their titles: %s", (problem, words) => {
    expect(said(problem)?.problem).toBe(words);
  });
});
