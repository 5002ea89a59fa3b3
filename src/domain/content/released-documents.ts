import type { ExchangeRelease } from "../exchange/exchange-release.ts";
import { type ContentItem, documentOf } from "./content-item.ts";
import { dayAt, dayBegins } from "./day.ts";
import type { Circumstances } from "./opening.ts";

/** What changes of a document that the exchange has released. */
export interface ReleasedDocument {
  readonly date: string;
  readonly released: string;
  /** Default: it has no announcement of its own. */
  readonly exchange?: ExchangeRelease;
}

/**
 * The releases by the exchange of what visitors see, by the ids of documents: what is hidden gives no time to what is not, whatever
 * its reference.
 */
export function releasesIn(
  visible: readonly ContentItem[],
  { timeZone, releaseTimes }: Circumstances,
): ReadonlyMap<string, ReleasedDocument> {
  const own = visible.flatMap((item) => {
    const { id, exchange } = documentOf(item) ?? {};
    const time = releaseTimes?.of(exchange?.reference) ?? Number.POSITIVE_INFINITY;
    if (id === undefined || exchange === undefined || !Number.isFinite(time)) return [];
    // Visitors see what waits for the exchange since its release.
    const isReleased = exchange.isAwaited || isOneDisclosure(item, time, timeZone);
    return isReleased ? [[id, releaseAt(time, exchange, timeZone)] as const] : [];
  });
  const releases = new Map(own);
  return new Map([...attachmentsIn(visible, releases), ...own]);
}

/** What an editor joins to an article is of the same disclosure, if it has no release of its own: it is of the same day. */
function attachmentsIn(
  items: readonly ContentItem[],
  releases: ReadonlyMap<string, ReleasedDocument>,
): readonly (readonly [string, ReleasedDocument])[] {
  return items.flatMap((item) => {
    // Before the page, which is read from its compressed form.
    const release = releases.get(documentOf(item)?.id ?? "");
    if (release === undefined || item.kind !== "page" || item.page.type !== "news-article") return [];
    const { date, related, embargo } = item.page;
    // An editor gives both the same embargo; with another one, the document is released by itself.
    return related
      .filter((pdf) => pdf.exchange === undefined && [undefined, embargo].includes(pdf.embargo))
      .filter((pdf) => pdf.date === date && isOfDisclosure(pdf.released, release.released))
      .map((pdf) => [pdf.id, { date: release.date, released: release.released }] as const);
  });
}

/** Whether a time that an editor has given is about that of the exchange. Default: none was given. */
function isOfDisclosure(stated: string | undefined, released: string): boolean {
  return stated === undefined || Math.abs(Date.parse(stated) - Date.parse(released)) < SAME_DISCLOSURE_MS;
}

/**
 * The exchange releases a disclosure on the day of its document, or in the night before or after it. A reference that is of
 * another time is that of something else, such as last year's article of which this one is a copy.
 */
const SAME_DISCLOSURE_MS = 36 * 3_600_000;

function isOneDisclosure(item: ContentItem, time: number, timeZone: string): boolean {
  const { date = "", released } = releasedDocument(item) ?? {};
  const stated = Date.parse(released ?? "") || dayBegins(date, timeZone) + 12 * 3_600_000;
  return Math.abs(stated - time) < SAME_DISCLOSURE_MS;
}

function releasedDocument(item: ContentItem) {
  if (item.kind === "pdf") return item.pdf;
  return item.kind === "page" && item.page.type === "news-article" ? item.page : undefined;
}

function releaseAt(time: number, exchange: ExchangeRelease, timeZone: string): ReleasedDocument {
  // In seconds, as editors and most outputs have it, so that it is the same moment everywhere.
  const released = new Date(Math.floor(time / 1_000) * 1_000).toISOString();
  return { date: dayAt(released, timeZone), released, exchange: { ...exchange, isAwaited: false } };
}
