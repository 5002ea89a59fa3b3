/** Time limits of a call, in milliseconds. */
export interface TimeLimits {
  /** From the moment it leaves the queue. Delays between attempts count; later waits in the queue do not. */
  readonly timeout: number;
  /** In the queue, all waits together. */
  readonly queueTimeout: number;
}

/** Why a call was ended. */
export interface CallEnd {
  readonly failure: "timeout" | "aborted";
  readonly message: string;
  /** The reason of the caller's signal, or a `TimeoutError`. */
  readonly cause: unknown;
}

/** A longer wait makes Node's timer fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const MESSAGES: Readonly<Record<keyof TimeLimits | "pause", string>> = {
  timeout: "No answer within the time limit",
  queueTimeout: "No turn within the time limit of the queue",
  pause: "The service throttles calls (429) for longer than the time limit",
};

/**
 * Ends a call at any stage, by its signal: after a time limit, or when the caller's signal is aborted. One of the two time
 * limits is running, the other is stopped.
 */
export class Deadline {
  /** Why the call has to end; `undefined` while it may go on. */
  ended: CallEnd | undefined;
  readonly #ending = new AbortController();
  readonly #given: AbortSignal | undefined;
  readonly #left: Record<keyof TimeLimits, number>;
  #running: keyof TimeLimits | undefined;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ timeout, queueTimeout }: TimeLimits, signal: AbortSignal | undefined) {
    this.#left = { timeout, queueTimeout };
    this.#given = signal;
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Aborted when the call has to end. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** What is left of `timeout`, in milliseconds. */
  get remaining(): number {
    return this.#left.timeout - (this.#running === "timeout" ? Date.now() - this.#since : 0);
  }

  /** One time limit is running from now on, and the other is stopped. */
  run(limit: keyof TimeLimits): void {
    if (this.#running === limit) return;
    const now = Date.now();
    if (this.#running !== undefined) this.#left[this.#running] -= now - this.#since;
    this.#running = limit;
    this.#since = now;
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(this.#left[limit], limit);
  }

  /** The queue stands still from now on: not for longer than the call may take. */
  pause(): void {
    this.#pauseTimer ??= this.#endAfter(this.remaining, "pause");
  }

  /** The queue goes on; the pause does not count. */
  resume(): void {
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = undefined;
  }

  /** Waits for a promise, but not for longer than the call: it may belong to code that ignores the signal. */
  untilEnd<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
      promise.then(resolve, reject);
    });
  }

  /** Must be called when the call has ended. */
  dispose(): void {
    this.resume();
    clearTimeout(this.#timer);
    this.#given?.removeEventListener("abort", this.#onAbort);
  }

  #endAfter(milliseconds: number, limit: keyof typeof MESSAGES): ReturnType<typeof setTimeout> | undefined {
    if (milliseconds === Number.POSITIVE_INFINITY) return undefined;
    const message = MESSAGES[limit];
    const end = () => this.#end("timeout", message, new DOMException(message, "TimeoutError"));
    return setTimeout(end, Math.min(milliseconds, MAX_TIMER_MS));
  }

  readonly #onAbort = (): void => this.#end("aborted", "The signal ended it", this.#given?.reason);

  #end(failure: CallEnd["failure"], message: string, cause: unknown): void {
    this.ended ??= { failure, message, cause };
    this.#ending.abort(cause);
  }
}
