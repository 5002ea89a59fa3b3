import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Content } from "../../domain/content/content.ts";
import type { Page } from "../../domain/content/page.ts";
import type { SearchableDocument, SearchListing, SearchQuery } from "../../domain/search/search.ts";
import { searchWholeWords } from "../../domain/search/whole-words.ts";
import type { DocumentFiles } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import type { PageTexts } from "../../ports/page-texts.ts";
import { type SearchIndex, SearchNotReadyError } from "../../ports/search-index.ts";
import type { DigestedDocuments } from "./document-digest.ts";
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

/** Maximum time that a search waits for the index of new content, if that of earlier content can be searched. */
const NEW_INDEX_TIMEOUT_MS = 1_000;
/** Maximum time that a search waits for the first index. */
const FIRST_INDEX_TIMEOUT_MS = 3_000;

/** Many visitors search for the same few words. */
const MAX_LISTINGS = 200;
const MINUTE_MS = 60_000;

interface IndexedSearchOptions {
  readonly pageTexts: PageTexts;
  /** The files of PDF documents. Default: their text is not indexed. */
  readonly files?: DocumentFiles | undefined;
  /** Folder of the index, for the next process. Default: a temporary folder of this process. */
  readonly folder?: string | undefined;
  /** The locale of the content (`de-DE`), whose language decides what forms of a word are. Default: English. */
  readonly locale?: string | undefined;
  /** The time zone in which announcements of the exchange have their day. Default: UTC. */
  readonly timeZone?: string | undefined;
  /** Whether what the exchange has released is found by itself. Default: it is. */
  readonly findsReleased?: boolean | undefined;
  /** Groups of expressions with the same meaning, for searches. Default: none. */
  readonly synonyms?: Synonyms | undefined;
  readonly log: Log;
}

/**
 * Full-text search on an index on the disk. The index is built in the background: first the documents that are new in
 * content, then the text of files that have not been read.
 *
 * A search waits for the index of new content for a moment. Then that of earlier content is searched, and what is not in
 * the new content is left out: what was withdrawn is never found. A preview has no index of its own, which would take too
 * long: its documents are compared one by one.
 */
export class IndexedSearch implements SearchIndex {
  readonly #log: Log;
  readonly #folder: string;
  readonly #path: string;
  readonly #reader: Thread<"reader">;
  readonly #writer: Thread<"writer">;
  readonly #texts: FileTexts | undefined;
  /** Version of how texts are made: with another one, the same content is indexed again. */
  readonly #version: string;
  readonly #batchesOf: ReturnType<typeof searchableBatches>;
  /** Editions whose index is ready, newest first. */
  readonly #built = new LRUCache<string, true>({ max: MAX_STATES });
  /** The results of an edition and a query in a minute: dates that are to come lead until they are over. */
  readonly #listings = new LRUCache<string, SearchListing>({ max: MAX_LISTINGS });
  readonly #building = new Map<string, Promise<void>>();
  /** The searchable documents of previews. */
  readonly #previewed = new WeakMap<Content, Promise<readonly SearchableDocument[]>>();
  #loading: Promise<void> | undefined;
  #running = 0;
  #isClosed = false;

