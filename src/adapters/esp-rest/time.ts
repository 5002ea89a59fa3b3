/** The clock and the timer of the client; tests replace them. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Runs a function later.
   *
   * @returns A function that cancels it.
   */
  after(milliseconds: number, run: () => void): () => void;
}

/** A longer wait makes Node's timer fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The clock and timer of the system. */
export const systemTime: Time = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
};
