/** The number of requests in the current time window. */
export interface RateLimitCount {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly endsIn: number;
}

/** Counts requests that are rate-limited. */
export interface RateLimitStore {
  /**
   * Counts one more request. Never rejects: if the processes of a site cannot share counters, each process counts its
   * own requests.
   *
   * @param key - The client and the kind of request.
   * @param window - Length of the window in milliseconds, from its first request.
   */
  count(key: string, window: number): Promise<RateLimitCount>;
}
