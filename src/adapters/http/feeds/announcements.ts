import { content } from "#texts/content.ts";
import { feeds as texts } from "#texts/feeds.ts";
import type { ExchangeAnnouncement } from "../../../domain/announcements/exchange-announcement.ts";
import { SITE_NAME } from "../contract/site.ts";
import { type Feed, tagOf } from "./feed.ts";

/** The announcements that the exchange has released, as a feed. Its entries lead to their files. */
export function announcementFeed(origin: string, announcements: readonly ExchangeAnnouncement[]): Feed {
  return {
    title: texts.announcementsOf(SITE_NAME),
    description: texts.aboutAnnouncementsOf(SITE_NAME),
    // Editors decide which page has the list.
    page: `${origin}/`,
    entries: announcements.map(({ reference, title, href, kind, language, releasedAt, isPriceSensitive }) => {
      const released = Date.parse(releasedAt);
      return {
        id: tagOf(origin, `announcement/${reference}`),
        title,
        href,
        released,
        updated: released,
        categories: [kind, isPriceSensitive ? content.priceSensitive : undefined],
        language,
      };
    }),
  };
}
