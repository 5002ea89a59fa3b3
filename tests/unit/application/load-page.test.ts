import { describe, expect, it } from "vitest";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";
import { pageAt, siteOf, siteWith } from "./loaded-pages.ts";

describe("loading a page", () => {
  it("finds nothing for capital letters that match two pages", async () => {
    const loadPage = siteOf(contentPage("terms"), contentPage("Terms"));
    expect(await loadPage.run({ path: "/TERMS" })).toEqual({ outcome: "not-found" });
    expect(await loadPage.run({ path: "/Terms" })).toMatchObject({ outcome: "page" });
  });

  it("finds nothing at a path that is longer than any page's", async () => {
    const loadPage = siteOf(contentPage("company"));
    const at = async (marks: number) =>
      (await loadPage.run({ path: `/company${".".repeat(marks)}` })).outcome;
    expect(await at(1_000)).toBe("moved");
    expect(await at(2_000)).toBe("not-found");
  });

  it("finds the page that was at an address first, and whose own it is", async () => {
    const page = (published: string) => ({ ...contentPage("contact"), published });
    const own = { type: "contact-page", id: "contact-page_contact" } as const;
    const contact = { ...page("2025-01-01T00:00:00.000Z"), ...own };
    const at = async (...pages: Page[]) => (await pageAt("/contact", siteOf(...pages))).type;
    expect(await at(page("2026-01-01T00:00:00.000Z"), contact)).toBe("contact-page");
    expect(await at(page("2024-01-01T00:00:00.000Z"), contact)).toBe("page");
    const child = { ...contentPage("contact", "company"), published: "2024-01-01T00:00:00.000Z" };
    expect(await at(child, contact)).toBe("contact-page");
  });
});

it("the news archive can be filtered by year and category, and offers no choice of nothing", async () => {
  const loadPage = siteOf(
    newsArchive,
    newsArticle("results-24", "2024-08-21", "Results"),
    newsArticle("company-26", "2026-01-12", "Company"),
    newsArticle("results-26", "2026-08-19", "Results"),
  );
  const filter = { year: 2026, category: "Results" } as const;
  expect(await loadPage.run({ path: "/news", filter })).toMatchObject({
    page: { articles: { items: [{ title: "results-26" }], total: 1 }, filter, years: [2026, 2024] },
  });
  expect(await loadPage.run({ path: "/news", filter: { year: 2024 } })).toMatchObject({
    page: { years: [2026, 2024], categories: ["Results"] },
  });
  expect(await loadPage.run({ path: "/news", filter: { category: "Company" } })).toMatchObject({
    page: { years: [2026], categories: ["Company", "Results"] },
  });
  expect(await loadPage.run({ path: "/news", filter: { year: 2025 } })).toMatchObject({
    page: { articles: { items: [], page: 1, pages: 1, total: 0 } },
  });
});

it.each<[string, ListFilter, number?]>([
  ["/news", { year: 1000 }],
  ["/news", { year: 2027 }],
  ["/news", { kind: "Policy" }],
  ...["/company", "/documents"].flatMap((path): [string, ListFilter, number?][] => [
    [path, { year: 2026 }],
    [path, { kind: "Policy" }],
    [path, {}, 2],
  ]),
])("there is nothing at %s for the filter %j, page %s", async (path, filter, listPage) => {
  const loadPage = siteOf(newsArchive, newsArticle("only", "2026-01-12"), contentPage("company"), {
    ...contentPage("documents"),
    sections: [{ kind: "document-centre", intro: [] }],
  });
  expect(await loadPage.run({ path })).toMatchObject({ outcome: "page" });
  expect(await loadPage.run({ path, filter, listPage })).toEqual({ outcome: "not-found" });
});

describe("the sections of a page", () => {
  it("include their news", async () => {
    const loadPage = siteOf(
      homePage({ kind: "latest-news", heading: "Results", category: "Results", limit: 1 }),
      newsArticle("older", "2025-08-20", "Results"),
      newsArticle("newest", "2026-08-19", "Results"),
      newsArticle("other", "2026-10-22", "Company"),
    );
    expect(await pageAt("/", loadPage)).toMatchObject({
      sections: [{ kind: "latest-news", heading: "Results", articles: [{ title: "newest" }] }],
    });
  });

  it("include the contacts that the editor selected, in that order; missing ones are skipped", async () => {
    const contacts = ["General", "Media", "Registry"].map((title) => ({ title, content: [] }));
    const loadPage = siteWith({
      siteOptions: { ...EMPTY_SITE_OPTIONS, contacts },
      pages: [homePage({ kind: "contact-details", intro: [], only: ["Registry", "Sales", "General"] })],
    });
    expect(await pageAt("/", loadPage)).toMatchObject({
      sections: [{ contacts: [{ title: "Registry" }, { title: "General" }] }],
    });
  });
});
