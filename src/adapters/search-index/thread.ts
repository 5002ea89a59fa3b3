import { type Transferable, Worker } from "node:worker_threads";
import type { IndexReader } from "./index-reader.ts";
import type { IndexWriter } from "./index-writer.ts";
import type { PdfText } from "./pdf-text.ts";

/** The object that each kind of thread runs. */
interface Parts {
  readonly reader: IndexReader;
  readonly writer: IndexWriter;
  readonly text: PdfText;
}

/** A call to a thread. */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly parameters: readonly unknown[];
}

interface Reply {
  readonly id: number;
  readonly answer?: unknown;
  readonly error?: unknown;
  readonly isUnusable?: boolean;
}

/** The index file is damaged. */
export class UnusableIndexError extends Error {
  override readonly name = "UnusableIndexError";
}

type Calls<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...parameters: infer Parameters) => infer Answer
    ? { readonly parameters: Parameters; readonly answer: Awaited<Answer> }
    : never;
};

/** The worker file, as a source file or as `npm run build` bundles it. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "index-thread.ts" : "index-thread.js",
  import.meta.url,
);

/**
 * Runs a part of the index in a worker thread. The thread starts with the first call, and does not keep the process
 * running.
 */
export class Thread<Role extends keyof Parts> {
  readonly #role: Role;
  readonly #path: string;
  readonly #pending = new Map<number, { resolve(answer: unknown): void; reject(error: unknown): void }>();
  #worker: Worker | undefined;
  #count = 0;

  /** @param path - The index file. */
  constructor(role: Role, path: string) {
    this.#role = role;
    this.#path = path;
  }

  /**
   * Calls a method in the thread. Rejects with its error, or if the thread exits before it responds.
   *
   * @param transferred - Buffers in the parameters that are moved to the thread, not copied.
   */
  call<Name extends keyof Parts[Role] & string>(
    name: Name,
    parameters: Calls<Parts[Role]>[Name]["parameters"],
    transferred: readonly Transferable[] = [],
  ): Promise<Calls<Parts[Role]>[Name]["answer"]> {
    const id = this.#count++;
    const { promise, resolve, reject } = Promise.withResolvers<Calls<Parts[Role]>[Name]["answer"]>();
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#pending.set(id, { resolve, reject });
    const request: Request = { id, name, parameters };
    this.#worker.postMessage(request, transferred);
    return promise;
  }

  /** Terminates the thread; the next call starts another. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#rejectPending(new Error("the thread was terminated"));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(ENTRY, {
      workerData: { role: this.#role, path: this.#path },
      // The threads need little memory. With a higher limit, garbage would stay in memory for longer.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    });
    const handleExit = (error: unknown) => {
      if (this.#worker === worker) this.#rejectPending(error);
    };
    worker.on("message", ({ id, answer, error, isUnusable = false }: Reply) => {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (this.#pending.size === 0) worker.unref();
      if (error === undefined) waiting?.resolve(answer);
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
