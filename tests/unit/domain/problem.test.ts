import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { error, problemsOf, warning } from "../../../src/domain/report/problem.ts";
import { refusedContent } from "../../../src/domain/report/refused-content.ts";
import { isEmpty, sectionProblems } from "../../../src/domain/report/section-problems.ts";
import { contentPage, homePage, newsArchive, paragraph, textSection } from "../sample-content.ts";
import { optionsWith, page, pdf } from "./hidden-content.ts";

describe("a problem", () => {
  it("has the document that an editor opens, its type and the field", () => {
    const found = [error("is wrong", ".page.intro"), false, undefined, warning("may be wrong")] as const;
    expect(problemsOf(page(contentPage("terms")), found)).toEqual([
      { document: "page_terms", type: "page", field: "intro", problem: "is wrong", severity: "error" },
      {
        document: "page_terms",
        type: "page",
        field: undefined,
        problem: "may be wrong",
        severity: "warning",
      },
    ]);
  });

  it.each<[string, string]>([
    [".pdf.title", "title"],
    [".document.date", "date"],
    [".options.menus.primary[0].title", "menus.primary[0].title"],
    ["data.parent", "data.parent"],
    ["uid", "uid"],
    // No type of the site's own.
    [".pages.title", ".pages.title"],
    ["sections[0].page.title", "sections[0].page.title"],
  ])("calls the field %s as editors know it: %s", (path, field) => {
    expect([error("x", path).field, warning("x", path).field]).toEqual([field, field]);
  });

  it("of the site options has their type for an id: there is one", () => {
    expect(problemsOf(optionsWith({}), [error("x")])).toMatchObject([
      { document: "site-options", type: "site-options" },
    ]);
  });
});

describe("a problem of a section", () => {
  const items = [
    page(homePage(textSection("A"), { kind: "offices", intro: [] })),
    page(newsArchive),
    pdf({ id: "report" }),
  ];

  it("has the place of the section before its field", () => {
    const problems = sectionProblems(items, ({ kind }) => [
      kind === "offices" && error("has no city", "cities[1]"),
      kind === "rich-text" && warning("is short"),
    ]);
    expect(problems).toEqual([
      { document: "home_home", type: "home", field: "sections[0]", problem: "is short", severity: "warning" },
      {
        document: "home_home",
        type: "home",
        field: "sections[1].cities[1]",
        problem: "has no city",
        severity: "error",
      },
    ]);
  });

  it("is that it has no entries at all", () => {
    expect(isEmpty([], [])).toMatchObject({
      severity: "warning",
      problem: "has no entries: it is not shown",
    });
    expect(isEmpty([], [0])).toBe(false);
  });
});

describe("content that the site would not show", () => {
  const offices = [{ location: "Perth", contactInformation: paragraph("1 King St") }];
  const options: ContentItem = { kind: "site-options", options: { ...EMPTY_SITE_OPTIONS, offices } };
  const pages = ["company", "terms", "careers"].map((uid) => page(contentPage(uid)));
  const whole = [page(homePage()), options, ...pages];
  const refused = (...given: Parameters<typeof refusedContent>) =>
    refusedContent(...given).map(({ document, type, severity, problem }) => {
      expect([document, type, severity]).toEqual(["content", "site", "error"]);
      return problem.split(/[:,]/)[0];
    });

  it("has no home page, or no site options", () => {
    expect(refused(whole)).toEqual([]);
    expect(refused(whole.slice(1))).toEqual(["The home page is missing"]);
    expect(refused([])).toEqual(["The home page is missing", "The site options are missing"]);
  });

  it("has fewer than half of the documents that are published", () => {
    expect(refused(whole.slice(0, 3), whole)).toEqual([]);
    expect(refused(whole.slice(0, 2), whole)).toEqual(["It would remove 3 of 4 documents"]);
  });
});
