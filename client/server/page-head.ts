import { content } from "#texts/content.ts";
import { lists } from "#texts/lists.ts";
import type { Head } from "../../src/adapters/http/contract/initial-state.ts";
import { listHref } from "../../src/adapters/http/contract/query.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import { addressOfPage } from "../../src/domain/links/address.ts";
import { titled } from "../content/title.ts";

/** Head of a content page. The home page's title has no suffix. A filtered or further page of a list has its own title. */
export function pageHead(page: PageView): Head {
  const { type, meta } = page;
  const { labels, number } = activeFilter(page);
  const isDefaultView = labels.length === 0 && number === 1;
  const title = isDefaultView ? meta.title : content.listTitle(page.title, labels, number);
  return {
    title: type === "home" ? meta.title : titled(title),
    description: meta.description,
    // Each list page of the news archive is canonical; on other pages, the query is not part of the canonical address.
    canonical:
      type === "news-archive" ? listHref("/news", page.filter, page.articles.page) : addressOfPage(page),
  };
}

/** Labels of the active filter of a page's list, and the number of the list page. */
function activeFilter(page: PageView) {
  if (page.type === "news-archive") {
    const { year, category } = page.filter;
    return choice(year, category && lists.kinds[category], page.articles.page);
  }
  const centre = page.sections.find((section) => section.kind === "document-centre");
  if (centre) {
    const { year, kind } = centre.filter;
    return choice(year, kind && lists.kinds[kind], centre.documents.page);
  }
  const all = page.sections.find((section) => section.kind === "announcements" && section.archive);
  if (all?.kind === "announcements" && all.archive) {
    const { filter, kinds } = all.archive;
    return choice(filter.year, kinds[filter.announcement ?? ""], all.announcements.page);
  }
  const dates = page.sections.find((section) => section.kind === "calendar" && section.archive?.year);
  const archive = dates?.kind === "calendar" ? dates.archive : undefined;
  return choice(archive?.year, undefined, archive?.page);
}

function choice(year: number | undefined, kind: string | undefined, number = 1) {
  return { labels: [year?.toString(), kind].filter((label) => label !== undefined), number };
}
