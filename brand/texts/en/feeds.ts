/** Feeds, calendars, tables to download, structured data and social images. */
export const feeds = {};
