import type { Locale } from "../../brand/locale.ts";
import type { Head } from "../../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../../src/adapters/http/contract/query.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import { addressOfPage, localPath } from "../../src/domain/links/address.ts";
import { titled } from "../content/title.ts";
import type { ListChoice, Views } from "./views.ts";

/**
 * Head of a content page. The home page's title has no suffix.
 *
 * A filtered or further page of a list has its own title.
 */
export function pageHead(page: PageView, views: readonly Views[], locale: Locale): Head {
  const { content } = locale.texts;
  const { type, meta } = page;
  const { year, kind, page: number } = choiceOn(page, views, locale);
  const labels = [year?.toString(), kind].filter((label) => label !== undefined);
  const isDefaultView = labels.length === 0 && number === 1;
  const title = isDefaultView ? meta.title : content.listTitle(page.title, labels, number);
  return {
    title: type === "home" ? meta.title : titled(title, locale),
    description: meta.description,
    // Each list page of the news archive is canonical; on other pages, the query is not part of the canonical address.
    canonical:
      type === "news-archive"
        ? listHref(localPath("/news", locale.language), page.filter, page.articles.page)
        : addressOfPage(page),
  };
}

/** What is chosen of a page's list; of several, that of the part of the site which is first. */
function choiceOn(page: PageView, views: readonly Views[], locale: Locale): ListChoice {
  const { lists } = locale.texts;
  if (page.type === "news-archive") {
    const { year, category } = page.filter;
    return { year, kind: category && lists.kinds[category], page: page.articles.page };
  }
  const choices = views.flatMap(({ listChoice }) =>
    page.sections.map((section) => listChoice?.(section, locale)),
  );
  return choices.find((choice) => choice !== undefined) ?? { page: 1 };
}