  constructor(options: IndexedSearchOptions) {
    const {
      pageTexts,
      files,
      folder,
      locale = "en",
      timeZone = "UTC",
      findsReleased,
      synonyms,
      log,
    } = options;
    this.#version = pageTexts.version;
    const shown = (content: Content, page: Page) => pageTexts.shown(content, page);
    this.#batchesOf = searchableBatches({ shown, timeZone, findsReleased }, log);
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

  async search(content: Content, query: SearchQuery): Promise<SearchListing> {
    if (content.audience === "editors") return searchWholeWords(await this.#documentsOf(content), query);
    await this.load();
    const built = this.#ensureBuilt(content);
    const state = this.#nameOf(content);
    const [earlier] = [...this.#built.keys()].filter((other) => other !== state);
    await within(built, earlier === undefined ? FIRST_INDEX_TIMEOUT_MS : NEW_INDEX_TIMEOUT_MS);
    const found = this.#built.has(state) && (await this.#indexed(state, query));
    if (found) return found;
    const before = earlier && (await this.#indexed(earlier, query));
    if (!before) throw new SearchNotReadyError();
    return { ...before, items: before.items.filter(({ id }) => isShown(content, id)) };
  }

  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async prepare(content: Content): Promise<void> {
    await this.load();
    const state = this.#nameOf(content);
    await this.#attempt(state, async () => {
      await this.#ensureBuilt(content);
      if (this.#built.has(state)) await this.#texts?.read();
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
    try {
      for (const edition of await this.#reader.call("editions", [])) this.#built.set(edition, true);
    } catch (error) {
      await this.#handleFailure(error, "the stored search index could not be loaded");
    }
  }

  #nameOf({ edition }: Content): string {
    return `${edition} ${this.#version}`.trim();
  }

  /** The documents of a preview. Most are those of the index, which has their text. */
  #documentsOf(content: Content): Promise<readonly SearchableDocument[]> {
    return this.#previewed.getOrInsertComputed(content, async () => {
      const documents: SearchableDocument[] = [];
      for await (const { digests, read } of this.#batchesOf(content, Date.now())) {
        const stored = new Map((await this.#stored(digests)).map((known) => [known.digest, known.documents]));
        for (const digest of digests)
          documents.push(...(stored.get(digest) ?? (await read(digest)).documents));
        await setImmediate();
      }
      return documents;
    });
  }

  async #stored(digests: readonly string[]): Promise<readonly DigestedDocuments[]> {
    if (this.#built.size === 0 || this.#isClosed) return [];
    return this.#reader.call("stored", [digests]).catch(() => []);
  }

  /** Searches the index; `undefined` if it is not ready for the edition, is closed, or fails. */
  async #indexed(edition: string, query: SearchQuery): Promise<SearchListing | undefined> {
    // A call would start the thread again, which creates the removed folder.
    if (this.#isClosed) return undefined;
    const now = Date.now();
    const key = `${edition} ${Math.floor(now / MINUTE_MS)} ${JSON.stringify(query)}`;
    const known = this.#listings.get(key);
    if (known) return known;
    try {
      const found = await this.#reader.call("search", [edition, query, now]);
      const isReading = this.#texts?.isReading === true;
      if (!found) this.#built.delete(edition);
      else if (!isReading) this.#listings.set(key, found);
      return found && isReading && query.scope === "pdf" ? { ...found, isIncomplete: true } : found;
    } catch (error) {
      await this.#handleFailure(error, "the search index cannot be searched", edition);
      return undefined;
    }
  }

  /** Builds the index of content unless it is ready, without the text of files that have not been read. */
  #ensureBuilt(content: Content): Promise<void> {
    const name = this.#nameOf(content);
    if (this.#built.has(name) || this.#isClosed) return Promise.resolve();
    return this.#building.getOrInsertComputed(name, () =>
      this.#attempt(name, () => this.#build(content)).finally(() => this.#building.delete(name)),
    );
  }

  /** Runs a task, and logs its failure. The writing process is terminated after the last running task. */
  async #attempt(edition: string, work: () => Promise<void>): Promise<void> {
    this.#running++;
    try {
      await work();
    } catch (error) {
      await this.#handleFailure(error, "the search index could not be built", edition);
    } finally {
      this.#running--;
      if (this.#running === 0) await this.#writer.end();
    }
  }

  async #build(content: Content): Promise<void> {
    const name = this.#nameOf(content);
    const { state, isWhole } = await this.#writer.call("begin", [name]);
    if (isWhole || (await this.#write(content, state))) this.#built.set(name, true);
  }

  /** Writes the index of content; returns whether it is complete: the search may be closed, or newer content be indexed, meanwhile. */
  async #write(content: Content, state: number): Promise<boolean> {
    const { edition } = content;
    const started = performance.now();
    let items = 0;
    let added = 0;
    for await (const { digests, read } of this.#batchesOf(content, Date.now())) {
      // A call would start the process again, while its folder is removed.
      if (this.#isClosed) return false;
      const missing = await this.#writer.call("addKnown", [state, digests]);
      const unknown: DigestedDocuments[] = [];
      for (const digest of missing) {
        unknown.push(await read(digest));
        await setImmediate();
      }
      if (this.#isClosed) return false;
      if (unknown.length > 0) await this.#writer.call("add", [state, unknown]);
      items += digests.length;
      added += unknown.length;
      await setImmediate();
    }
    if (this.#isClosed || !(await this.#writer.call("finish", [state]))) return false;
    const milliseconds = Math.round(performance.now() - started);
    this.#log.info({ edition, items, added, milliseconds }, "the search index is built");
    return true;
  }

  /** Logs an error. A damaged index is discarded, and rebuilt by the next call. */
  async #handleFailure(error: unknown, message: string, edition?: string): Promise<void> {
    if (this.#isClosed) return;
    this.#log.warn({ err: error, edition }, message);
    if (!(error instanceof UnusableIndexError)) return;
    this.#built.clear();
    await Promise.all([this.#reader.end(), this.#writer.end()]);
    discardIndexFile(this.#path);
  }
}

/** Resolves when a task has ended, or after a time. */
async function within(task: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([task, timeout]).finally(() => clearTimeout(timer));
}

/** Whether a hit of an index is in other content; parts of a document have its id before a `#`. */
function isShown(content: Content, id: string): boolean {
  const [document = ""] = id.split("#", 1);
  return content.findItem(document) !== undefined || isAnnounced(content, id);
}

function isAnnounced({ released }: Content, id: string): boolean {
  return released.items.some(
    ({ reference, isRetracted }) => !isRetracted && id === `announcement ${reference}`,
  );
}
