import { callListener } from "./call-listener.ts";
import type { Deadline } from "./deadline.ts";
import { pauseAfter, THROTTLED } from "./retry-policy.ts";

/**
 * After so many responses for each call that may be in flight, one more may be; after half as many the next, as long as the
 * service throttles none: others have left.
 */
const RESPONSES_PER_CALL = 8;

/** Places that calls in the background leave free: whoever waits for a page does not wait for a sync. */
const PLACES_LEFT_FREE = 3;

/** The service has throttled a call (429): the client slows down. */
export interface Throttling {
  /** Calls that may be in flight from now on. */
  readonly concurrency: number;
  /** For how long no call is sent, in milliseconds; less, if a call succeeds meanwhile. */
  readonly pause: number;
}

/** What the limiter needs of a response. */
interface ResponseStatus {
  /** 0 without a response. */
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/**
 * The queue of an account: limits the calls in flight, and starts waiting calls in the order in which they came.
 *
 * The service limits the calls in flight of all programs together. A round of throttled calls lasts until a call succeeds that
 * was sent after it began. In it, a call is only sent when another has succeeded, or one alone after each pause. The limit is
 * then what the service had in flight, and rises with each success to one less than before the round, slowly beyond.
 *
 * A call takes its turn itself. Others only wake it: where each request has a life of its own (Workers), a call may have ended
 * without a word, so that it neither wakes another nor gives its place back.
 */
export class CallLimiter {
  readonly #max: number;
  readonly #onThrottle: (throttling: Throttling) => void;
  /** In the order of the calls, with what wakes each; those in the background come last. */
  readonly #waiting = new Map<Deadline, () => void>();
  readonly #waitingInBackground = new Map<Deadline, () => void>();
  readonly #inFlight = new Set<Deadline>();
  #limit: number;
  /** What the limit rises to fast. */
  #target: number;
  #responses = 0;
  #responsesPerCall = RESPONSES_PER_CALL;
  /** Rounds of throttled calls that have begun; the last one may still last. */
  #rounds = 0;
  #isThrottled = false;
  #pauses = 0;
  #pausedUntil = 0;
  /** The service has said how long to wait. */
  #isAskedToWait = false;

  constructor(concurrency: number, onThrottle: (throttling: Throttling) => void) {
    this.#max = concurrency;
    this.#limit = concurrency;
    this.#target = concurrency;
    this.#onThrottle = onThrottle;
  }

  /** Milliseconds until calls are sent again. */
  get pause(): number {
    return Math.max(0, this.#pausedUntil - Date.now());
  }

  /**
   * Sends a request when it is its turn.
   *
   * @param isBackground - Whether other calls go first, and have places of their own.
   * @throws {unknown} The reason of the deadline's signal, and what `send` throws.
   */
  async run(deadline: Deadline, send: () => Promise<ResponseStatus>, isBackground: boolean): Promise<void> {
    const { signal } = deadline;
    signal.throwIfAborted();
    const isQueued = this.#waiting.size > 0 || (isBackground && this.#waitingInBackground.size > 0);
    if (isQueued || !this.#hasRoom(isBackground)) await this.#turn(deadline, isBackground);
    this.#inFlight.add(deadline);
    const round = this.#rounds;
    try {
      signal.throwIfAborted();
      deadline.run("timeout");
      // A `fetch` that was given to the client may ignore the signal, or cause its abort.
      const ended = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
      const response = await Promise.race([ended, send()]);
      this.#inFlight.delete(deadline);
      if (response.status === THROTTLED) this.#slowDown(response.retryAfter);
      else if (response.status > 0 && round === this.#rounds) this.#speedUp();
    } finally {
      this.#inFlight.delete(deadline);
      this.#wakeNext();
    }
  }

  #hasRoom(isBackground: boolean): boolean {
    const limit = isBackground ? Math.max(1, this.#limit - PLACES_LEFT_FREE) : this.#limit;
    if (this.pause === 0) return this.#inFlight.size < Math.max(1, limit);
    return !this.#isAskedToWait && this.#inFlight.size < Math.min(limit, this.#limit);
  }

  async #turn(deadline: Deadline, isBackground: boolean): Promise<void> {
    const waiting = isBackground ? this.#waitingInBackground : this.#waiting;
    deadline.run("queueTimeout");
    try {
      do await this.#woken(deadline, waiting);
      while (!this.#hasRoom(isBackground));
      this.#inFlight.add(deadline);
    } finally {
      waiting.delete(deadline);
      deadline.onBeat = undefined;
      deadline.resume();
      this.#wakeNext();
    }
  }

  /** Until another call wakes this one, a pause is over, or its next beat. */
  async #woken(deadline: Deadline, waiting: Map<Deadline, () => void>): Promise<void> {
    const { pause } = this;
    const { signal } = deadline;
    if (pause > 0) deadline.pause();
    else deadline.resume();
    await new Promise<void>((resolve) => {
      const timer = pause > 0 ? setTimeout(() => wake(), pause) : undefined;
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      waiting.set(deadline, wake);
      deadline.onBeat = () => {
        this.#forgetDead();
        wake();
      };
      signal.addEventListener("abort", wake, { once: true });
    });
    signal.throwIfAborted();
  }

  #wakeNext(): void {
    const [next] = this.#waiting.values();
    const [nextInBackground] = this.#waitingInBackground.values();
    if (next !== undefined && this.#hasRoom(false)) next();
    else if (this.#hasRoom(true)) nextInBackground?.();
  }

  #wakeAll(): void {
    for (const waiting of [this.#waiting, this.#waitingInBackground])
      for (const wake of waiting.values()) wake();
  }

  #forgetDead(): void {
    for (const deadline of this.#inFlight) if (deadline.isDead) this.#inFlight.delete(deadline);
    for (const waiting of [this.#waiting, this.#waitingInBackground]) {
      for (const deadline of waiting.keys()) {
        if (!deadline.isDead) break;
        waiting.delete(deadline);
      }
    }
  }

  #slowDown(retryAfter: string | undefined): void {
    if (!this.#isThrottled) {
      this.#isThrottled = true;
      this.#rounds += 1;
      this.#responses = 0;
      this.#responsesPerCall = RESPONSES_PER_CALL;
      this.#target = Math.max(1, this.#limit - 1);
    }
    this.#limit = Math.min(this.#limit, this.#inFlight.size);
    if (this.pause === 0) {
      this.#pauses += 1;
      this.#isAskedToWait = false;
    }
    this.#isAskedToWait ||= retryAfter !== undefined;
    const until = Date.now() + pauseAfter(retryAfter, this.#pauses);
    if (until > this.#pausedUntil) {
      this.#pausedUntil = until;
      this.#wakeAll();
    }
    callListener(this.#onThrottle, { concurrency: this.#target, pause: this.pause });
  }

  /** After the success of a call that was sent in the last round, or after it. */
  #speedUp(): void {
    if (this.#isThrottled) {
      this.#isThrottled = false;
      this.#pauses = 0;
      this.#limit = this.#inFlight.size + 1;
      if (!this.#isAskedToWait) this.#pausedUntil = 0;
      this.#wakeAll();
      return;
    }
    this.#responses += 1;
    if (this.#limit < this.#target) this.#limit += 1;
    else if (this.#limit < this.#max && this.#responses >= this.#responsesPerCall * this.#limit) {
      this.#responses = 0;
      this.#responsesPerCall = Math.max(1, this.#responsesPerCall / 2);
      this.#limit += 1;
      this.#target = this.#limit;
    }
  }
}
