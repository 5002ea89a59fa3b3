/** What the site calls itself. */
export const SITE_NAME = "Larkfield Group";

/** Where the feeds of the news are, for programs that read them. */
export const NEWS_FEEDS = { rss: "/news/rss.xml", atom: "/news/atom.xml" } as const;
