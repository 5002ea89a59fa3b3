/** Maximum delay of a timer, because the system clock may be changed meanwhile. */
const MAX_WAIT_MS = 60_000;

/**
 * A task of which one run is active at a time. It runs again if that was requested meanwhile, and at the time that the last
 * run has returned, in milliseconds of Unix time; `undefined` for none.
 */
export class Schedule {
  readonly #task: (signal: AbortSignal) => Promise<number | undefined>;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #isRequested = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param task - Must not reject. Its signal is aborted by {@link close}. */
  constructor(task: (signal: AbortSignal) => Promise<number | undefined>) {
    this.#task = task;
  }

  run(): void {
    this.#isRequested = true;
    this.#running ??= this.#runRequested().finally(() => {
      this.#running = undefined;
    });
  }

  /** Aborts the active run, and resolves when it has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #runRequested(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#isRequested && !signal.aborted) {
      this.#isRequested = false;
      const next = await this.#task(signal);
      clearTimeout(this.#timer);
      if (next === undefined || signal.aborted) continue;
      const left = Math.min(Math.max(next - Date.now(), 0), MAX_WAIT_MS);
      this.#timer = setTimeout(() => this.run(), left).unref();
    }
  }
}
