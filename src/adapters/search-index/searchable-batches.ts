import type { ExchangeAnnouncement } from "../../domain/announcements/exchange-announcement.ts";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../domain/content/site-options.ts";
import type { SearchableDocument } from "../../domain/search/search.ts";
import {
  SearchableLists,
  type SharedContent,
  searchableAnnouncement,
  searchableItem,
} from "../../domain/search/searchable.ts";
import { digestOf } from "./document-digest.ts";

/** Characters in a batch, which takes a few milliseconds; requests are handled between batches. */
const BATCH_LENGTH = 50_000;
/** Maximum number of documents in a batch of which the digests are known. */
const MAX_DIGESTS = 1_000;

/** Documents for the index, which may have some of them. */
export interface SearchableBatch {
  readonly digests: readonly string[];
  /** The documents with these digests. */
  readonly documents: (digests: ReadonlySet<string>) => readonly SearchableDocument[];
}

interface Entry {
  readonly digests: readonly string[];
  readonly documents: () => readonly SearchableDocument[];
  /** What it takes of a batch. */
  readonly length: number;
}

/**
 * The searchable documents of content, which begins with the site options, and of announcements, whose days are in a time zone.
 * Remembers the digests of items, most of which are the same after a publish.
 */
export function searchableBatches(timeZone = "UTC") {
  /** With the shared content, since it may be in the documents. */
  const known = new WeakMap<object, { readonly shared: string; readonly digests: readonly string[] }>();
  const entryOf = (item: object, shared: string, read: () => readonly SearchableDocument[]): Entry => {
    const before = known.get(item);
    if (before?.shared === shared)
      return { digests: before.digests, documents: read, length: BATCH_LENGTH / MAX_DIGESTS };
    const documents = read();
    const digests = documents.map(digestOf);
    known.set(item, { shared, digests });
    const length = documents.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
    return { digests, documents: () => documents, length };
  };
  async function* entries(
    content: AsyncIterable<readonly ContentItem[]>,
    announcements: readonly ExchangeAnnouncement[],
  ): AsyncGenerator<Entry> {
    let shared = sharedContentOf(EMPTY_SITE_OPTIONS);
    const lists = new SearchableLists();
    for await (const items of content) {
      for (const item of items) {
        if (item.kind === "site-options") shared = sharedContentOf(item.options);
        lists.add(item);
        const { content: options, json } = shared;
        yield entryOf(item, json, () => searchableItem(item, options));
      }
    }
    const documents = lists.documents(shared.content);
    yield { digests: documents.map(digestOf), documents: () => documents, length: 0 };
    for (const announcement of announcements)
      yield entryOf(announcement, "", () => [searchableAnnouncement(announcement, timeZone)]);
  }
  return async function* (
    ...[content, announcements]: Parameters<typeof entries>
  ): AsyncGenerator<SearchableBatch> {
    let batch: Entry[] = [];
    let length = 0;
    for await (const entry of entries(content, announcements)) {
      batch.push(entry);
      length += entry.length;
      if (length < BATCH_LENGTH) continue;
      yield batchOf(batch);
      batch = [];
      length = 0;
    }
    if (batch.length > 0) yield batchOf(batch);
  };
}

function sharedContentOf({ offices, contacts }: SharedContent) {
  const content = { offices, contacts };
  return { content, json: JSON.stringify(content) };
}

function batchOf(entries: readonly Entry[]): SearchableBatch {
  return {
    digests: entries.flatMap(({ digests }) => digests),
    documents: (wanted) =>
      entries
        .filter(({ digests }) => digests.some((digest) => wanted.has(digest)))
        .flatMap(({ documents }) => documents()),
  };
}
