import type { Time } from "./time.ts";

/** What ended a call from outside. */
export type EndReason = "timeout" | "queue-timeout" | "aborted";

/** How long a call may take, in milliseconds. */
export interface TimeLimits {
  /** From the moment it has a place; waits between its attempts count, the queue does not. */
  readonly timeout: number;
  /** For a place, all waits for one together. */
  readonly queueTimeout: number;
}

/** Time that is left, and runs or stands still. */
interface Clock {
  readonly reason: EndReason;
  readonly message: string;
  left: number;
}

/**
 * What may end a call at any stage: the time it may take, the time it may queue, and the caller's signal. Of the two
 * times one runs, the other stands still. The call tells at each stage (queue, flight, wait) how that stage is left.
 */
export class Deadline {
  /** When the time that runs is up, by the clock. */
  deadline = Number.POSITIVE_INFINITY;
  /** Why the call has to end; `undefined` while it need not. */
  reached: EndReason | undefined;
  /** What the signal was aborted with, or an error that says that the time was up. */
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

  /** From now on the call waits for a place. */
  enterQueue(): void {
    this.#run(this.#queue);
  }

  /** From now on the call has a place, or waits to be repeated. */
  leaveQueue(): void {
    this.#run(this.#call);
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
