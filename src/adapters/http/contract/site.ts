import { brand } from "../../../../brand/brand.ts";

/** What the site calls itself. */
export const SITE_NAME = brand.name;

/** Where the feeds of the news are, for programs that read them. */
export const NEWS_FEEDS = { rss: "/news/rss.xml", atom: "/news/atom.xml" } as const;

/** Where a day of the site begins. */
export const SITE_TIME_ZONE = brand.timeZone;

/** Language and country of its pages, as HTML has it: `en-AU`. */
export const SITE_LOCALE = brand.locale;
