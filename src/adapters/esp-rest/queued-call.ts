import { MAX_TIMER_MS } from "./wait.ts";

/** Time limits of a call, in milliseconds. */
export interface TimeLimits {
  /** From the moment it leaves the queue for its first attempt. */
  readonly timeout: number;
  /** In the queue, before its first attempt. */
  readonly queueTimeout: number;
}

/** How often a call shows that it is alive. */
const BEAT_MS = 1_000;
/** A call that has not shown it for so long has ended without a word: with the request of a Worker that it belonged to. */
const DEAD_AFTER_MS = 3 * BEAT_MS;

type Timer = ReturnType<typeof setTimeout>;

/**
 * A call as the queue sees it, and its end at any stage, by its signal. All timers of a call are its own: where each request
 * has a life of its own, those of another call may never fire.
 */
export class QueuedCall {
  /** It leaves places to others, and lets them go first. */
  readonly isBackground: boolean;
  /** It is repeated, and goes before those that have not been sent. */
  isRepeated = false;
  /** Says which time limit ended it in the queue; `undefined` if none did. */
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
  readonly #limits: TimeLimits;
  #turnTimer: Timer | undefined;
  #pauseTimer: Timer | undefined;

  constructor(limits: TimeLimits, isBackground: boolean, signal: AbortSignal | undefined) {
    this.#limits = limits;
    this.isBackground = isBackground;
    this.#given = signal;
    // `AbortSignal.any` would take as long as all the rest of the client.
    if (signal?.aborted) this.#onAbort();
    else signal?.addEventListener("abort", this.#onAbort, { once: true });
  }

  /** Aborted when the call has to end. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  /** Whether the caller may end it. */
  get isAbortable(): boolean {
    return this.#given !== undefined;
  }

  /** Whether the call has ended without a word. */
  get isDead(): boolean {
    return performance.now() - this.#seen > DEAD_AFTER_MS;
  }

  /** It waits for its turn from now on. A repeated call has no limit but its `timeout`. */
  wait(): void {
    if (this.isRepeated) return;
    this.#turnTimer = this.#endAfter(this.#limits.queueTimeout, "No turn within the time limit of the queue");
  }

  /** The queue stands still from now on: not for longer than the call may take. */
  pause(): void {
    this.#pauseTimer ??= this.#endAfter(
      this.#limits.timeout,
      "The service throttles calls (429) for longer than the time limit",
    );
  }

  /** The queue goes on; the pause does not count. */
  resume(): void {
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = undefined;
  }

  /** It waits no more. */
  stopWaiting(): void {
    this.resume();
    clearTimeout(this.#turnTimer);
    this.onBeat = undefined;
  }

  /** Ends an attempt that still lasts. */
  end(reason: Error): void {
    this.#ending.abort(reason);
  }

  /** Must be called when the call has ended. */
  dispose(): void {
    this.stopWaiting();
    clearInterval(this.#beat);
    this.#given?.removeEventListener("abort", this.#onAbort);
  }

  readonly #onAbort = (): void => this.#ending.abort(this.#given?.reason);

  #endAfter(milliseconds: number, message: string): Timer | undefined {
    if (milliseconds > MAX_TIMER_MS) return undefined;
    return setTimeout(() => {
      this.timeUp = new DOMException(message, "TimeoutError");
      this.end(this.timeUp);
    }, milliseconds);
  }
}
