import { brand } from "../../../../brand/brand.ts";

export const SITE_NAME = brand.name;

export const NEWS_FEEDS = { rss: "/news/rss.xml", atom: "/news/atom.xml" } as const;

/** Time zone in which days of the site begin. */
export const SITE_TIME_ZONE = brand.timeZone;
