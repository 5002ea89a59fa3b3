/** Maximum delay of a timer, because the system clock may be changed meanwhile. */
const MAX_WAIT_MS = 60_000;

/**
 * Runs a task on request, never twice at the same time: a request during a run leads to another run after it. The task returns
 * when it wants to run next, in milliseconds of Unix time; `undefined` if only on request.
 */
export class AlertSchedule {
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
