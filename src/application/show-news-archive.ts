import { type Content, oncePerContent } from "../domain/content/content.ts";
import { type ListFilter, yearOf, yearsBetween } from "../domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../domain/content/news.ts";
import type { NewsArchivePage } from "../domain/content/page.ts";
import type { PageViewOf } from "../domain/content/page-view.ts";

/** Number of articles on a page of the news archive. */
export const NEWS_PAGE_SIZE = 12;

/**
 * Shows a page of the news archive with the articles that match a filter, and the years and categories by which those can be
 * narrowed down. `undefined` if there is no such page, or the filter is not one of news.
 *
 * @param listPage - Counted from 1.
 */
export function showNewsArchive(
  content: Content,
  page: NewsArchivePage,
  listPage: number,
  { year, category, ...others }: ListFilter,
): PageViewOf<"news-archive"> | undefined {
  const years = newsYears(content);
  const hasOtherFilter = Object.values(others).some((value) => value !== undefined);
  if (hasOtherFilter || (year !== undefined && !years.includes(year))) return undefined;
  const articles = content.listNews({ year, category, page: listPage, pageSize: NEWS_PAGE_SIZE });
  if (listPage > articles.pages) return undefined;
  const choices = newsChoices(content);
  const inCategory = choices.filter((choice) => category === undefined || choice.category === category);
  const inYear = choices.filter((choice) => year === undefined || choice.year === year);
  return {
    ...page,
    articles,
    filter: { year, category },
    years: years.filter((known) => inCategory.some((choice) => choice.year === known)),
    categories: NEWS_CATEGORIES.filter((known) => inYear.some((choice) => choice.category === known)),
  };
}

/** The combinations of year and category that articles have, each once. */
const newsChoices = oncePerContent((content) => {
  const choices = content
    .pagesOf("news-article")
    .map(({ date, category }) => ({ year: yearOf(date), category }));
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
});

/** All years from the newest to the oldest article. */
function newsYears(content: Content): number[] {
  const newest = content.listNews({ page: 1, pageSize: 1 });
  const oldest = content.listNews({ page: newest.pages, pageSize: 1 });
  return yearsBetween(newest.items[0]?.date, oldest.items[0]?.date);
}
