import { expect, it } from "vitest";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";
import { viewed } from "./shown-content.ts";

it("a site map has all pages in their hierarchy, the news by date", async () => {
  const pages = [
    contentPage("terms"),
    contentPage("leadership", "company"),
    contentPage("orphan", "gone"),
    newsArticle("older", "2025-02-19"),
    newsArticle("newer", "2026-08-19"),
    newsArchive,
    contentPage("company"),
    homePage(),
  ];
  const page = (href: string, ...below: readonly string[]) => ({
    href,
    pages: below.map((each) => ({ href: each })),
  });
  expect(await viewed({ pages }, { kind: "site-map" })).toMatchObject({
    pages: [
      page("/"),
      page("/company", "/company/leadership"),
      page("/news", "/news/newer", "/news/older"),
      page("/gone/orphan"),
      page("/terms"),
    ],
  });
});
