/** Time limits of a call, in milliseconds. */
export interface TimeLimits {
  /** From the moment it leaves the queue. Delays between attempts count; later waits in the queue do not. */
  readonly timeout: number;
  /** In the queue, all waits together. */
  readonly queueTimeout: number;
}

type Timer = ReturnType<typeof setTimeout>;

/** A longer wait makes Node's timer fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** How often a call shows that it is alive. */
const BEAT_MS = 1_000;
/** A call that has not shown it for so long has ended without a word: with the request of a Worker that it belonged to. */
const DEAD_AFTER_MS = 3 * BEAT_MS;

const MESSAGES: Readonly<Record<keyof TimeLimits | "pause", string>> = {
  timeout: "No response within the time limit",
  queueTimeout: "No turn within the time limit of the queue",
  pause: "The service throttles calls (429) for longer than the time limit",
};

/**
 * Ends a call at any stage, by its signal: one of its two time limits is running, the other is stopped. All timers of a call
 * are its own: where each request has a life of its own, those of another call may never fire.
 */
export class Deadline {
  /** Says which time limit ended the call; `undefined` if none did. */
  timeUp: Error | undefined;
  /** Called at each beat. */
  onBeat: (() => void) | undefined;
  #seen = performance.now();
  readonly #beat = setInterval(() => {
    const now = performance.now();
    // When the program was busy for long, the beats of others are late, too.
    const isLate = now - this.#seen > 2 * BEAT_MS;
    this.#seen = now;
    if (!isLate) this.onBeat?.();
  }, BEAT_MS);
  readonly #ending = new AbortController();
  readonly #given: AbortSignal | undefined;
  readonly #left: Record<keyof TimeLimits, number>;
  #running: keyof TimeLimits | undefined;
  #since = 0;
  #timer: Timer | undefined;
  #pauseTimer: Timer | undefined;

  constructor(limits: TimeLimits, signal: AbortSignal | undefined) {
    this.#left = { ...limits };
    this.#given = signal;
    // `AbortSignal.any` would take as long as all the rest of the client.
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Aborted when the call has to end: with a `TimeoutError`, or with the reason of the caller's signal. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Whether the call has ended without a word. */
  get isDead(): boolean {
    return performance.now() - this.#seen > DEAD_AFTER_MS;
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

  /** Must be called when the call has ended. */
  dispose(): void {
    this.resume();
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#given?.removeEventListener("abort", this.#onAbort);
  }

  readonly #onAbort = (): void => this.#ending.abort(this.#given?.reason);

  #endAfter(milliseconds: number, limit: keyof typeof MESSAGES): Timer | undefined {
    if (milliseconds === Number.POSITIVE_INFINITY) return undefined;
    const end = () => {
      this.timeUp = new DOMException(MESSAGES[limit], "TimeoutError");
      this.#ending.abort(this.timeUp);
    };
    return setTimeout(end, Math.min(milliseconds, MAX_TIMER_MS));
  }
}

/**
 * Waits.
 *
 * @throws {unknown} The reason of the signal, when it is aborted.
 */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
