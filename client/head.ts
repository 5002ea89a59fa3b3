import { search as texts } from "#texts/search.ts";
import type { Head } from "../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../src/adapters/http/contract/query.ts";
import { SITE_NAME } from "../src/adapters/http/contract/site.ts";
import type { PageView } from "../src/domain/content/page-view.ts";
import { addressOfPage } from "../src/domain/links/address.ts";
import { canBeSearched } from "../src/domain/search/search.ts";

/** Head of a content page. The home page's title has no suffix. */
export function pageHead(page: PageView): Head {
  const { type, meta } = page;
  return {
    title: type === "home" ? meta.title : titled(meta.title),
    description: meta.description,
    // Each list page of the news archive is canonical; on other pages, the query is not part of the canonical address.
    canonical:
      type === "news-archive" ? listHref("/news", page.filter, page.articles.page) : addressOfPage(page),
  };
}

/** Head of the search page. All searches share one canonical address, so that search engines see one page. */
export function searchHead(text: string): Head {
  return {
    title: titled(canBeSearched(text) ? texts.titleOf(text) : texts.title),
    description: texts.description(SITE_NAME),
    canonical: "/search",
  };
}

/** A title with the name of the site. */
export function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
