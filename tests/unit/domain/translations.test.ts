import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { pageElsewhere, translatedPage } from "../../../src/domain/content/translations.ts";
import { contentPage, homePage } from "../sample-content.ts";

const item = (page: Page, ...translations: readonly string[]): ContentItem => ({
  kind: "page",
  page,
  ...(page.language && { language: page.language }),
  translations: translations.map((id) => ({ id })),
});

const inGerman = <P extends Page>(page: P): P => ({ ...page, id: `${page.id}_de`, language: "de" });

const home = item(homePage());
const strategy = inGerman(contentPage("strategie"));

describe("an address without a page", () => {
  const company = contentPage("company");
  const content = Content.everything([home, item(company), item(inGerman(homePage())), item(strategy)]);

  it.each([
    ["/de/company", "de", company],
    ["/strategie", undefined, strategy],
    ["/de/strategie", undefined, undefined],
    ["/de/unknown", "de", undefined],
    ["/", "de", undefined],
  ])("%s in the language %s is that of a page of another one, or of none", (path, language, page) => {
    expect(pageElsewhere(content.in(language), path)).toBe(page);
  });
});

describe("the way to another language", () => {
  it.each([
    ["a page that is not translated", strategy],
    ["an error", undefined],
  ])("leads from %s to the home page, also if the language that is left has none", (_, page) => {
    const german = Content.everything([home, item(strategy)]).in("de");
    expect(translatedPage(german, undefined, { page, above: [] })).toEqual({
      href: "/",
      title: homePage().title,
      isSame: false,
    });
  });

  it("is missing if the other language has no home page", () => {
    const german = Content.everything([item(strategy), item(inGerman(homePage()))]).in("de");
    expect(translatedPage(german, undefined, { page: strategy, above: [] })).toBeUndefined();
  });

  it("leads back from one translation alone, if a page has several in a language", () => {
    const company = contentPage("company");
    const unternehmen = inGerman(contentPage("unternehmen"));
    const firma = inGerman(contentPage("firma"));
    const content = Content.everything([
      home,
      item(company, unternehmen.id, firma.id),
      item(unternehmen, company.id),
      item(firma, company.id),
    ]);
    const wayFrom = (page: Page, language?: string) =>
      translatedPage(content.in(page.language), language, { page, above: [] });
    const way = (href: string) => ({ href, title: expect.any(String), isSame: true });
    expect(wayFrom(company, "de")).toEqual(way("/de/unternehmen"));
    expect(wayFrom(unternehmen)).toEqual(way("/company"));
    expect(wayFrom(firma)).toEqual({ ...way("/company"), isOneWay: true });
  });
});
