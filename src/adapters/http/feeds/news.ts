import type { Locale } from "../../../../brand/locale.ts";
import type { NewsSummary } from "../../../domain/content/news.ts";
import { releaseMoment } from "../../../domain/content/release.ts";
import { SITE_NAME, SITE_TIME_ZONE } from "../contract/site.ts";
import { type Feed, tagOf } from "./feed.ts";

export function newsFeed(origin: string, articles: readonly NewsSummary[], locale: Locale): Feed {
  const { feeds: texts, lists } = locale.texts;
  return {
    locale,
    title: texts.newsOf(SITE_NAME),
    description: texts.aboutNewsOf(SITE_NAME),
    page: `${origin}/news`,
    entries: articles.map((article) => {
      const { id, title, href, category, changed = "", summary } = article;
      const released = Date.parse(releaseMoment(article, SITE_TIME_ZONE));
      return {
        id: tagOf(origin, id),
        title,
        href: origin + href,
        released,
        updated: Math.max(released, Date.parse(changed) || 0),
        categories: [category && lists.kinds[category]],
        summary,
      };
    }),
  };
}
