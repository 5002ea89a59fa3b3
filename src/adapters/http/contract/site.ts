/** Name of the site. */
export const SITE_NAME = "Larkfield Group";

/** Addresses of the news feeds. */
export const NEWS_FEEDS = { rss: "/news/rss.xml", atom: "/news/atom.xml" } as const;
