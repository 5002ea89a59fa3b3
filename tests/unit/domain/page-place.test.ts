import { describe, expect, it } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { indexEntry, indexedPages } from "../../../src/domain/content/page-index.ts";
import { type AddressesListed, listersOf, placeOf } from "../../../src/domain/content/page-place.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import {
  contentPage,
  homePage,
  investorsPage,
  newsArticle,
  paragraph,
  textSection,
} from "../sample-content.ts";
import { page } from "./hidden-content.ts";

const link = (href: string) => ({ kind: "page", href }) as const;
const index = (...hrefs: readonly string[]): Section => ({ kind: "page-index", pages: hrefs.map(link) });
const contentOf = (...pages: readonly Page[]) => Content.everything(pages.map(page));
const nothing: AddressesListed = () => [];

const placeIn = (content: Content, of: Page, listed: AddressesListed) =>
  placeOf(content, of, listersOf(content, listed));

/** The addresses above a page of content. */
const above = (of: Page, pages: readonly Page[], listed = nothing) =>
  placeIn(contentOf(...pages), of, listed).map(({ href }) => href);

const company = contentPage("company");
const board = contentPage("board", "company");
const report = contentPage("report");

describe("the place of a page", () => {
  it("is below its parent, and those above that", () => {
    expect(above(board, [company, board])).toEqual(["/company"]);
    const parent = { uid: "board", title: "Board", href: "/company/board" };
    const chair = { ...contentPage("chair"), parent };
    expect(above(chair, [company, board, chair])).toEqual(["/company", "/company/board"]);
    expect(above(company, [company, board])).toEqual([]);
  });

  it("is below the page that lists it, if it has no parent", () => {
    const reports = { ...contentPage("reports"), sections: [index("/report")] };
    const investors = investorsPage(textSection("Welcome"), index("/report"));
    expect(above(report, [report, reports])).toEqual(["/reports"]);
    // Of several, that which leads with the list.
    expect(above(report, [report, investors, reports])).toEqual(["/reports"]);
    expect(above(report, [report, investorsPage(index("/report")), reports])).toEqual(["/investors"]);
  });

  it("is below a page of which a capability lists it", () => {
    const offices: Section = { kind: "offices", intro: [] };
    const results = { ...contentPage("results"), sections: [offices] };
    const listed: AddressesListed = ({ kind }) => (kind === "offices" ? ["/report"] : []);
    expect(above(report, [report, results], listed)).toEqual(["/results"]);
  });

  it("is none of a page to which everything leads", () => {
    const article = newsArticle("fy26", "2026-08-19");
    const lister = { ...contentPage("all"), sections: [index("/", "/investors", "/news/fy26")] };
    for (const top of [homePage(), investorsPage(), article]) expect(above(top, [lister, top])).toEqual([]);
  });

  it("ends in a circle of pages that list each other", () => {
    const one = { ...contentPage("one"), sections: [index("/two")] };
    const two = { ...contentPage("two"), sections: [index("/one")] };
    expect(above(one, [one, two])).toEqual(["/two"]);
    const itself = { ...contentPage("self"), sections: [index("/self")] };
    expect(above(itself, [itself])).toEqual([]);
  });
});

describe("the pages of an index", () => {
  const policies = contentPage("policies", "company");
  const listed = (of: Page | undefined, ...hrefs: readonly string[]) =>
    indexedPages(contentOf(company, policies, board, report), of, hrefs.map(link)).map(({ title }) => title);

  it("are those that its editor has picked, and then the child pages of its page, each once", () => {
    expect(listed(company)).toEqual(["board", "policies"]);
    expect(listed(company, "/report?x#y", "/company/policies")).toEqual(["report", "policies", "board"]);
    expect(listed(undefined, "/report")).toEqual(["report"]);
  });

  it("are neither the page itself nor what is not there", () => {
    expect(listed(report, "/report", "/gone", "/company")).toEqual(["company"]);
  });

  it("are shown with the words of the page: what it says of itself, or its introduction", () => {
    expect(indexEntry({ ...report, intro: paragraph("All figures.") })).toEqual({
      title: "report",
      href: "/report",
      description: "All figures.",
    });
    expect(indexEntry({ ...report, meta: { title: "", description: "In short" } }).description).toBe(
      "In short",
    );
    expect(indexEntry(homePage()).description).toBeUndefined();
  });
});
