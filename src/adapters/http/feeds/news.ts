import { feeds as texts } from "#texts/feeds.ts";
import { lists } from "#texts/lists.ts";
import type { NewsSummary } from "../../../domain/content/news.ts";
import { releaseMoment } from "../../../domain/content/release.ts";
import { NEWS_FEEDS, SITE_LOCALE, SITE_NAME, SITE_TIME_ZONE } from "../contract/site.ts";
import { escapeHtml } from "../standalone/escape-html.ts";
import { element, xmlDocument } from "./xml.ts";

const TITLE = texts.newsOf(SITE_NAME);
const DESCRIPTION = texts.aboutNewsOf(SITE_NAME);
const ATOM = "http://www.w3.org/2005/Atom";

/** The news as RSS 2.0. */
export function rssFeed(origin: string, articles: readonly NewsSummary[]): string {
  const self = { href: origin + NEWS_FEEDS.rss, rel: "self", type: "application/rss+xml" };
  const items = articles.map((article) => {
    const { href, title, category, summary } = article;
    return element(
      "item",
      {},
      element("title", {}, title),
      element("link", {}, origin + href),
      element("guid", { isPermaLink: "false" }, idOf(origin, article)),
      element("pubDate", {}, releasedAt(article).toUTCString()),
      category === undefined ? undefined : element("category", {}, lists.kinds[category]),
      // A description is HTML, which readers show as such.
      summary === undefined ? undefined : element("description", {}, escapeHtml(summary)),
    );
  });
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
        articles.length > 0 ? element("lastBuildDate", {}, lastUpdate(articles).toUTCString()) : undefined,
        element("atom:link", self),
        ...items,
      ),
    ),
  );
}

/** The news as Atom (RFC 4287). */
export function atomFeed(origin: string, articles: readonly NewsSummary[]): string {
  const entries = articles.map((article) => {
    const { href, title, category, summary } = article;
    return element(
      "entry",
      {},
      element("title", {}, title),
      element("id", {}, idOf(origin, article)),
      element("link", { href: origin + href }),
      element("published", {}, releasedAt(article).toISOString()),
      element("updated", {}, updatedAt(article).toISOString()),
      category === undefined ? undefined : element("category", { term: lists.kinds[category] }),
      summary === undefined ? undefined : element("summary", {}, summary),
    );
  });
  return xmlDocument(
    element(
      "feed",
      { xmlns: ATOM, "xml:lang": SITE_LOCALE },
      element("title", {}, TITLE),
      element("subtitle", {}, DESCRIPTION),
      element("id", {}, `${origin}/news`),
      element("link", { href: `${origin}/news` }),
      element("link", { href: origin + NEWS_FEEDS.atom, rel: "self", type: "application/atom+xml" }),
      element("updated", {}, lastUpdate(articles).toISOString()),
      element("author", {}, element("name", {}, SITE_NAME)),
      ...entries,
    ),
  );
}

function releasedAt(article: NewsSummary): Date {
  return new Date(releaseMoment(article, SITE_TIME_ZONE));
}

/** When a reader saw the last version: a correction, or the release. */
function updatedAt(article: NewsSummary): Date {
  const released = releasedAt(article);
  const changed = new Date(article.changed ?? "");
  return changed > released ? changed : released;
}

/** When the feed last changed. */
function lastUpdate(articles: readonly NewsSummary[]): Date {
  return new Date(Math.max(0, ...articles.map((article) => updatedAt(article).getTime())));
}

/** An id that stays when the address changes (RFC 4151). */
function idOf(origin: string, { id }: NewsSummary): string {
  return `tag:${new URL(origin).hostname},2026:${encodeURIComponent(id)}`;
}
