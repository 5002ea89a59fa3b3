/** Allows so many at once, and after that as many in a time as are added in it. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #tokensPerMs: number;
  #tokens: number;
  #filledAt = performance.now();

  constructor(capacity: number, tokensPerSecond: number) {
    this.#capacity = capacity;
    this.#tokensPerMs = tokensPerSecond / 1_000;
    this.#tokens = capacity;
  }

  /** Takes tokens, all or none. Returns 0, or the milliseconds until there are enough of them. */
  take(count = 1): number {
    const now = performance.now();
    this.#tokens = Math.min(this.#capacity, this.#tokens + (now - this.#filledAt) * this.#tokensPerMs);
    this.#filledAt = now;
    const missing = count - this.#tokens;
    if (missing > 0) return missing / this.#tokensPerMs;
    this.#tokens -= count;
    return 0;
  }
}
