import type { Content } from "../../domain/content/content.ts";
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
 * The searchable documents of content. The days of announcements are in a time zone.
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
  function* entries({ items, siteOptions, announcements }: Content): Generator<Entry> {
    const { offices, contacts } = siteOptions;
    const shared: SharedContent = { offices, contacts };
    const json = JSON.stringify(shared);
    const lists = new SearchableLists();
    for (const item of items) {
      lists.add(item);
      yield entryOf(item, json, () => searchableItem(item, shared));
    }
    const documents = lists.documents(shared);
    yield { digests: documents.map(digestOf), documents: () => documents, length: 0 };
    for (const announcement of announcements.items.filter(({ isRetracted }) => !isRetracted))
      yield entryOf(announcement, "", () => [searchableAnnouncement(announcement, timeZone)]);
  }
  return function* (content: Content): Generator<SearchableBatch> {
    let batch: Entry[] = [];
    let length = 0;
    for (const entry of entries(content)) {
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

function batchOf(entries: readonly Entry[]): SearchableBatch {
  return {
    digests: entries.flatMap(({ digests }) => digests),
    documents: (wanted) =>
      entries
        .filter(({ digests }) => digests.some((digest) => wanted.has(digest)))
        .flatMap(({ documents }) => documents()),
  };
}
