import { type AlertEntry, alertEntryOf, alertEntryOfExchange } from "../../domain/alerts/alert-entry.ts";
import { calendarIn, changedEventsOf } from "../../domain/alerts/changed-event.ts";
import type { Content } from "../../domain/content/content.ts";
import { type ContentItem, idOf } from "../../domain/content/content-item.ts";
import type { SiteOptions } from "../../domain/content/site-options.ts";
import type { ExchangeAnnouncement } from "../../domain/exchange/exchange-announcement.ts";
import { NO_RELEASES } from "../../domain/exchange/exchange-release.ts";
import { sharedTopic, type Topic, topicsIn } from "../../domain/newsletter/topics.ts";

/** Time after which an announcement of the exchange is in no alert any more, which expires after a day. */
const EXCHANGE_PERIOD_MS = 7 * 24 * 3_600_000;

/** What subscribers of a language are told of. */
export interface AnnouncedContent {
  /** Their topics are the shared names. */
  readonly announcements: readonly AlertEntry[];
  readonly options: SiteOptions;
  /** What its language calls topics. */
  readonly topics: readonly Topic[];
  readonly hasExchange: boolean;
  readonly hasCalendar: boolean;
}

interface Circumstances {
  /** Milliseconds of Unix time. */
  readonly now: number;
  /** The time zone of dates; a name of the IANA database. */
  readonly timeZone: string;
}

/**
 * What subscribers of a language of the site are told of: its documents, and those of the default language that visitors do not
 * see in it, whether a translation is hidden or there is none; what the exchange has released; changed dates.
 */
export function announcedContent(content: Content, circumstances: Circumstances): AnnouncedContent {
  const main = content.in(undefined);
  const topics = topicsIn(content);
  const offered = new Set([...(main.siteOptions.topics ?? []), ...topics.map(({ shared }) => shared)]);
  const named = (name: "announcementTopic" | "calendarTopic") => {
    const own = content.siteOptions[name];
    const topic = own === undefined ? main.siteOptions[name] : sharedTopic(topics, own);
    return topic !== undefined && offered.has(topic) ? topic : undefined;
  };
  const exchangeTopic = named("announcementTopic");
  const calendarTopic = named("calendarTopic");
  const foreign = content === main ? [] : main.items.filter((item) => !isTranslated(item, content));
  const inItems = (items: readonly ContentItem[]) => announcementsIn(items, calendarTopic, circumstances);
  const { language } = content;
  const own = inItems(content.items).map((one) => {
    return { ...one, ...(language !== undefined && { language }), topic: sharedTopic(topics, one.topic) };
  });
  const chosen = [...inItems(foreign), ...own].filter(({ topic }) => offered.has(topic));
  const exchange = exchangeTopic === undefined ? NO_RELEASES : content.released;
  return {
    // An event without a key may be on several pages.
    announcements: [
      ...new Map(chosen.map((one) => [one.id, one])).values(),
      ...ofExchange(exchange.items, exchangeTopic ?? "", circumstances),
    ],
    options: content.siteOptions,
    topics,
    hasExchange: exchange !== NO_RELEASES,
    hasCalendar: calendarTopic !== undefined,
  };
}

/** Whether visitors see it in a language: its translation, or the same document in the words of that language. */
function isTranslated(item: ContentItem, content: Content): boolean {
  const { translations = [] } = item;
  return [...translations.map(({ id }) => id), idOf(item)].some(
    (id) => content.findItem(id)?.language === content.language,
  );
}

/** @param calendarTopic - That of changed dates. Default: nobody is told of them. */
function announcementsIn(
  items: readonly ContentItem[],
  calendarTopic: string | undefined,
  { now, timeZone }: Circumstances,
): readonly AlertEntry[] {
  const documents = items.flatMap((item) => alertEntryOf(item, timeZone) ?? []);
  if (calendarTopic === undefined) return documents;
  const changed = { topic: calendarTopic, now, calendar: calendarIn(items) };
  return [...documents, ...items.flatMap((item) => changedEventsOf(item, changed))];
}

function ofExchange(
  released: readonly ExchangeAnnouncement[],
  topic: string,
  { now, timeZone }: Circumstances,
): readonly AlertEntry[] {
  const standing = released.filter(({ isRetracted }) => !isRetracted);
  const recent = standing.filter(({ releasedAt }) => Date.parse(releasedAt) > now - EXCHANGE_PERIOD_MS);
  return recent.map((one) => alertEntryOfExchange(one, topic, timeZone));
}
