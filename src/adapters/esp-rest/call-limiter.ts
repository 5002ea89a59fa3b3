import { callListener } from "./call-listener.ts";
import type { QueuedCall } from "./queued-call.ts";
import { pauseAfter, THROTTLED } from "./retry-policy.ts";
import { unlessAborted } from "./wait.ts";

/**
 * After so many responses for each call that may be in flight, one more may be; after half as many the next, as long as the
 * service throttles none: others have left.
 */
const RESPONSES_PER_CALL = 4;

/** Places that calls in the background leave free: whoever waits for a page does not wait for a sync. */
const PLACES_LEFT_FREE = 3;

/** The service has throttled a call (429): the client slows down. */
export interface Throttling {
  /** Calls that may be in flight from now on. */
  readonly concurrency: number;
  /** For how long no call is sent, in milliseconds; less, if a call succeeds meanwhile. */
  readonly pause: number;
}

/** Calls in their order, with what wakes each. */
type Line = Map<QueuedCall, () => void>;

/** What the limiter needs of a response. */
interface ResponseStatus {
  /** 0 without a response. */
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/**
 * The queue of an account: limits the calls in flight, and starts waiting calls in the order in which they came; those that are
 * repeated before others, because their time limit is running, and those in the background last.
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
  readonly #repeated: Line = new Map();
  readonly #waiting: Line = new Map();
  readonly #repeatedInBackground: Line = new Map();
  readonly #waitingInBackground: Line = new Map();
  /** The first go first. */
  readonly #lines = [this.#repeated, this.#waiting, this.#repeatedInBackground, this.#waitingInBackground];
  readonly #inFlight = new Set<QueuedCall>();
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
   * Waits until it is a call's turn. It has a place from then on, until it has been sent or leaves.
   *
   * @throws {unknown} The reason of the call's signal.
   */
  async enter(call: QueuedCall): Promise<void> {
    call.signal.throwIfAborted();
    const line = this.#lineOf(call);
    const before = this.#lines.slice(0, this.#lines.indexOf(line) + 1);
    const isQueued = before.some(({ size }) => size > 0);
    if (isQueued || !this.#hasRoom(call.isBackground)) await this.#turn(call, line);
    this.#inFlight.add(call);
  }

  /** Gives back the place of a call that is not sent. */
  leave(call: QueuedCall): void {
    if (this.#inFlight.delete(call)) this.#wakeNext();
  }

  /**
   * Sends a request of a call, when it is its turn if it has no place.
   *
   * @throws {unknown} The reason of the call's signal, and what `send` throws.
   */
  async run(call: QueuedCall, send: () => Promise<ResponseStatus>): Promise<void> {
    const { signal } = call;
    if (!this.#inFlight.has(call)) await this.enter(call);
    call.isRepeated = true;
    const round = this.#rounds;
    try {
      signal.throwIfAborted();
      const response = await unlessAborted(signal, send);
      this.#inFlight.delete(call);
      if (response.status === THROTTLED) this.#slowDown(response.retryAfter);
      else if (response.status > 0 && round === this.#rounds) this.#speedUp();
    } finally {
      this.#inFlight.delete(call);
      this.#wakeNext();
    }
  }

  #hasRoom(isBackground: boolean): boolean {
    const limit = isBackground ? Math.max(1, this.#limit - PLACES_LEFT_FREE) : this.#limit;
    if (this.pause === 0) return this.#inFlight.size < Math.max(1, limit);
    return !this.#isAskedToWait && this.#inFlight.size < Math.min(limit, this.#limit);
  }

  #lineOf({ isBackground, isRepeated }: QueuedCall): Line {
    if (isBackground) return isRepeated ? this.#repeatedInBackground : this.#waitingInBackground;
    return isRepeated ? this.#repeated : this.#waiting;
  }

  async #turn(call: QueuedCall, line: Line): Promise<void> {
    call.wait();
    try {
      do await this.#woken(call, line);
      while (!this.#hasRoom(call.isBackground));
      this.#inFlight.add(call);
    } finally {
      line.delete(call);
      call.stopWaiting();
      this.#wakeNext();
    }
  }

  /** Until another call wakes this one, a pause is over, or its next beat. */
  async #woken(call: QueuedCall, line: Line): Promise<void> {
    const { pause } = this;
    const { signal } = call;
    if (pause > 0) call.pause();
    else call.resume();
    await new Promise<void>((resolve) => {
      const timer = pause > 0 ? setTimeout(() => wake(), pause) : undefined;
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      line.set(call, wake);
      call.onBeat = () => {
        this.#forgetDead();
        wake();
      };
      signal.addEventListener("abort", wake, { once: true });
    });
    signal.throwIfAborted();
  }

  #wakeNext(): void {
    for (const line of this.#lines) {
      const [first] = line;
      if (first === undefined) continue;
      const [call, wake] = first;
      if (!this.#hasRoom(call.isBackground)) continue;
      wake();
      return;
    }
  }

  #wakeAll(): void {
    for (const line of this.#lines) for (const wake of line.values()) wake();
  }

  #forgetDead(): void {
    for (const call of this.#inFlight) if (call.isDead) this.#inFlight.delete(call);
    for (const line of this.#lines) {
      for (const call of line.keys()) {
        if (!call.isDead) break;
        line.delete(call);
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
