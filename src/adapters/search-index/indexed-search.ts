import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { SearchListing, SearchQuery } from "../../domain/search/search.ts";
import { type ContentRef, type ContentRepository, contentRef } from "../../ports/content-repository.ts";
import type { DocumentFiles } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import { type SearchIndex, SearchNotReadyError } from "../../ports/search-index.ts";
import { FileTexts } from "./file-texts.ts";
import { discardEarlierIndexFiles, discardIndexFile, indexFileIn } from "./index-file.ts";
import type { Synonyms } from "./index-reader.ts";
import { MAX_STATES } from "./index-writer.ts";
import { searchableBatches } from "./searchable-batches.ts";
import { Thread, UnusableIndexError } from "./thread.ts";

const temporary = new Set<string>();

/** Returns the path of a temporary folder, which is created with the index, and removed when the process exits. */
function temporaryFolder(): string {
  if (temporary.size === 0) process.once("exit", removeAll);
  const folder = join(tmpdir(), `search-index-${randomUUID()}`);
  temporary.add(folder);
  return folder;
}

function removeTemporary(folder: string): void {
  if (!temporary.delete(folder)) return;
  if (temporary.size === 0) process.off("exit", removeAll);
  rmSync(folder, { recursive: true, force: true });
}

function removeAll(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
}

const MAX_WAIT_MS = 3_000;

/** Many visitors search for the same few words. */
const MAX_LISTINGS = 200;
const MINUTE_MS = 60_000;

interface IndexedSearchOptions {
  readonly content: Pick<ContentRepository, "search" | "everything" | "listAnnouncements">;
  /** The files of PDF documents. Default: their text is not indexed. */
  readonly files?: DocumentFiles | undefined;
  /** Folder of the index, for the next process. Default: a temporary folder of this process. */
  readonly folder?: string | undefined;
  /** The locale of the content (`de-DE`), whose language decides what forms of a word are. Default: English. */
  readonly locale?: string | undefined;
  /** The time zone in which announcements of the exchange have their day. Default: UTC. */
  readonly timeZone?: string | undefined;
  /** Groups of expressions with the same meaning, for searches. Default: none. */
  readonly synonyms?: Synonyms | undefined;
  /** The content service, because its refs are not valid for others. Default: there is only one. */
  readonly source?: string | undefined;
  readonly log: Log;
}

/**
 * Full-text search on an index on the disk. The index is built in the background: first the documents that are new at a
 * ref, then the text of files that have not been read.
 *
 * Until the index of a ref is ready, that of the ref before responds. Without one, and whenever the index fails, the
 * content's own search responds if it finds something. If it finds nothing, the search waits for the index, because the
 * content's own search only finds whole words.
 */
export class IndexedSearch implements SearchIndex {
  readonly #content: IndexedSearchOptions["content"];
  readonly #source: string;
  readonly #log: Log;
  readonly #folder: string;
  readonly #path: string;
  readonly #reader: Thread<"reader">;
  readonly #writer: Thread<"writer">;
  readonly #texts: FileTexts | undefined;
  readonly #batchesOf: ReturnType<typeof searchableBatches>;
  /** Refs whose index is ready, newest first. */
  readonly #built = new LRUCache<ContentRef, true>({ max: MAX_STATES });
  /** The results of a ref and a query in a minute: dates that are to come lead until they are over. */
  readonly #listings = new LRUCache<string, SearchListing>({ max: MAX_LISTINGS });
  readonly #building = new Map<ContentRef, Promise<void>>();
  #loading: Promise<void> | undefined;
  #running = 0;
  #isClosed = false;

