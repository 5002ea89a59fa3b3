import { isThrottled, retryDelay } from "./retry-policy.ts";
import type { Time } from "./time.ts";

/** What is told of an exchange. */
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * How long all calls of an account leave the service alone once it has throttled one of them: what is sent meanwhile
 * would be refused as well.
 */
export class SharedBackoff {
  readonly #time: Time;
  readonly #random: () => number;
  #until = 0;
  #refusals = 0;

  constructor(time: Time, random: () => number) {
    this.#time = time;
    this.#random = random;
  }

  /** Milliseconds until calls may be sent again. */
  get remaining(): number {
    return Math.max(0, this.#until - this.#time.now());
  }

  /** Takes to heart how a call went: throttled, answered, or (status 0) neither. */
  heed({ status, headers }: Answered): void {
    if (!isThrottled({ status })) {
      if (status !== 0 && this.remaining === 0) this.#refusals = 0;
      return;
    }
    // Calls that were in flight together are refused together: that is one refusal.
    if (this.remaining === 0) this.#refusals += 1;
    const now = this.#time.now();
    const retryAfter = headers["retry-after"]?.toString();
    this.#until = Math.max(this.#until, now + retryDelay(retryAfter, this.#refusals, now, this.#random));
  }
}
