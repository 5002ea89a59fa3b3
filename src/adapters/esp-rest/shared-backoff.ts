import { isThrottled, retryDelay } from "./retry-policy.ts";
import type { Time } from "./time.ts";

/** The part of an exchange that matters here. */
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The backoff that all calls of an account share after the service has throttled one of them: it would throttle the others
 * as well.
 */
export class SharedBackoff {
  readonly #time: Time;
  readonly #random: () => number;
  #until = 0;
  #throttles = 0;

  constructor(time: Time, random: () => number) {
    this.#time = time;
    this.#random = random;
  }

  /** Milliseconds until calls may be sent again. */
  get remaining(): number {
    return Math.max(0, this.#until - this.#time.now());
  }

  /** Records the outcome of a call: throttled, answered, or (status 0) neither. */
  record({ status, headers }: Answered): void {
    if (!isThrottled({ status })) {
      if (status !== 0 && this.remaining === 0) this.#throttles = 0;
      return;
    }
    // Calls that were in flight at the same time are throttled together, which counts as one failure.
    if (this.remaining === 0) this.#throttles += 1;
    const now = this.#time.now();
    const retryAfter = headers["retry-after"]?.toString();
    this.#until = Math.max(this.#until, now + retryDelay(retryAfter, this.#throttles, now, this.#random));
  }
}
