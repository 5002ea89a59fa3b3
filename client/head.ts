import type { Head, PageFailure } from "../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../src/adapters/http/contract/query.ts";
import { SITE_NAME } from "../src/adapters/http/contract/site.ts";
import type { PageView } from "../src/domain/content/page-view.ts";
import { addressOf } from "../src/domain/links/address.ts";
import { canBeSearched } from "../src/domain/search/search.ts";
import { failureTitle } from "./routes/failure-words.ts";

/** Head of a page of the content. The home page's title stands by itself. */
export function pageHead(page: PageView): Head {
  const { type, meta } = page;
  return {
    title: type === "home" ? meta.title : titled(meta.title),
    description: meta.description,
    canonical: canonicalOf(page),
  };
}

/** Lists of news have an address each; what else a query says leaves a page the same page. */
function canonicalOf(page: PageView): string | undefined {
  if (page.type === "news-archive") return listHref("/news", page.filter, page.articles.page);
  return addressOf({
    type: page.type,
    uid: "uid" in page ? page.uid : undefined,
    parentUid: page.type === "page" ? page.parent?.uid : undefined,
  });
}

/** Head of the search page. Whatever is searched for, to search engines it is one page, as their canonical address says. */
export function searchHead(text: string): Head {
  return {
    title: titled(canBeSearched(text) ? `Search: ${text}` : "Search"),
    description: `Search the pages, news and documents of ${SITE_NAME}.`,
    canonical: "/search",
  };
}

/** Head of the page that stands in for one that there is not. */
export function failureHead(failure: PageFailure): Head {
  return { title: titled(failureTitle(failure)) };
}

/** Head of the style guide. */
export function styleGuideHead(): Head {
  return { title: titled("Style guide") };
}

function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
