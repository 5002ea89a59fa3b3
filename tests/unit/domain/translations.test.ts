import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { translatedPage } from "../../../src/domain/content/translations.ts";
import { contentPage, homePage } from "../sample-content.ts";

const item = (page: Page): ContentItem => ({
  kind: "page",
  page,
  ...(page.language && { language: page.language }),
});

const inGerman = <P extends Page>(page: P): P => ({ ...page, id: `${page.id}_de`, language: "de" });

const home = item(homePage());
const strategy = inGerman(contentPage("strategie"));

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
});
