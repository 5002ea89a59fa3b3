import type { Time } from "./time.ts";

/** What ended a call from outside. */
export type EndReason = "timeout" | "aborted";

/**
 * The two things that may end a call at any stage: its deadline and the caller's signal. The call tells at each stage
 * (queue, flight, wait) how that stage is left.
 */
export class Deadline {
  /** When the time is up, by the clock. */
  readonly deadline: number;
  /** Why the call has to end; `undefined` while it need not. */
  reached: EndReason | undefined;
  /** What the signal was aborted with, or an error that says that the time was up. */
  reason: unknown;
  readonly #time: Time;
  readonly #signal: AbortSignal | undefined;
  readonly #stopTimer: () => void;
  #leaveStage: (() => void) | undefined;

  constructor(time: Time, timeout: number, signal: AbortSignal | undefined) {
    this.#time = time;
    this.#signal = signal;
    this.deadline = time.now() + timeout;
    this.#stopTimer = time.after(timeout, this.#onTimeout);
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Begins a stage; `leave` is called when the call has to end, at once if it has to already. */
  stage(leave: () => void): void {
    this.#leaveStage = leave;
    if (this.reached !== undefined) leave();
  }

  /** Waits, less long if the call has to end. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const stopTimer = this.#time.after(milliseconds, resolve);
      this.stage(() => {
        stopTimer();
        resolve();
      });
    });
  }

  /** Has to be called when the call is over. */
  dispose(): void {
    this.#leaveStage = undefined;
    this.#stopTimer();
    this.#signal?.removeEventListener("abort", this.#onAbort);
  }

  readonly #onTimeout = (): void => {
    this.#end("timeout", new DOMException("The time for the call was up", "TimeoutError"));
  };

  readonly #onAbort = (): void => {
    this.#end("aborted", this.#signal?.reason);
  };

  #end(reached: EndReason, reason: unknown): void {
    if (this.reached !== undefined) return;
    this.reached = reached;
    this.reason = reason;
    this.#leaveStage?.();
  }
}
