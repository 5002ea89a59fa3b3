import { type ChildProcess, fork } from "node:child_process";
import { Worker } from "node:worker_threads";
import type { IndexReader, Synonyms } from "./index-reader.ts";
import type { IndexWriter } from "./index-writer.ts";
import type { PdfText } from "./pdf-text.ts";

/** The object that each kind of thread runs. */
interface Parts {
  readonly reader: IndexReader;
  readonly writer: IndexWriter;
  readonly text: PdfText;
}

/** What all threads of an index know. */
export interface ThreadSettings {
  readonly locale: string;
  /** For searches. Default: none. */
  readonly synonyms?: Synonyms | undefined;
}

export interface Request {
  readonly id: number;
  readonly name: string;
  readonly parameters: readonly unknown[];
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly isUnusable?: boolean;
}

/** The index file is damaged. */
export class UnusableIndexError extends Error {
  override readonly name = "UnusableIndexError";
}

type Calls<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...parameters: infer Parameters) => infer Result
    ? { readonly parameters: Parameters; readonly result: Awaited<Result> }
    : never;
};

/** The worker file, as a source file or as `npm run build` bundles it. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "index-thread.ts" : "index-thread.js",
  import.meta.url,
);

/**
 * Runs a part of the index: searches in a worker thread, everything else in a process, because the memory that it took is
 * only free again when its process ends. It starts with the first call, and does not keep this process running.
 */
export class Thread<Role extends keyof Parts> {
  readonly #role: Role;
  readonly #path: string;
  readonly #settings: ThreadSettings;
  readonly #pending = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>();
  #worker: Worker | ChildProcess | undefined;
  #count = 0;

  constructor(role: Role, path: string, settings: ThreadSettings = { locale: "en" }) {
    this.#role = role;
    this.#path = path;
    this.#settings = settings;
  }

  /**
   * Calls a method in the thread. Rejects with its error, or if the thread exits before it responds.
   *
   * @param timeoutMs - For a call with data of others, which may be in an endless loop: the time after which the thread is
   * terminated. It is also terminated after an error, which may leave its part unusable. Default: no limit.
   */
  call<Name extends keyof Parts[Role] & string>(
    name: Name,
    parameters: Calls<Parts[Role]>[Name]["parameters"],
    timeoutMs?: number,
  ): Promise<Calls<Parts[Role]>[Name]["result"]> {
    const id = this.#count++;
    const { promise, resolve, reject } = Promise.withResolvers<Calls<Parts[Role]>[Name]["result"]>();
    this.#worker ??= this.#start();
    keepRunningFor(this.#worker, { isBusy: true });
    this.#pending.set(id, { resolve, reject });
    const request: Request = { id, name, parameters };
    if (this.#worker instanceof Worker) this.#worker.postMessage(request);
    else this.#worker.send(request);
    if (timeoutMs === undefined) return promise;
    const timer = setTimeout(() => void this.end(), timeoutMs);
    return promise
      .finally(() => clearTimeout(timer))
      .catch(async (error: unknown) => {
        await this.end();
        throw error;
      });
  }

  /** Terminates the thread; the next call starts another. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#rejectPending(new Error("the thread was terminated"));
    if (worker) keepRunningFor(worker, { isBusy: true });
    if (worker instanceof Worker) await worker.terminate();
    else if (worker?.kill("SIGKILL")) await new Promise((resolve) => worker.once("exit", resolve));
  }

  #start(): Worker | ChildProcess {
    const start = this.#role === "reader" ? startThread : startProcess;
    const worker = start(this.#role, this.#path, JSON.stringify(this.#settings));
    const handleExit = (error: unknown) => {
      if (this.#worker === worker) this.#rejectPending(error);
    };
    worker.on("message", ({ id, result, error, isUnusable = false }: Reply) => {
      // It is being terminated, and keeps this process running until it has ended.
      if (this.#worker !== worker) return;
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (this.#pending.size === 0) keepRunningFor(worker, { isBusy: false });
      if (error === undefined) waiting?.resolve(result);
      else
        waiting?.reject(isUnusable ? new UnusableIndexError("the file is damaged", { cause: error }) : error);
    });
    worker.on("error", handleExit);
    worker.on("exit", (code) => handleExit(new Error(`the thread exited with code ${code}`)));
    return worker;
  }

  #rejectPending(error: unknown): void {
    const waiting = [...this.#pending.values()];
    this.#worker = undefined;
    this.#pending.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/** Limit of the heap in MB. The parts need little memory; with a higher limit, garbage would stay for longer. */
const MAX_HEAP_MB = 128;
/** In pages of 64 KiB: 256 MB, which the heap's limit does not include. Without it, PDFium takes 2 GB for 600 bytes. */
const MAX_WASM_PAGES = 4_096;

function startThread(...parameters: readonly string[]): Worker {
  return new Worker(ENTRY, {
    argv: [...parameters],
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
}

/** The process gets no variables of this one, some of which are secrets: that for texts reads files of others. */
function startProcess(...parameters: readonly string[]): ChildProcess {
  return fork(ENTRY, [...parameters, String(process.pid)], {
    env: { MALLOC_ARENA_MAX: "1" },
    execArgv: [
      `--max-old-space-size=${MAX_HEAP_MB}`,
      "--max-semi-space-size=1",
      `--wasm-max-mem-pages=${MAX_WASM_PAGES}`,
    ],
    serialization: "advanced",
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

function keepRunningFor(worker: Worker | ChildProcess, { isBusy }: { readonly isBusy: boolean }): void {
  for (const handle of worker instanceof Worker ? [worker] : [worker, worker.channel])
    if (isBusy) handle?.ref();
    else handle?.unref();
}
