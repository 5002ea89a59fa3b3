import "../../../domain/announcements/announcements.ts";
import type { Locale } from "../../../../brand/locale.ts";
import type { ExchangeAnnouncement } from "../../../domain/exchange/exchange-announcement.ts";
import { localPath } from "../../../domain/links/address.ts";
import { ANNOUNCEMENT_FEEDS } from "../contract/announcements/feeds.ts";
import { matching } from "../contract/parameter-form.ts";
import { type Feed, tagOf } from "../feeds/feed.ts";
import { addFeed } from "../routes/published-feed.ts";
import type { HttpCapability, Routes } from "../site-parts.ts";
import { announcementFacts } from "./announcement-facts.ts";

/** Other kinds than the source has are not found, and not kept. */
const KIND = /^(?![^&]{101})[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `GET /announcements/rss.xml`, `/announcements/atom.xml`: the newest announcements, if there is a source of them. */
const announcementFeeds: Routes = async (server, { cache, syndicateContent, publicUrl, locale }) => {
  addFeed(server, { cache, publicUrl, paths: ANNOUNCEMENT_FEEDS }, (shown) => {
    const newest = syndicateContent.announcements(shown);
    return newest && feedOf(publicUrl, newest, locale);
  });
};

/** The feeds and facts of announcements of the exchange, and the kinds in addresses of their list. */
export const announcements: HttpCapability = {
  routes: [announcementFeeds],
  feeds: [{ kind: "announcements", titleIn, paths: ANNOUNCEMENT_FEEDS }],
  facts: { announcements: announcementFacts },
  parameters: { lists: { announcement: KIND } },
  filterOf: (query) => ({ announcement: matching(KIND, query.get("announcement")) }),
};

/** The announcements that the exchange has released, as a feed. Its entries lead to their files. */
function feedOf(origin: string, released: readonly ExchangeAnnouncement[], locale: Locale): Feed {
  return {
    locale,
    title: titleIn(locale),
    description: locale.texts.feeds.aboutAnnouncementsOf(locale.brand.name),
    // Editors decide which page has the list.
    page: origin + localPath("/", locale.language),
    entries: released.map((announcement) => entryOf(origin, announcement, locale)),
  };
}

function titleIn({ brand, texts }: Locale): string {
  return texts.feeds.announcementsOf(brand.name);
}

function entryOf(
  origin: string,
  announcement: ExchangeAnnouncement,
  { texts: { content } }: Locale,
): Feed["entries"][number] {
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
}
