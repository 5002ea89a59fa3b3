import type { Head, PageFailure } from "../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../src/adapters/http/contract/query.ts";
import { SITE_NAME } from "../src/adapters/http/contract/site.ts";
import type { PageView } from "../src/domain/content/page-view.ts";
import { addressOfPage } from "../src/domain/links/page-address.ts";
import { canBeSearched } from "../src/domain/search/search.ts";
import { failureTitle } from "./routes/error-messages.ts";

/** Head of a content page. The home page's title has no suffix. */
export function pageHead(page: PageView): Head {
  const { type, meta } = page;
  return {
    title: type === "home" ? meta.title : titled(meta.title),
    description: meta.description,
    canonical: canonicalOf(page),
  };
}

/** Each list page of the news archive is canonical; on other pages, the query is not part of the canonical address. */
function canonicalOf(page: PageView): string | undefined {
  if (page.type === "news-archive") return listHref("/news", page.filter, page.articles.page);
  return addressOfPage(page);
}

/** Head of the search page. All searches share one canonical address, so that search engines see one page. */
export function searchHead(text: string): Head {
  return {
    title: titled(canBeSearched(text) ? `Search: ${text}` : "Search"),
    description: `Search the pages, news and documents of ${SITE_NAME}.`,
    canonical: "/search",
  };
}

/** Head of an error page. */
export function failureHead(failure: PageFailure): Head {
  return { title: titled(failureTitle(failure)) };
}

/** Head of the style guide. */
export function styleGuideHead(): Head {
  return { title: titled("Style guide") };
}

/** Head of the page that the content service's page builder frames. */
export function sliceSimulatorHead(): Head {
  return { title: titled("Slice simulator") };
}

function titled(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
