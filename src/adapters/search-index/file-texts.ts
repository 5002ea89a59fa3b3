import { type DocumentFiles, UnreadableFileError } from "../../ports/document-files.ts";
import type { Log } from "../../ports/log.ts";
import { reasonOf } from "../../ports/reason.ts";
import type { UnreadFile } from "./index-writer.ts";
import { Thread } from "./thread.ts";

/** Timeout for extracting the text of a file; a report of 300 pages takes one second. */
const TIMEOUT_MS = 60_000;
/** Number of consecutive failures after which the remaining files are left for a retry: each failure may take 40 s. */
const MAX_FAILURES = 5;
/** Number of files after which the process is restarted, because only that frees the memory that a large file took. */
const FILES_PER_PROCESS = 200;
/** Number of attempts to read a file that have not ended after which it is not read any more. */
const MAX_UNFINISHED = 2;

interface FileTextsOptions {
  readonly files: DocumentFiles;
  readonly writer: Thread<"writer">;
  readonly log: Log;
}

/** The content of a file, or the reason why a retry is useless; `undefined` if a retry may succeed. */
type Fetched = Uint8Array<ArrayBuffer> | UnreadableFileError | undefined;

/**
 * Adds the text of each file to the index, once. A file that cannot be read is logged; its document is found by its
 * title only. So is a file that was being read when a process ended, because it may bring down the next one too: it is
 * read once more, but not at the start.
 */
export class FileTexts {
  readonly #options: FileTextsOptions;
  readonly #text = new Thread("text", "");
  #reading: Promise<void> = Promise.resolve();
  /** The file that is marked as being read, and the promise that this is stored. */
  #marked: number | undefined;
  #marking: Promise<void> = Promise.resolve();
  #hasStarted = false;
  #isReading = false;
  #isClosed = false;

  constructor(options: FileTextsOptions) {
    this.#options = options;
  }

  /** Whether there are files that have not been read yet, and are being read. */
  get isReading(): boolean {
    return this.#isReading;
  }

  /** Reads all files that have not been read. A concurrent call also waits for files that were added since. */
  read(): Promise<void> {
    const reading = this.#reading.catch(() => undefined).then(() => this.#readAll());
    this.#reading = reading;
    return reading;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#text.end();
    await this.#mark(undefined).catch(() => undefined);
  }

  async #readAll(): Promise<void> {
    const unread = this.#isClosed ? [] : this.#allowed(await this.#options.writer.call("unread", []));
    if (unread.length === 0) return;
    const started = performance.now();
    const failures = new Map<string, number>();
    this.#isReading = true;
    try {
      await this.#readEach(unread, failures);
    } finally {
      this.#isReading = false;
      await this.#text.end();
    }
    if (this.#isClosed) return;
    const seconds = Math.round((performance.now() - started) / 1_000);
    this.#options.log.info({ files: unread.length, seconds }, "the text of documents is indexed");
    for (const [reason, files] of failures)
      this.#options.log.warn({ reason, files }, "documents could not be fetched; a later attempt will retry");
  }

  /** Leaves out files that may have ended a process. Of those, a concurrent process may be reading one. */
  #allowed(unread: readonly UnreadFile[]): readonly UnreadFile[] {
    const isStart = !this.#hasStarted;
    this.#hasStarted = true;
    const isAllowed = ({ unfinished }: UnreadFile) => unfinished < (isStart ? 1 : MAX_UNFINISHED);
    for (const { href, unfinished } of isStart ? unread.filter((file) => !isAllowed(file)) : [])
      this.#options.log.warn(
        { href, attempts: unfinished },
        "the text of a document is not read, because another attempt has not ended; it is found by its title only",
      );
    return unread.filter(isAllowed);
  }

  /** Marks the next file as being read, and the previous one as done. */
  #mark(file: UnreadFile | undefined): Promise<void> {
    const previous = this.#marked;
    const next = this.#isClosed ? undefined : file?.id;
    this.#marked = next;
    if (next !== previous) this.#marking = this.#options.writer.call("markReading", [next, previous]);
    return this.#marking;
  }

  /** While the text of a file is extracted, the next file is fetched and the previous text is written. */
  async #readEach(unread: readonly UnreadFile[], failures: Map<string, number>): Promise<void> {
    let next = this.#fetch(unread[0], failures);
    let written: Promise<void> = Promise.resolve();
    let consecutiveFailures = 0;
    await this.#mark(unread[0]);
    for (const [index, file] of unread.entries()) {
      const fetched = await next;
      consecutiveFailures = fetched ? 0 : consecutiveFailures + 1;
      if (consecutiveFailures === MAX_FAILURES) break;
      next = this.#fetch(unread[index + 1], failures);
      if (index % FILES_PER_PROCESS === 0) await this.#text.end();
      const pages = await this.#pagesOf(file, fetched);
      await written;
      // Before the text is written, which would delay the mark, and with it the next file.
      await this.#mark(unread[index + 1]);
      if (this.#isClosed) return;
      if (pages) written = this.#options.writer.call("addText", [file.id, pages]);
      // Prevents an unhandled rejection: the promise is awaited below.
      written.catch(() => undefined);
    }
    await written;
    await this.#mark(undefined);
  }

  async #fetch(file: UnreadFile | undefined, failures: Map<string, number>): Promise<Fetched> {
    try {
      return file && (await this.#options.files.read(file.href));
    } catch (error) {
      if (error instanceof UnreadableFileError) return error;
      const reason = reasonOf(error);
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      return undefined;
    }
  }

  /** The text of each page; empty for a file without text; `undefined` if the file is left for a retry. */
  async #pagesOf({ href }: UnreadFile, file: Fetched): Promise<readonly string[] | undefined> {
    if (file === undefined) return undefined;
    try {
      if (file instanceof UnreadableFileError) throw file;
      const { pages, problem } = await this.#text.call("textOf", [file], TIMEOUT_MS);
      if (problem === undefined) return pages;
      throw new UnreadableFileError(problem);
    } catch (error) {
      if (this.#isClosed) return undefined;
      const reason = reasonOf(error);
      this.#options.log.warn(
        { href, reason },
        "the text of a document cannot be read; it is found by its title only",
      );
      return [];
    }
  }
}
