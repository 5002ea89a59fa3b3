import type { CalendarEvent } from "../content/calendar-event.ts";
import type { ContentItem } from "../content/content-item.ts";
import { dayAt, dayBegins } from "../content/day.ts";
import {
  comparableReference,
  type ExchangeAnnouncement,
  identityOf,
  referencesOf,
} from "../exchange/exchange-announcement.ts";
import { addressOfPage } from "../links/address.ts";

/** An event that does not take place as planned, which subscribers are told. */
export type ChangedEvent = CalendarEvent & { readonly status: NonNullable<CalendarEvent["status"]> };

/** An article, a PDF document, an announcement of the exchange or a changed event with a topic, as an alert shows it. */
export interface AlertEntry {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly summary?: string | undefined;
  /** Its date, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** The time of its release, ISO 8601 in UTC, if it is known. */
  readonly released?: string | undefined;
  /** Start of that day, in milliseconds of Unix time. */
  readonly datedAt?: number | undefined;
  /** References of its announcement at the exchange, as the source identifies it. Default: it has none. */
  readonly references?: readonly string[] | undefined;
  /** Its language, as in addresses: `de`. Default: that of addresses without a language, or unknown. */
  readonly language?: string | undefined;
  /** The ids of the documents that say the same in other languages. Default: there are none. */
  readonly translations?: readonly string[] | undefined;
  /** Default: `false`. */
  readonly isPriceSensitive?: boolean | undefined;
  /** The event that has changed; absent if it announces something else. */
  readonly event?: ChangedEvent | undefined;
  /** Address of the article or the calendar on the site. A PDF document has only the address of its file. */
  readonly href?: string | undefined;
  /** The PDF files of an article, or the single file of a PDF document. */
  readonly files: readonly { readonly title: string; readonly href: string }[];
  /** Identifies it across languages and processes: its address on the site, or its identity at the exchange. */
  readonly address: string;
  /** When visitors could first see it, in milliseconds of Unix time: its first publish, or the end of its embargo. */
  readonly publishedAt: number;
}

const DAY_MS = 24 * 3_600_000;

/** The topic of an item, if it can be announced. */
export function topicOf(item: ContentItem): string | undefined {
  return subjectOf(item)?.topic;
}

/**
 * The entry of an item; `undefined` if the item has no topic, or the time of its publish is unknown.
 *
 * @param timeZone - The time zone of dates; a name of the IANA database.
 */
export function alertEntryOf(item: ContentItem, timeZone: string): AlertEntry | undefined {
  const subject = subjectOf(item);
  const published = Date.parse(subject?.published ?? "");
  if (subject?.topic === undefined || Number.isNaN(published)) return undefined;
  const { id, topic, title, summary, date, released, embargo, exchange, href, files, address } = subject;
  const datedAt = date === undefined ? undefined : dayBegins(date, timeZone);
  const times = [Date.parse(embargo ?? ""), Date.parse(released ?? ""), datedAt ?? Number.NaN];
  const publishedAt = Math.max(published, ...times.filter(Number.isFinite));
  const references = exchange?.reference === undefined ? undefined : [exchange.reference];
  const { translations = [] } = item;
  return {
    id,
    ...(translations.length > 0 && { translations: translations.map((one) => one.id) }),
    topic,
    title,
    summary,
    date,
    released,
    references,
    datedAt,
    href,
    files,
    address,
    publishedAt,
  };
}

/** Prefix of the ids of announcements of the exchange. Ids of the content service contain no space. */
const EXCHANGE_PREFIX = "exchange ";

/** The entry of an announcement of the exchange, with the topic that the site options name for those. */
export function alertEntryOfExchange(
  announcement: ExchangeAnnouncement,
  topic: string,
  timeZone: string,
): AlertEntry {
  const { reference, title, href, releasedAt, isPriceSensitive } = announcement;
  const id = EXCHANGE_PREFIX + reference;
  // The reference may differ between processes: they may have seen it under different ones first.
  const address = EXCHANGE_PREFIX + identityOf(announcement);
  const references = referencesOf(announcement);
  const date = dayAt(releasedAt, timeZone);
  const times = { date, released: releasedAt, publishedAt: Date.parse(releasedAt) };
  return { id, address, topic, title, references, isPriceSensitive, files: [{ title, href }], ...times };
}

/** Whether a document of a ledger is an announcement of the exchange, by its id. */
export function isOfExchange(id: string): boolean {
  return id.startsWith(EXCHANGE_PREFIX);
}

/** Whether it was published, or is dated, more than a day ago. An import of old documents must not send alerts. */
export function isOld({ publishedAt, datedAt = Number.NaN }: AlertEntry, now: number): boolean {
  return publishedAt < now - DAY_MS || datedAt + 2 * DAY_MS <= now;
}

/**
 * The announcements with one of some topics, without PDF documents that an article among them lists, and without what the
 * exchange has released if the site's own document about it is among them.
 */
export function alertEntriesAbout(
  topics: readonly string[],
  announcements: readonly AlertEntry[],
): readonly AlertEntry[] {
  const chosen = announcements.filter(({ topic }) => topics.includes(topic));
  const articles = chosen.filter(({ href }) => href !== undefined);
  const listed = new Set(articles.flatMap(({ files }) => files.map(({ href }) => href)));
  const left = chosen.filter(
    ({ href, files }) => href !== undefined || files.some((file) => !listed.has(file.href)),
  );
  return left.flatMap((one) => {
    const same = left.filter((other) => other === one || isAboutSame(one, other));
    if (isOfExchange(one.id) && !same.every(({ id }) => isOfExchange(id))) return [];
    return { ...one, isPriceSensitive: same.some(({ isPriceSensitive }) => isPriceSensitive) };
  });
}

/** Whether two announcements are about the same announcement of the exchange. */
export function isAboutSame(
  { references: some = [] }: Pick<AlertEntry, "references">,
  { references: others = [] }: Pick<AlertEntry, "references">,
): boolean {
  const compared = new Set(others.map(comparableReference));
  return some.some((reference) => compared.has(comparableReference(reference)));
}

function subjectOf(item: ContentItem) {
  if (item.kind === "pdf") {
    const { pdf, uid } = item;
    return { ...pdf, href: undefined, files: [pdf], address: `pdf ${uid ?? pdf.id}` };
  }
  if (item.kind !== "page" || item.page.type !== "news-article") return undefined;
  // Checked first, because reading other fields of an article takes time.
  if (item.page.topic === undefined) return undefined;
  const href = addressOfPage(item.page);
  if (href === undefined) return undefined;
  const { id, topic, title, summary, date, released, published, embargo, exchange, related } = item.page;
  return {
    id,
    topic,
    title,
    summary,
    date,
    released,
    published,
    embargo,
    exchange,
    href,
    files: related,
    address: href,
  };
}
