import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import type { UnreadFile } from "./index-writer.ts";
import { Thread } from "./thread.ts";

/** Milliseconds that the text of a file may take; a report of 300 pages takes one second. */
const TIMEOUT_MS = 60_000;
/** Files in a row that cannot be fetched after which the others are left for another time: each may take 40 s. */
const MAX_FAILURES = 5;
/** Files that are read before the thread is restarted: what a large one took of memory it gives back by that alone. */
const FILES_A_THREAD = 200;

interface FileTextsOptions {
  readonly files: DocumentFiles;
  readonly writer: Thread<"writer">;
  readonly log: Log;
}

/** A file that is read, or why it never will be; `undefined` where it may be had another time. */
type Fetched = Uint8Array<ArrayBuffer> | UnreadableFileError | undefined;

/** Has the text of files in the index, each once. What cannot be read is logged, and found by its title as before. */
export class FileTexts {
  readonly #files: DocumentFiles;
  readonly #writer: Thread<"writer">;
  readonly #log: Log;
  readonly #text = new Thread("text", "");
  #reading: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor({ files, writer, log }: FileTextsOptions) {
    this.#files = files;
    this.#writer = writer;
    this.#log = log;
  }

  /** Reads all files that have not been read. A concurrent call also waits for files that were added since. */
  read(): Promise<void> {
    const reading = this.#reading.catch(() => undefined).then(() => this.#readAll());
    this.#reading = reading;
    return reading;
  }

  /** Reads no more files. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#text.end();
  }

  async #readAll(): Promise<void> {
    const unread = this.#isClosed ? [] : await this.#writer.call("unread", []);
    if (unread.length === 0) return;
    const started = performance.now();
    const failures = new Map<string, number>();
    try {
      await this.#readEach(unread, failures);
    } finally {
      await this.#text.end();
    }
    if (this.#isClosed) return;
    const seconds = Math.round((performance.now() - started) / 1_000);
    this.#log.info({ files: unread.length, seconds }, "the text of documents is indexed");
    for (const [reason, files] of failures)
      this.#log.warn({ reason, files }, "documents could not be fetched and will be tried again");
  }

  /** One is fetched, and one written, while the text of another is taken. */
  async #readEach(unread: readonly UnreadFile[], failures: Map<string, number>): Promise<void> {
    let next = this.#fetch(unread[0], failures);
    let written: Promise<void> = Promise.resolve();
    let inVain = 0;
    for (const [index, file] of unread.entries()) {
      const fetched = await next;
      inVain = fetched ? 0 : inVain + 1;
      if (inVain === MAX_FAILURES) break;
      next = this.#fetch(unread[index + 1], failures);
      if (index % FILES_A_THREAD === 0) await this.#text.end();
      const pages = await this.#pagesOf(file, fetched);
      await written;
      if (this.#isClosed) return;
      if (pages) written = this.#writer.call("addText", [file.id, pages]);
      // Who waits for it is further down.
      written.catch(() => undefined);
    }
    await written;
  }

  async #fetch(file: UnreadFile | undefined, failures: Map<string, number>): Promise<Fetched> {
    try {
      return file && (await this.#files.read(file.href));
    } catch (error) {
      if (error instanceof UnreadableFileError) return error;
      const reason = reasonOf(error);
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      return undefined;
    }
  }

  /** The text of a file; none of one that has none; `undefined` where it is left for another time. */
  async #pagesOf({ href }: UnreadFile, file: Fetched): Promise<readonly string[] | undefined> {
    if (file === undefined) return undefined;
    try {
      if (file instanceof UnreadableFileError) throw file;
      const pages = await this.#taken(file);
      if (pages.some((page) => page !== "")) return pages;
      throw new UnreadableFileError("it has no text, as a scan has none");
    } catch (error) {
      if (this.#isClosed) return undefined;
      const reason = reasonOf(error);
      this.#log.warn({ href, reason }, "a document is found by its title alone: its text cannot be read");
      return [];
    }
  }

  async #taken(file: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
    // The thread may be in an endless loop, which only its end stops.
    const timer = setTimeout(() => void this.#text.end(), TIMEOUT_MS);
    try {
      return await this.#text.call("pagesOf", [file], [file.buffer]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