  constructor(options: IndexedSearchOptions) {
    const { content, files, folder, locale = "en", timeZone, synonyms, source = "", log } = options;
    this.#content = content;
    this.#batchesOf = searchableBatches(timeZone);
    this.#source = source;
    this.#log = log;
    this.#folder = folder ?? temporaryFolder();
    try {
      discardEarlierIndexFiles(this.#folder);
    } catch (error) {
      log.warn({ err: error }, "search indexes of earlier versions could not be removed");
    }
    this.#path = indexFileIn(this.#folder, locale);
    this.#reader = new Thread("reader", this.#path, { locale, synonyms });
    this.#writer = new Thread("writer", this.#path, { locale });
    this.#texts = files && new FileTexts({ files, writer: this.#writer, log });
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    await this.load();
    const [newest] = this.#built.keys();
    const ready = this.#built.has(ref) ? ref : newest;
    const found = ready && (await this.#indexed(ready, query));
    const built = this.#ensureBuilt(ref);
    return found ?? this.#searchBefore(built, ref, query);
  }

  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async prepare(ref: ContentRef): Promise<void> {
    await this.load();
    await this.#attempt(ref, async () => {
      await this.#ensureBuilt(ref);
      if (this.#built.has(ref)) await this.#texts?.read();
      // Those from before the text of files was read.
      this.#listings.clear();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#texts?.close(), this.#reader.end()]);
    await this.#writer.end();
    removeTemporary(this.#folder);
  }

  async #load(): Promise<void> {
    // The reader would create the file.
    if (this.#isClosed || !existsSync(this.#path)) return;
    const prefix = this.#nameOf(contentRef(""));
    try {
      for (const name of await this.#reader.call("refs", []))
        if (name.startsWith(prefix)) this.#built.set(contentRef(name.slice(prefix.length)), true);
    } catch (error) {
      await this.#handleFailure(error, "the stored search index could not be loaded");
    }
  }

  /** Searches before the index is built: the first response of the content's own search, if it has hits, and the index. */
  #searchBefore(built: Promise<void>, ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    const hits = this.#content.search(ref, query).then((found) => {
      if (found.total === 0) throw new SearchNotReadyError();
      return found;
    });
    const indexed = built.then(async () => (await this.#indexed(ref, query)) ?? hits);
    const limit = Promise.withResolvers<never>();
    const timer = setTimeout(() => limit.reject(new SearchNotReadyError()), MAX_WAIT_MS);
    const first = Promise.any([hits, indexed]).catch(() => hits);
    return Promise.race([first, limit.promise]).finally(() => clearTimeout(timer));
  }

  /** Searches the index; `undefined` if it is not ready for the ref, is closed, or fails. */
  async #indexed(ref: ContentRef, query: SearchQuery): Promise<SearchListing | undefined> {
    // A call would start the thread again, which creates the removed folder.
    if (this.#isClosed) return undefined;
    const now = Date.now();
    const key = `${ref} ${Math.floor(now / MINUTE_MS)} ${JSON.stringify(query)}`;
    const known = this.#listings.get(key);
    if (known) return known;
    try {
      const found = await this.#reader.call("search", [this.#nameOf(ref), query, now]);
      const isReading = this.#texts?.isReading === true;
      if (!found) this.#built.delete(ref);
      else if (!isReading) this.#listings.set(key, found);
      return found && isReading && query.scope === "pdf" ? { ...found, isIncomplete: true } : found;
    } catch (error) {
      await this.#handleFailure(error, "the search index cannot be searched", ref);
      return undefined;
    }
  }

  /** Builds the index of a ref unless it is ready, without the text of files that have not been read. */
  #ensureBuilt(ref: ContentRef): Promise<void> {
    if (this.#built.has(ref) || this.#isClosed) return Promise.resolve();
    return this.#building.getOrInsertComputed(ref, () =>
      this.#attempt(ref, () => this.#build(ref)).finally(() => {
        this.#building.delete(ref);
        // Withdrawn content must not be found for as long as the index of newer content cannot be built.
        if (!this.#built.has(ref)) this.#built.clear();
      }),
    );
  }

  /** Runs a task, and logs its failure. The writing process is terminated after the last running task. */
  async #attempt(ref: ContentRef, work: () => Promise<void>): Promise<void> {
    this.#running++;
    try {
      await work();
    } catch (error) {
      await this.#handleFailure(error, "the search index could not be built", ref);
    } finally {
      this.#running--;
      if (this.#running === 0) await this.#writer.end();
    }
  }

  async #build(ref: ContentRef): Promise<void> {
    const { state, isWhole } = await this.#writer.call("begin", [this.#nameOf(ref)]);
    if (!isWhole) {
      const started = performance.now();
      let documents = 0;
      let added = 0;
      const { items: announcements } = await this.#content.listAnnouncements(ref);
      for await (const batch of this.#batchesOf(this.#content.everything(ref), announcements)) {
        // A call would start the process again, while its folder is removed.
        if (this.#isClosed) return;
        const missing = await this.#writer.call("addKnown", [state, batch.digests]);
        const unknown = batch.documents(new Set(missing));
        if (this.#isClosed) return;
        if (unknown.length > 0) await this.#writer.call("add", [state, unknown]);
        documents += batch.digests.length;
        added += unknown.length;
        await setImmediate();
      }
      if (this.#isClosed) return;
      await this.#writer.call("finish", [state]);
      const milliseconds = Math.round(performance.now() - started);
      this.#log.info({ ref, documents, added, milliseconds }, "the search index is built");
    }
    this.#built.set(ref, true);
  }

  #nameOf(ref: ContentRef): string {
    return `${this.#source} ${ref}`;
  }

  /** Logs an error. A damaged index is discarded, and rebuilt by the next call. */
  async #handleFailure(error: unknown, message: string, ref?: ContentRef): Promise<void> {
    if (this.#isClosed) return;
    this.#log.warn({ err: error, ref }, message);
    if (!(error instanceof UnusableIndexError)) return;
    this.#built.clear();
    await Promise.all([this.#reader.end(), this.#writer.end()]);
    discardIndexFile(this.#path);
  }
}
