import { filter } from "@prismicio/client";
import { createClient, fetchLinks } from "./client.js";

/** The newest news, of one category or of all. */
export async function newestNews({ category, pageSize, page = 1 }) {
  const { results, total_pages } = await createClient().getByType("news-article", {
    pageSize,
    page,
    orderings: [{ field: "my.news-article.date", direction: "desc" }],
    filters: category ? [filter.at("my.news-article.category", category)] : [],
    fetchLinks,
  });
  return { articles: results, pages: total_pages };
}

/** The newest documents to download, of one category or of all. */
export async function newestDocuments({ category, pageSize = 100 }) {
  const { results } = await createClient().getByType("pdf", {
    pageSize,
    orderings: [{ field: "my.pdf.date", direction: "desc" }],
    filters: category ? [filter.at("my.pdf.category", category)] : [],
  });
  return results;
}

/** Menus, notices and offices. */
export function siteOptions() {
  return createClient().getSingle("site-options", { fetchLinks });
}
