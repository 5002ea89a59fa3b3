/** Addresses of the feeds with the announcements of the exchange. */
export const ANNOUNCEMENT_FEEDS = { rss: "/announcements/rss.xml", atom: "/announcements/atom.xml" } as const;
