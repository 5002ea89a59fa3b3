import { expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { SyndicateContent } from "../../../src/application/syndicate-content.ts";
import { contentPage, homePage, newsArticle } from "../sample-pages.ts";

it("a feed has the 20 newest articles", async () => {
  const days = Array.from({ length: 25 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);
  const pages = days.map((day) => newsArticle(`of-${day}`, day));
  const news = await new SyndicateContent(new InMemoryContentRepository({ pages })).news();
  expect(news.map(({ date }) => date)).toEqual(days.slice(5).reverse());
});

it("a sitemap has all pages with an address", async () => {
  const orphan = contentPage("search");
  const pages = [
    homePage(),
    contentPage("leadership", "company"),
    newsArticle("results", "2026-02-17"),
    orphan,
  ];
  const listed = await new SyndicateContent(new InMemoryContentRepository({ pages })).pages();
  expect(listed.map(({ href }) => href).sort()).toEqual(["/", "/company/leadership", "/news/results"]);
});

it("the sections are those of all pages that visitors can reach, in the order of addresses", async () => {
  const text = { kind: "rich-text", body: [] } as const;
  const pages = [
    { ...contentPage("shares"), sections: [text] },
    { ...contentPage("shares"), id: "page_second", sections: [text, text] },
    contentPage("company"),
  ];
  const listed = await new SyndicateContent(new InMemoryContentRepository({ pages })).sections();
  expect(listed.map(({ href, sections }) => `${href} ${sections.length}`)).toEqual([
    "/company 0",
    "/shares 1",
  ]);
});
