import { setImmediate } from "node:timers/promises";

/**
 * Works off keys in the background, one at a time, and lets the process do other work in between. A key that waits
 * already is not added again.
 */
export class WorkQueue {
  readonly #work: (key: string) => Promise<void>;
  readonly #first = new Set<string>();
  readonly #waiting = new Set<string>();
  #isRunning = false;
  #isClosed = false;

  /** @param work - Never rejects. */
  constructor(work: (key: string) => Promise<void>) {
    this.#work = work;
  }

  /** Adds a key behind all others. */
  add(key: string): void {
    if (this.#first.has(key)) return;
    this.#waiting.add(key);
    this.#start();
  }

  /** Adds a key before all that nobody waits for, or moves it there. */
  addFirst(key: string): void {
    if (this.#first.has(key)) return;
    this.#waiting.delete(key);
    this.#first.add(key);
    this.#start();
  }

  /** Forgets what waits; what is being worked on ends as it would. */
  close(): void {
    this.#isClosed = true;
    this.#first.clear();
    this.#waiting.clear();
  }

  #start(): void {
    if (this.#isRunning || this.#isClosed) return;
    this.#isRunning = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    // Whoever adds a key has something else to do first: to send what there is.
    await setImmediate();
    for (let key = this.#take(); key !== undefined; key = this.#take()) {
      await this.#work(key);
      await setImmediate();
    }
    this.#isRunning = false;
  }

  #take(): string | undefined {
    const from = this.#first.size > 0 ? this.#first : this.#waiting;
    const [key] = from;
    if (key !== undefined) from.delete(key);
    return key;
  }
}
