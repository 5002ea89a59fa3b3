/** How often something was asked for in the window of time that is running. */
export interface RateLimitCount {
  readonly count: number;
  /** Milliseconds until it is counted from zero again. */
  readonly endsIn: number;
}

/** Where requests are counted that clients may make only so many of. */
export interface RateLimitStore {
  /**
   * Counts one more request. Never rejects: where the processes of a site cannot count together, each counts its own.
   *
   * @param key - Who asks for what.
   * @param window - Milliseconds that a window lasts, from its first request.
   */
  count(key: string, window: number): Promise<RateLimitCount>;
}
