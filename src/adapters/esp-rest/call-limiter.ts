import type { Deadline } from "./deadline.ts";
import { retryDelay, THROTTLED } from "./retry-policy.ts";

/** After so many responses for each call that may be in flight, one more may be. */
const RESPONSES_PER_CALL = 30;

/** The service has throttled a call (429): the client slows down. */
export interface Throttling {
  /** Calls that may be in flight from now on. */
  readonly concurrency: number;
  /** For how long no call is sent, in milliseconds. */
  readonly pause: number;
}

/** What the limiter needs of a response. */
interface ResponseStatus {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/**
 * The queue of an account: limits the calls in flight, and starts waiting calls in the order in which they came.
 *
 * The service limits the calls in flight of all programs together. So the limit falls by one with each throttled call, and
 * rises slowly while none is. After a throttled call all calls wait: as long as the service asks, or with exponential
 * backoff.
 */
export class CallLimiter {
  readonly #max: number;
  readonly #onThrottle: (throttling: Throttling) => void;
  readonly #waiting = new Map<Deadline, () => void>();
  #limit: number;
  #inFlight = 0;
  #responses = 0;
  #throttles = 0;
  #pausedUntil = 0;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(concurrency: number, onThrottle: (throttling: Throttling) => void) {
    this.#max = concurrency;
    this.#limit = concurrency;
    this.#onThrottle = onThrottle;
  }

  /** Milliseconds until calls are sent again. */
  get pause(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /**
   * Sends a request when it is its turn.
   *
   * @throws {unknown} The reason of the deadline's signal, and what `send` throws.
   */
  async run(deadline: Deadline, send: () => Promise<ResponseStatus>): Promise<void> {
    const { signal } = deadline;
    signal.throwIfAborted();
    if (this.#isFree()) this.#inFlight += 1;
    else await this.#turn(deadline);
    try {
      signal.throwIfAborted();
      deadline.run("timeout");
      const sent = send();
      // A `fetch` that was given to the client may ignore the signal.
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      this.#adapt(await Promise.race([sent, ended]));
    } finally {
      this.#inFlight -= 1;
      this.#startWaiting();
    }
  }

  #isFree(): boolean {
    return this.#pauseTimer === undefined && this.#inFlight < this.#limit;
  }

  #turn(deadline: Deadline): Promise<void> {
    deadline.run("queueTimeout");
    if (this.#pauseTimer !== undefined) deadline.pause();
    return new Promise((resolve, reject) => {
      this.#waiting.set(deadline, resolve);
      const leave = () => {
        this.#waiting.delete(deadline);
        reject(deadline.signal.reason);
      };
      deadline.signal.addEventListener("abort", leave, { once: true });
    });
  }

  #startWaiting(): void {
    for (const [deadline, start] of this.#waiting) {
      if (!this.#isFree()) return;
      this.#waiting.delete(deadline);
      this.#inFlight += 1;
      start();
    }
  }

  #adapt({ status, retryAfter }: ResponseStatus): void {
    // Calls that are in flight together are throttled together, which counts once.
    const isPaused = this.#pauseTimer !== undefined;
    if (status === THROTTLED) {
      this.#responses = 0;
      this.#limit = Math.max(1, this.#limit - 1);
      if (!isPaused) this.#throttles += 1;
      this.#pauseFor(retryDelay(retryAfter, this.#throttles));
      this.#onThrottle({ concurrency: this.#limit, pause: this.pause });
      return;
    }
    if (!isPaused) this.#throttles = 0;
    this.#responses += 1;
    if (this.#limit === this.#max || this.#responses < RESPONSES_PER_CALL * this.#limit) return;
    this.#responses = 0;
    this.#limit += 1;
  }

  #pauseFor(milliseconds: number): void {
    if (milliseconds <= this.pause) return;
    this.#pausedUntil = Date.now() + milliseconds;
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = setTimeout(() => {
      this.#pauseTimer = undefined;
      for (const deadline of this.#waiting.keys()) deadline.resume();
      this.#startWaiting();
    }, milliseconds);
    for (const deadline of this.#waiting.keys()) deadline.pause();
  }
}
