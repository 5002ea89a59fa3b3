import { feeds as texts } from "#texts/feeds.ts";
import { lists } from "#texts/lists.ts";
import { dayBegins } from "../../../domain/content/embargo.ts";
import type { NewsSummary } from "../../../domain/content/news.ts";
import { NEWS_FEEDS, SITE_LOCALE, SITE_NAME, SITE_TIME_ZONE } from "../contract/site.ts";
import { escapeHtml } from "../standalone/escape-html.ts";
import { element, xmlDocument } from "./xml.ts";

const TITLE = texts.newsOf(SITE_NAME);
const DESCRIPTION = texts.aboutNewsOf(SITE_NAME);
const ATOM = "http://www.w3.org/2005/Atom";

/** The news as RSS 2.0. */
export function rssFeed(origin: string, articles: readonly NewsSummary[]): string {
  const self = { href: origin + NEWS_FEEDS.rss, rel: "self", type: "application/rss+xml" };
  const [newest] = articles;
  const items = articles.map(({ href, title, date, category, summary }) =>
    element(
      "item",
      {},
      element("title", {}, title),
      element("link", {}, origin + href),
      element("guid", { isPermaLink: "true" }, origin + href),
      element("pubDate", {}, momentOf(date).toUTCString()),
      category === undefined ? undefined : element("category", {}, lists.kinds[category]),
      // A description is HTML, which readers show as such.
      summary === undefined ? undefined : element("description", {}, escapeHtml(summary)),
    ),
  );
  return xmlDocument(
    element(
      "rss",
      { version: "2.0", "xmlns:atom": ATOM },
      element(
        "channel",
        {},
        element("title", {}, TITLE),
        element("link", {}, `${origin}/news`),
        element("description", {}, DESCRIPTION),
        element("language", {}, SITE_LOCALE.toLowerCase()),
        newest && element("lastBuildDate", {}, momentOf(newest.date).toUTCString()),
        element("atom:link", self),
        ...items,
      ),
    ),
  );
}

/** The news as Atom (RFC 4287). */
export function atomFeed(origin: string, articles: readonly NewsSummary[]): string {
  const [newest] = articles;
  const entries = articles.map(({ href, title, date, category, summary }) =>
    element(
      "entry",
      {},
      element("title", {}, title),
      element("id", {}, origin + href),
      element("link", { href: origin + href }),
      element("published", {}, momentOf(date).toISOString()),
      element("updated", {}, momentOf(date).toISOString()),
      category === undefined ? undefined : element("category", { term: lists.kinds[category] }),
      summary === undefined ? undefined : element("summary", {}, summary),
    ),
  );
  return xmlDocument(
    element(
      "feed",
      { xmlns: ATOM, "xml:lang": SITE_LOCALE },
      element("title", {}, TITLE),
      element("subtitle", {}, DESCRIPTION),
      element("id", {}, `${origin}/news`),
      element("link", { href: `${origin}/news` }),
      element("link", { href: origin + NEWS_FEEDS.atom, rel: "self", type: "application/atom+xml" }),
      element("updated", {}, (newest ? momentOf(newest.date) : new Date(0)).toISOString()),
      element("author", {}, element("name", {}, SITE_NAME)),
      ...entries,
    ),
  );
}

function momentOf(day: string): Date {
  const moment = new Date(dayBegins(day, SITE_TIME_ZONE));
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
}
