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
function activeFilter(page: PageView): { readonly labels: readonly string[]; readonly number: number } {
  if (page.type === "news-archive") {
    const { year, category } = page.filter;
    return { labels: labelsOf(year, category && lists.kinds[category]), number: page.articles.page };
  }
  const centre = page.sections.find((section) => section.kind === "document-centre");
  const all = page.sections.find((section) => section.kind === "announcements" && section.archive);
  if (!centre && all?.kind === "announcements" && all.archive) {
    const { filter, kinds } = all.archive;
    const labels = labelsOf(filter.year, kinds[filter.announcement ?? ""]);
    return { labels, number: all.announcements.page };
  }
  const dates = page.sections.find((section) => section.kind === "calendar" && section.archive?.year);
  if (!centre && dates?.kind === "calendar")
    return { labels: labelsOf(dates.archive?.year, undefined), number: dates.archive?.page ?? 1 };
  const kind = centre?.filter.kind && lists.kinds[centre.filter.kind];
  return { labels: labelsOf(centre?.filter.year, kind), number: centre?.documents.page ?? 1 };
}

function labelsOf(year: number | undefined, kind: string | undefined): string[] {
  return [year?.toString(), kind].filter((label) => label !== undefined);
}
