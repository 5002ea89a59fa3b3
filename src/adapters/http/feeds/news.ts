import type { Locale } from "../../../../brand/locale.ts";
import type { NewsSummary } from "../../../domain/content/news.ts";
import { releaseMoment } from "../../../domain/content/release.ts";
import { localPath } from "../../../domain/links/address.ts";
import { SITE_TIME_ZONE } from "../contract/site.ts";
import { type Feed, tagOf } from "./feed.ts";

export function newsFeed(origin: string, articles: readonly NewsSummary[], locale: Locale): Feed {
  const {
    brand,
    texts: { feeds: texts, lists },
  } = locale;
  return {
    locale,
    title: texts.newsOf(brand.name),
    description: texts.aboutNewsOf(brand.name),
    page: origin + localPath("/news", locale.language),
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
