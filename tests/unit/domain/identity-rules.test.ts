import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS, type SiteOptions } from "../../../src/domain/content/site-options.ts";
import { EMPTY_ISSUER } from "../../../src/domain/issuer/issuer.ts";
import { type Identity, identityProblems } from "../../../src/domain/report/identity-rules.ts";
import { contentPage, homePage } from "../sample-content.ts";

const details = { kind: "company-details", intro: [] } as const;
const imprint: ContentItem = { kind: "page", page: { ...contentPage("imprint"), sections: [details] } };
const home: ContentItem = { kind: "page", page: homePage() };

const menuTo = (href: string, title: string): Partial<SiteOptions> => {
  const entries = [{ title, link: { kind: "page", href }, newTab: false } as const];
  return { menus: { ...EMPTY_SITE_OPTIONS.menus, secondary: [{ title: "", entries }] } };
};
const board = { issuer: { ...EMPTY_ISSUER, representatives: [{ name: "A. Person" }] } };

function problemsOf(
  identity: Identity,
  options: Partial<SiteOptions> = {},
  ...items: readonly ContentItem[]
) {
  const all = [...items, { kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, ...options } } as const];
  return identityProblems(all, Content.everything(all), identity).map(({ problem }) => problem);
}

const office = ["Example Street 1", "Town"];
const german = { office, numbers: [{ register: "Amtsgericht Town" }], vatId: "DE123456789" };
const british = { office, numbers: [{}] };

describe("what the law wants a site to say of its company", () => {
  it.each<[string, Identity, Partial<SiteOptions>]>([
    ["Germany", { country: "DE", legal: german }, { ...menuTo("/imprint", "Impressum"), ...board }],
    ["the United Kingdom", { country: "GB", legal: british }, menuTo("/slavery", "Modern slavery statement")],
    ["Australia", { country: "AU", legal: { numbers: [{}] } }, {}],
    ["the United States", { country: "US" }, {}],
  ])("is said by a whole site in %s", (_, identity, options) => {
    expect(problemsOf(identity, options, home, imprint)).toEqual([]);
  });

  it("is missing as a whole if the brand says nothing, in one line with all sources", () => {
    const [found, ...others] = problemsOf({ country: "GB" }, menuTo("/slavery", "Modern slavery statement"));
    expect(found).toMatch(
      /^brand\/brand\.ts does not say who the company is by law: legal \(.*regulation 25/,
    );
    expect(others).toEqual([]);
  });

  it.each<[string, Identity, Partial<SiteOptions>, string]>([
    [
      "a register number",
      { country: "FR", legal: { office, numbers: [] } },
      {},
      "has no number in a register: numbers (EU directive 2017/1132",
    ],
    ["an office", { country: "IE", legal: { numbers: [{}] } }, {}, "registered office: office (EU directive"],
    ["a court", { country: "DE", legal: { ...german, numbers: [{}] } }, board, "does not name the court"],
    ["a VAT number", { country: "DE", legal: { office, numbers: [] } }, board, "has no VAT number"],
    ["a board", { country: "DE", legal: german }, {}, "nobody is named who represents the company"],
    [
      "an imprint in a menu",
      { country: "CH", legal: german },
      {},
      "no menu leads to a page with company details",
    ],
    [
      "an imprint where a menu leads",
      { country: "DE", legal: german },
      menuTo("/elsewhere", "Impressum"),
      "no menu leads to a page with company details",
    ],
    ["a company number", { country: "GB", legal: { office, numbers: [] } }, {}, "has no registered number"],
    ["the statement", { country: "GB", legal: british }, {}, "leads to the modern slavery statement (Modern"],
    ["an ACN or ABN", { country: "AU", legal: { numbers: [] } }, {}, "has no ACN or ABN"],
  ])("names what is missing: %s", (_, identity, options, problem) => {
    expect(problemsOf(identity, options, home, imprint)).toContainEqual(expect.stringContaining(problem));
  });
});
