import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { ContentPage, Page } from "../../../src/domain/content/page.ts";
import { languageProblems } from "../../../src/domain/report/language-rules.ts";
import { writtenLanguageProblems } from "../../../src/domain/report/written-language.ts";
import { contentPage, homePage, linked, newsArticle, paragraph, textSection } from "../sample-content.ts";
import { optionsWith, pdf } from "./hidden-content.ts";

const LANGUAGES = [
  { language: undefined, locale: "en-AU" },
  { language: "de", locale: "de-DE" },
];

/** A page in a language, with its translations by their ids. */
const page = (of: Page, ...translations: readonly string[]): ContentItem => ({
  kind: "page",
  page: of,
  ...(of.language && { language: of.language }),
  translations: translations.map((id) => ({ id })),
});

const german = <P extends Page>(of: P): P => ({ ...of, id: `${of.id}_de`, language: "de" });

/** A German page below another one. */
const germanBelow = (uid: string, parentUid: string): ContentPage => ({
  ...german(contentPage(uid)),
  parent: { uid: parentUid, title: parentUid, href: `/de/${parentUid}` },
});

const germanOptions: ContentItem = { ...optionsWith({}), language: "de" };
const germanHome = page(german(homePage()));
/** So that no language lacks anything. */
const whole = [optionsWith({}), germanOptions, germanHome];

