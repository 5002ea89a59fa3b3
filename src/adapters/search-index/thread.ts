import { type Transferable, Worker } from "node:worker_threads";
import type { IndexReader } from "./index-reader.ts";
import type { IndexWriter } from "./index-writer.ts";
import type { PdfText } from "./pdf-text.ts";

/** What each thread of the index is there for. */
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

/** The index's file is damaged. */
export class UnusableIndexError extends Error {
  override readonly name = "UnusableIndexError";
}

type Calls<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...parameters: infer Parameters) => infer Answer
    ? { readonly parameters: Parameters; readonly answer: Awaited<Answer> }
    : never;
};

/** The file beside this one, as it is written and as `npm run build` puts it. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "index-thread.ts" : "index-thread.js",
  import.meta.url,
);

/** A part of the index in a thread of its own, which starts with the first call. It keeps no process from ending. */
export class Thread<Role extends keyof Parts> {
  readonly #role: Role;
  readonly #path: string;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: unknown): void }>();
  #worker: Worker | undefined;
  #count = 0;

  /** @param path - The index's file. */
  constructor(role: Role, path: string) {
    this.#role = role;
    this.#path = path;
  }

  /**
   * Calls a function of the part. Rejects with what that throws, and when the thread ends before it has answered.
   *
   * @param transferred - Buffers among the parameters that are transferred to the thread.
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
    this.#waiting.set(id, { resolve, reject });
    const request: Request = { id, name, parameters };
    this.#worker.postMessage(request, transferred);
    return promise;
  }

  /** Terminates the thread; the next call starts another. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#lose(new Error("the thread was ended"));
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(ENTRY, {
      workerData: { role: this.#role, path: this.#path },
      // None has much of its own; where there is room, garbage would only lie longer.
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 },
    });
    const lose = (error: unknown) => {
      if (this.#worker === worker) this.#lose(error);
    };
    worker.on("message", ({ id, answer, error, isUnusable = false }: Reply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref();
      if (error === undefined) waiting?.resolve(answer);
      else
        waiting?.reject(isUnusable ? new UnusableIndexError("the file is damaged", { cause: error }) : error);
    });
    worker.on("error", lose);
    worker.on("exit", (code) => lose(new Error(`the thread ended with code ${code}`)));
    return worker;
  }

  #lose(error: unknown): void {
    const waiting = [...this.#waiting.values()];
    this.#worker = undefined;
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
