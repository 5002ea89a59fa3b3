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
   * @param key - The kind of request, a space, and the client. Requests of one kind never evict the counts of another.
   * @param window - Length of the window in milliseconds, from its first request.
   */
  count(key: string, window: number): Promise<RateLimitCount>;
}

/** The kind of request in a key. There are few, while clients can invent any number of themselves. */
export function kindOf(key: string): string {
  const [kind = ""] = key.split(" ", 1);
  return kind;
}
