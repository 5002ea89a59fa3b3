import type { ContentItem } from "../content/content-item.ts";
import { dayBegins, visibleFrom } from "../content/embargo.ts";
import { addressOfPage } from "../links/page-address.ts";

/** A news article or a PDF document with a topic, as an alert tells of it. */
export interface Announcement {
  /** Id of the document at the content service. */
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly summary?: string | undefined;
  /** Day that it is dated, `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  /** When that day began, in milliseconds of Unix time. */
  readonly datedAt?: number | undefined;
  /** Address of the article on the site; absent for a PDF document, which is its file. */
  readonly href?: string | undefined;
  /** The PDF files that belong to it; that of a PDF document is the only one. */
  readonly files: readonly { readonly title: string; readonly href: string }[];
  /** What stays the same when a document is taken back and published anew as another. */
  readonly address: string;
  /** When visitors could first see it, in milliseconds of Unix time: first published, or its embargo over. */
  readonly publishedAt: number;
}

const DAY_MS = 24 * 3_600_000;

/** The topic of an item, if it has one. */
export function topicOf(item: ContentItem): string | undefined {
  return subjectOf(item)?.topic;
}

/**
 * What an alert may tell of; `undefined` for an item without a topic, or of which nobody knows when it was published.
 *
 * @param timeZone - Where days begin.
 */
export function announcementOf(item: ContentItem, timeZone: string): Announcement | undefined {
  const subject = subjectOf(item);
  const publishedAt = Math.max(Date.parse(subject?.published ?? ""), visibleFrom(item, timeZone));
  if (subject?.topic === undefined || Number.isNaN(publishedAt)) return undefined;
  const { id, topic, title, summary, date, href, files, address } = subject;
  const datedAt = date === undefined ? undefined : dayBegins(date, timeZone);
  return { id, topic, title, summary, date, datedAt, href, files, address, publishedAt };
}

/** Whether it is more than a day ago: published, or dated. An archive that is filled up is nobody's news. */
export function isOld({ publishedAt, datedAt = Number.NaN }: Announcement, now: number): boolean {
  return publishedAt < now - DAY_MS || datedAt + 2 * DAY_MS <= now;
}

function subjectOf(item: ContentItem) {
  if (item.kind === "pdf") {
    const { pdf, uid } = item;
    return { ...pdf, href: undefined, files: [pdf], address: `pdf ${uid ?? pdf.id}` };
  }
  if (item.kind !== "page" || item.page.type !== "news-article") return undefined;
  const href = addressOfPage(item.page);
  return href === undefined ? undefined : { ...item.page, href, files: item.page.related, address: href };
}
