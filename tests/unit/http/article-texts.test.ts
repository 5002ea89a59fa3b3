import { expect, it, vi } from "vitest";
import { Content } from "../../../src/domain/content/content.ts";
import type { NewsArticle } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { loadPage, renderedPageTexts } from "../rendered-page-texts.ts";
import { newsArticle } from "../sample-content.ts";

const FIGURES = {
  kind: "statistics",
  heading: "The year",
  figures: [{ value: "81%", label: "Revenue" }],
} satisfies Section;
const NEWS = { kind: "latest-news", heading: "More news", limit: 3 } satisfies Section;
const OTHER = newsArticle("other", "2026-01-01");

const articleWith = (...sections: readonly Section[]): NewsArticle => ({
  ...newsArticle("one", "2026-01-02"),
  sections,
});

/** What the search reads of an article in some content, and how many pages were loaded for it. */
async function shownIn(article: NewsArticle, ...others: readonly NewsArticle[]) {
  const content = Content.everything([article, ...others].map((page) => ({ kind: "page", page })));
  const run = vi.spyOn(loadPage, "run");
  const shown = await renderedPageTexts.shown(content, article);
  const loaded = run.mock.calls.length;
  run.mockRestore();
  return { shown, loaded };
}

it("an article that shows nothing else of others than before is not loaded again, and is read as it is", async () => {
  const article = articleWith(FIGURES);
  const first = await shownIn(article);
  expect(first.loaded).toBe(1);
  const again = await shownIn(article, OTHER);
  expect(again.loaded).toBe(0);
  expect(again.shown?.digest).toBe(first.shown?.digest);
  const read = await again.shown?.read();
  expect(read?.view.title).toBe("one");
  expect(read?.text.text).toContain("81%");
});

it("an article that lists others is another one when there are others", async () => {
  const article = articleWith(NEWS);
  const first = await shownIn(article);
  const again = await shownIn(article, OTHER);
  expect(again.shown?.digest).not.toBe(first.shown?.digest);
  expect((await again.shown?.read())?.text.listed).toContain("other");
});

it("an article that was changed is another one", async () => {
  const first = await shownIn(articleWith(FIGURES));
  const changed = await shownIn(articleWith({ ...FIGURES, heading: "The half" }));
  expect(changed.shown?.digest).not.toBe(first.shown?.digest);
});
