import type { Content } from "../../domain/content/content.ts";
import {
  type SearchableItem,
  type SearchableOptions,
  searchableItems,
} from "../../domain/search/searchable-content.ts";
import type { Log } from "../../ports/log.ts";
import { type DigestedDocuments, digestOf } from "./document-digest.ts";

/** Maximum number of items in a batch, if they are new; a page takes a millisecond or two. Requests are handled between batches. */
const MAX_OPENED = 10;
/** Maximum number of items in a batch. */
const MAX_ITEMS = 1_000;

/** Items of content for the index, which may have some of them. */
export interface SearchableBatch {
  readonly digests: readonly string[];
  /** Reads the documents of the item with a digest of the batch. */
  readonly read: (digest: string) => Promise<DigestedDocuments>;
}

interface Entry {
  readonly digest: string;
  readonly read: () => Promise<DigestedDocuments>;
}

/**
 * What is found of content, by the item. Remembers the digests of items that nothing else is shown on, which are the same
 * after a publish.
 */
export function searchableBatches(options: Omit<SearchableOptions, "now">, log: Log) {
  const known = new WeakMap<object, string>();
  // Everything else is found without it.
  const unlessFailing = async <T>(id: string, work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, id }, "a page cannot be read for the search, which does not find it");
      return otherwise;
    }
  };
  const openEntry = async ({ item, id, open }: SearchableItem): Promise<Entry | undefined> => {
    const found = await unlessFailing(id, open, undefined);
    if (!found) return undefined;
    const documents = found.digest === undefined ? await found.read() : undefined;
    const digest = found.digest ?? digestOf(documents ?? []);
    if (found.isSelfContained) known.set(item, digest);
    return {
      digest,
      read: async () => ({ digest, documents: documents ?? (await unlessFailing(id, found.read, [])) }),
    };
  };
  /** The entry of an item whose digest is known, which is only opened if the index does not have it. */
  const knownEntry = (searchable: SearchableItem, digest: string): Entry => ({
    digest,
    read: async () => (await (await openEntry(searchable))?.read()) ?? { digest, documents: [] },
  });
  return async function* (content: Content, now: number): AsyncGenerator<SearchableBatch> {
    const batch = new Batch();
    for (const searchable of searchableItems(content, { ...options, now })) {
      const digest = known.get(searchable.item);
      if (digest === undefined) batch.addOpened(await openEntry(searchable));
      else batch.add(knownEntry(searchable, digest));
      if (batch.isFull) yield batch.taken();
    }
    if (!batch.isEmpty) yield batch.taken();
  };
}

/** Collects the entries of a batch. */
class Batch {
  #entries = new Map<string, Entry>();
  #opened = 0;

  get isFull(): boolean {
    return this.#opened >= MAX_OPENED || this.#entries.size >= MAX_ITEMS;
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  add(entry: Entry): void {
    this.#entries.set(entry.digest, entry);
  }

  addOpened(entry: Entry | undefined): void {
    this.#opened++;
    if (entry) this.add(entry);
  }

  /** Ends the batch: returns what it has collected, and begins an empty one. */
  taken(): SearchableBatch {
    const entries = this.#entries;
    this.#entries = new Map();
    this.#opened = 0;
    return {
      digests: [...entries.keys()],
      read: async (digest) => (await entries.get(digest)?.read()) ?? { digest, documents: [] },
    };
  }
}
