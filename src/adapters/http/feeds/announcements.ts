import { content } from "#texts/content.ts";
import { feeds as texts } from "#texts/feeds.ts";
import type { ExchangeAnnouncement } from "../../../domain/exchange/exchange-announcement.ts";
import { SITE_NAME } from "../contract/site.ts";
import { type Feed, tagOf } from "./feed.ts";

/** The announcements that the exchange has released, as a feed. Its entries lead to their files. */
export function announcementFeed(origin: string, announcements: readonly ExchangeAnnouncement[]): Feed {
  return {
    title: texts.announcementsOf(SITE_NAME),
    description: texts.aboutAnnouncementsOf(SITE_NAME),
    // Editors decide which page has the list.
    page: `${origin}/`,
    entries: announcements.map((announcement) => {
      const { reference, title, href, kind, language, releasedAt, updated = releasedAt } = announcement;
      const released = Date.parse(releasedAt);
      const priceSensitive = announcement.isPriceSensitive ? content.priceSensitive : undefined;
      const retracted = announcement.isRetracted ? content.retracted : undefined;
      return {
        id: tagOf(origin, `announcement/${reference}`),
        title,
        href,
        released,
        updated: Math.max(released, Date.parse(updated)),
        categories: [kind, priceSensitive, retracted],
        language,
      };
    }),
  };
}
