import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { SearchableDocument, SearchListing, SearchQuery } from "../../domain/search/search.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { DocumentFiles } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { FileTexts } from "./file-texts.ts";
import { discardEarlierIndexFiles, discardIndexFile, indexFileIn } from "./index-file.ts";
import { removeTemporary, temporaryFolder } from "./index-folder.ts";
import { MAX_STATES } from "./index-writer.ts";
import { Thread, UnusableIndexError } from "./thread.ts";

/** Number of characters that are passed to the thread at a time, which takes a few milliseconds; requests are handled between. */
const STRETCH_LENGTH = 50_000;

interface IndexedSearchOptions {
  readonly content: Pick<ContentRepository, "search" | "searchable">;
  /** The files of PDF documents. Default: they are not looked into. */
  readonly files?: DocumentFiles | undefined;
  /** Where the index is kept for the next process. Default: a temporary folder, for this process alone. */
  readonly folder?: string | undefined;
  /** Where the content is from: refs of another content service mean nothing here. Default: it is all from one. */
  readonly source?: string | undefined;
  readonly log: Log;
}

/**
 * Searches an index of all content on the disk. It is built in the background: what a ref has that none of the last ones
 * had, and then the text of files that have not been read. Until a ref stands in it, and while it cannot be had, the
 * content's own search answers, or the index, whichever can sooner.
 */
export class IndexedSearch implements SearchIndex {
  readonly #content: IndexedSearchOptions["content"];
  readonly #source: string;
  readonly #log: Log;
  readonly #folder: string;
  readonly #reader: Thread<"reader">;
  readonly #writer: Thread<"writer">;
  readonly #texts: FileTexts | undefined;
  /** Refs that stand in the index. */
  readonly #built = new LRUCache<ContentRef, true>({ max: MAX_STATES });
  readonly #building = new Map<ContentRef, Promise<void>>();
  #running = 0;
  #isClosed = false;

  constructor({ content, files, folder, source = "", log }: IndexedSearchOptions) {
    this.#content = content;
    this.#source = source;
    this.#log = log;
    this.#folder = folder ?? temporaryFolder();
    try {
      discardEarlierIndexFiles(this.#folder);
    } catch (error) {
      log.warn({ err: error }, "search indexes of earlier versions could not be removed");
    }
    const path = indexFileIn(this.#folder);
    this.#reader = new Thread("reader", path);
    this.#writer = new Thread("writer", path);
    this.#texts = files && new FileTexts({ files, writer: this.#writer, log });
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<SearchListing> {
    const found = this.#built.has(ref) ? await this.#indexed(ref, query) : undefined;
    if (found) return found;
    const asked = this.#content.search(ref, query);
    const built = this.#stand(ref).then(async () => (await this.#indexed(ref, query)) ?? asked);
    return Promise.any([asked, built]).catch(() => asked);
  }

  async prepare(ref: ContentRef): Promise<void> {
    await this.#stand(ref);
    if (this.#built.has(ref)) await this.#attempt(ref, async () => this.#texts?.read());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#texts?.close(), this.#reader.end(), this.#writer.end()]);
    removeTemporary(this.#folder);
  }

  /** What the index has of a ref; `undefined` where it has nothing, or cannot be asked. */
  async #indexed(ref: ContentRef, query: SearchQuery): Promise<SearchListing | undefined> {
    try {
      const found = await this.#reader.call("search", [this.#nameOf(ref), query]);
      if (!found) this.#built.delete(ref);
      return found;
    } catch (error) {
      await this.#tell(error, ref, "the search index cannot be asked");
      return undefined;
    }
  }

  /** Has a ref stand in the index, without the files that have not been read. */
  #stand(ref: ContentRef): Promise<void> {
    if (this.#built.has(ref) || this.#isClosed) return Promise.resolve();
    const running = this.#building.get(ref);
    if (running !== undefined) return running;
    const build = this.#attempt(ref, () => this.#build(ref)).finally(() => this.#building.delete(ref));
    this.#building.set(ref, build);
    return build;
  }

  /** Does a part of the work. The thread that writes is there for as long as there is any. */
  async #attempt(ref: ContentRef, work: () => Promise<void>): Promise<void> {
    this.#running++;
    try {
      await work();
    } catch (error) {
      await this.#tell(error, ref, "the search index could not be built");
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
      for await (const batch of stretches(this.#content.searchable(ref))) {
        // A call would start the thread again, in a folder that is being removed.
        if (this.#isClosed) return;
        documents += batch.length;
        await this.#writer.call("add", [state, batch]);
        await setImmediate();
      }
      if (this.#isClosed) return;
      await this.#writer.call("finish", [state]);
      const milliseconds = Math.round(performance.now() - started);
      this.#log.info({ ref, documents, milliseconds }, "the search index is built");
    }
    this.#built.set(ref, true);
  }

  #nameOf(ref: ContentRef): string {
    return `${this.#source} ${ref}`;
  }

  /** A damaged index is created again the next time. */
  async #tell(error: unknown, ref: ContentRef, complaint: string): Promise<void> {
    if (this.#isClosed) return;
    this.#log.warn({ err: error, ref }, complaint);
    if (!(error instanceof UnusableIndexError)) return;
    this.#built.clear();
    await Promise.all([this.#reader.end(), this.#writer.end()]);
    discardIndexFile(indexFileIn(this.#folder));
  }
}

/** Documents, a few at a time. */
async function* stretches(
  documents: AsyncIterable<SearchableDocument>,
): AsyncGenerator<readonly SearchableDocument[]> {
  let batch: SearchableDocument[] = [];
  let length = 0;
  for await (const document of documents) {
    batch.push(document);
    length += document.text.length;
    if (length < STRETCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