/** What is said, as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
function report(items: readonly ContentItem[], languages = LANGUAGES) {
  return languageProblems(Content.everything(items), languages).map(
    ({ severity, document, field = "", problem }) => `${severity} ${document} ${field}: ${problem}`,
  );
}

describe("a language of the site", () => {
  it("is reported if there is no document in it, or if it has no site options or no home page", () => {
    expect(report([optionsWith({}), page(homePage())])).toEqual([
      "warning content : the site has de-DE, of which there is no document",
    ]);
    expect(report([optionsWith({}), page(german(homePage()))])).toEqual([
      "error content : there are no site options in de-DE: its pages have no menus",
    ]);
    expect(report([optionsWith({}), germanOptions, page(german(contentPage("strategie")))])).toEqual([
      "error content : there is no home page in de-DE: nothing is at /de",
    ]);
  });

  it("alone has none of these problems", () => {
    expect(report([page(contentPage("de"))], LANGUAGES.slice(0, 1))).toEqual([]);
  });
});

describe("a translated page", () => {
  const team = page(contentPage("team", "company"), "page_fuehrung_de");
  const fuehrung = page(german(contentPage("fuehrung")), "page_team");

  it("is reported if the page above it is not translated", () => {
    expect(report([...whole, page(contentPage("company")), team, fuehrung])).toEqual([
      "warning page_fuehrung_de data.parent: “fuehrung” is translated, but the page above it, “company”, is not: it is at the top level",
    ]);
  });

  it("is reported if the page above it is, and it is not below that", () => {
    const company = page(contentPage("company"), "page_unternehmen_de");
    const unternehmen = page(german(contentPage("unternehmen")), "page_company");
    expect(report([...whole, company, unternehmen, team, fuehrung])).toEqual([
      "warning page_fuehrung_de data.parent: “fuehrung” is at the top level, but its translation is below “company”: choose “unternehmen” as its parent",
    ]);
    const below = page(germanBelow("fuehrung", "unternehmen"), "page_team");
    expect(report([...whole, company, unternehmen, team, below])).toEqual([]);
  });
});

describe("a link into another language", () => {
  const company = page(contentPage("company"), "page_unternehmen_de");
  const unternehmen = page(german(contentPage("unternehmen")), "page_company");
  const linkingHome = page(german(homePage(textSection(linked("/company#board", "Vorstand")))));

  it("is reported if its target is translated, and not if it is not", () => {
    expect(report([...whole, company, unternehmen, linkingHome])).toEqual([
      "warning home_home_de sections[0].body[0].children[0].link: “Home” leads to /company#board, which there is in de-DE: /de/unternehmen",
    ]);
    expect(report([...whole, page(contentPage("company")), linkingHome])).toEqual([]);
  });

  const entry = (title: string, href: string) => ({
    title,
    link: { kind: "page" as const, href },
    newTab: false,
  });
  const menusTo = (...entries: readonly ReturnType<typeof entry>[]) => ({
    primary: [{ title: "Konzern", entries }],
    footer: [],
    secondary: [],
  });
  const optionsTo = (...entries: readonly ReturnType<typeof entry>[]): ContentItem => ({
    ...optionsWith({ menus: menusTo(...entries) }),
    language: "de",
  });

  it("is reported for a menu of which a part is translated", () => {
    const options = optionsTo(entry("Unternehmen", "/de/unternehmen"), entry("Standorte", "/sites"));
    const pages = [company, unternehmen, page(contentPage("sites"))];
    expect(report([optionsWith({}), germanHome, options, ...pages])).toEqual([
      "warning site-options de menus.primary[0]: of the menu “Konzern”, 1 of 2 entries lead to another language than de-DE: the first one is “Standorte”",
    ]);
  });

  it("is reported for the entry of a menu whose target is translated", () => {
    const options = optionsTo(entry("Unternehmen", "/company"));
    expect(report([optionsWith({}), germanHome, options, company, unternehmen])).toEqual([
      "warning site-options de menus.primary[0].entries[0].link: leads to /company, which there is in de-DE: /de/unternehmen",
    ]);
  });
});

describe("a pair of translations", () => {
  it("is reported if they are of different types", () => {
    const article = page(newsArticle("results", "2026-08-19"), "page_ergebnis_de");
    const ergebnis = page(german(contentPage("ergebnis")), "news-article_results");
    expect(report([...whole, article, ergebnis])).toEqual([
      "error news-article_results : “results” has the translation “ergebnis” (page_ergebnis_de) of another type: page",
      "error page_ergebnis_de : “ergebnis” has the translation “results” (news-article_results) of another type: news-article",
    ]);
  });

  it("is reported if one of them does not name the other", () => {
    const company = page(contentPage("company"), "page_unternehmen_de");
    expect(report([...whole, company, page(german(contentPage("unternehmen")))])).toEqual([
      "warning page_company : “company” has the translation “unternehmen” (page_unternehmen_de), which does not name it as its translation",
    ]);
  });

  it("is reported if neither of them prevails", () => {
    const article = { ...newsArticle("results", "2026-08-19"), translation: "convenience" } as const;
    const original = page(article, "news-article_results_de");
    const translated = (translation: "convenience" | undefined) =>
      page({ ...german(article), translation }, "news-article_results");
    expect(report([...whole, original, translated(undefined)])).toEqual([]);
    expect(report([...whole, original, translated("convenience")])).toEqual([
      "warning news-article_results data.translation: “results” has the translation “results” (news-article_results_de), and both are “Convenience translation”: neither prevails",
      "warning news-article_results_de data.translation: “results” has the translation “results” (news-article_results), and both are “Convenience translation”: neither prevails",
    ]);
  });

  it("is reported if both are in one language", () => {
    const pages = [page(contentPage("a"), "page_b"), page(contentPage("b"), "page_a")];
    expect(report([...whole, ...pages])).toEqual([
      "warning page_a : “a” has the translation “b” (page_b) in en-AU, too",
      "warning page_b : “b” has the translation “a” (page_a) in en-AU, too",
    ]);
  });
});

it("a page with several translations in a language is reported, and so is a page that translates several", () => {
  const company = page(contentPage("company"), "page_unternehmen_de", "page_firma_de");
  const translated = [german(contentPage("unternehmen")), german(contentPage("firma"))];
  expect(report([...whole, company, ...translated.map((one) => page(one, "page_company"))])).toEqual([
    "warning page_company : “company” has 2 translations in de-DE, of which one counts: “unternehmen”, “firma”",
  ]);
});

describe("a text in another language than its document", () => {
  const GERMAN =
    "Die Gesellschaft hat im vergangenen Jahr den Umsatz um ein Drittel gesteigert und wird mit der neuen Anlage " +
    "in Queensland auch die Kosten der Produktion senken. Wir sind mit dem Ergebnis zufrieden, und unsere Aktionäre " +
    "werden an der Hauptversammlung über die Dividende entscheiden.";
  const ENGLISH =
    "Last year the company increased its revenue by a third, and with the new plant in Queensland it will lower the cost " +
    "of production as well. We are pleased with this result, and our shareholders will decide on the dividend at the " +
    "annual general meeting in November.";
  const saying = (text: string): ContentPage => ({ ...contentPage("company"), intro: paragraph(text) });
  const written = (...items: readonly ContentItem[]) =>
    writtenLanguageProblems(items, LANGUAGES).map(({ problem }) => problem);

  it("is reported in either direction", () => {
    expect(written(page(saying(GERMAN)))).toEqual(["“company” is in en-AU, but its text is in de-DE"]);
    expect(written(page(german(saying(ENGLISH))))).toEqual([
      "“company” is in de-DE, but its text is in en-AU",
    ]);
  });

  it("is not reported for a text in its own language, also with a quotation of the other one", () => {
    expect(written(page(saying(ENGLISH)), page(german(saying(GERMAN))))).toEqual([]);
    expect(written(page(saying(`${ENGLISH} “Wir sind mit dem Ergebnis zufrieden.”`)))).toEqual([]);
  });

  it("is not reported for one of fewer than 40 words, or of names and numbers alone", () => {
    expect(written(page(saying(GERMAN.slice(0, 120))))).toEqual([]);
    expect(written(page(saying("Larkfield Group Limited 2026 ".repeat(20))))).toEqual([]);
  });

  it("is not reported between two forms of one language", () => {
    const swiss = [
      { language: undefined, locale: "de-DE" },
      { language: "de-ch", locale: "de-CH" },
    ];
    expect(writtenLanguageProblems([page(saying(GERMAN))], swiss)).toEqual([]);
  });

  it("is not reported for a document without rich texts", () => {
    expect(written(pdf({ id: "report" }))).toEqual([]);
  });
});
