import type { DependencyContainer } from "tsyringe";
import { SendAlerts } from "../application/alerts/send-alerts.ts";
import { tokens } from "./tokens.ts";

/** Maximum delay of a timer, because the system clock may be changed meanwhile. */
const MAX_WAIT_MS = 60_000;

/**
 * A task of which one run is active at a time. It runs again if that was requested meanwhile, and at the time that the last
 * run has returned, in milliseconds of Unix time; `undefined` for none.
 */
class Schedule {
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

/** Delay before the next run if the content service or the ledger has failed. */
const RETRY_INTERVAL_MS = 15_000;

/** The schedule on which alerts are sent by e-mail: also each time that the store that processes share works again. */
export function scheduleAlerts(container: DependencyContainer, onUsable?: (listener: () => void) => void) {
  const sendAlerts = container.resolve(SendAlerts);
  const schedule = new Schedule((signal) =>
    // `run` has logged the failure.
    sendAlerts.run(signal).catch(() => Date.now() + RETRY_INTERVAL_MS),
  );
  return {
    /** Sends due alerts, now and after each publish, and restores a ledger that the shared store has lost. */
    start: () => {
      onUsable?.(() => schedule.run());
      container.resolve(tokens.content).onChange(() => schedule.run());
      schedule.run();
    },
    /** Aborts the alert that is being sent. The next process retries it. */
    close: async () => {
      await schedule.close();
      await container.resolve(tokens.alertLedger).close();
    },
  };
}
