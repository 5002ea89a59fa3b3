import type { Time } from "./time.ts";

/** Why a call was ended. */
export type EndReason = "timeout" | "queue-timeout" | "aborted";

/** Timeouts of a call, in milliseconds. */
export interface TimeLimits {
  /** From the moment it has a connection. Delays between attempts count; time in the queue does not. */
  readonly timeout: number;
  /** In the queue for a connection, all waits together. */
  readonly queueTimeout: number;
}

/** Remaining time of a timeout that is running or paused. */
interface Clock {
  readonly reason: EndReason;
  readonly message: string;
  left: number;
}

/**
 * Ends a call at any stage: by its timeout, by its queue timeout, or by the caller's signal. One of the two timeouts is
 * running, the other is paused. At each stage (queue, flight, delay) the call says how that stage is aborted.
 */
export class Deadline {
  /** When the running timeout ends, in milliseconds of the clock. */
  deadline = Number.POSITIVE_INFINITY;
  /** Why the call has to end; `undefined` while it may go on. */
  reached: EndReason | undefined;
  /** The reason of the signal, or an error that names the timeout. */
  reason: unknown;
  readonly #time: Time;
  readonly #signal: AbortSignal | undefined;
  readonly #call: Clock;
  readonly #queue: Clock;
  #running: Clock | undefined;
  #stopTimer: (() => void) | undefined;
  #leaveStage: (() => void) | undefined;

  constructor(time: Time, { timeout, queueTimeout }: TimeLimits, signal: AbortSignal | undefined) {
    this.#time = time;
    this.#signal = signal;
    this.#call = { reason: "timeout", message: "The time for the call was up", left: timeout };
    this.#queue = { reason: "queue-timeout", message: "The time in the queue was up", left: queueTimeout };
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** The call is in the queue from now on. */
  enterQueue(): void {
    this.#run(this.#queue);
  }

  /** The call has a connection, or waits for its retry, from now on. */
  leaveQueue(): void {
    this.#run(this.#call);
  }

  /** Begins a stage. `leave` is called when the call has to end, at once if it has to end already. */
  stage(leave: () => void): void {
    this.#leaveStage = leave;
    if (this.reached !== undefined) leave();
  }

  /** Waits, and stops waiting when the call has to end. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const stopTimer = this.#time.after(milliseconds, resolve);
      this.stage(() => {
        stopTimer();
        resolve();
      });
    });
  }

  /** Must be called when the call has ended. */
  dispose(): void {
    this.#leaveStage = undefined;
    this.#stopTimer?.();
    this.#signal?.removeEventListener("abort", this.#onAbort);
  }

  #run(clock: Clock): void {
    if (this.#running === clock) return;
    const now = this.#time.now();
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (this.#running !== undefined) this.#running.left = this.deadline - now;
    this.#running = clock;
    this.deadline = now + clock.left;
    if (clock.left === Number.POSITIVE_INFINITY) return;
    this.#stopTimer = this.#time.after(clock.left, () =>
      this.#end(clock.reason, new DOMException(clock.message, "TimeoutError")),
    );
  }

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
