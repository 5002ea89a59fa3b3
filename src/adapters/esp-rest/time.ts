/** The clock and the timer that calls are made by; tests bring their own. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Runs something later.
   *
   * @returns What takes it back.
   */
  after(milliseconds: number, run: () => void): () => void;
}

/** A longer wait makes Node's timer fire at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Time as it passes. */
export const systemTime: Time = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};
