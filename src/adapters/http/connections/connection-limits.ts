/**
 * Limits of connections. Times are in milliseconds.
 *
 * Slow clients (also slowloris attacks) are disconnected soon. Idle connections stay open longer than at usual load
 * balancers (60 s), so that the balancer closes them first and sends no request on a closed connection (the variable
 * `KEEP_ALIVE_SECONDS` of the site). Browsers and usual proxies do not pipeline requests, so the limit for that is low.
 */
export const DEFAULT_CONNECTION_LIMITS = {
  /** Maximum time to receive the headers of a request. */
  headersTimeout: 10_000,
  /** Maximum time to receive a whole request. */
  requestTimeout: 30_000,
  /** Interval at which Node checks these two timeouts; they may be exceeded by this time. */
  connectionsCheckingInterval: 500,
  /** Maximum idle time between requests. */
  keepAliveTimeout: 65_000,
  /**
   * Maximum time without any data sent or received. Longer than `requestTimeout`, which responds with 408. A client that
   * reads a part of a response and then stops may take twice this time.
   */
  timeout: 32_000,
  /** Maximum number of concurrent connections. */
  maxConnections: 10_000,
  /** Maximum number of pipelined requests that wait on a connection. */
  maxPipelined: 16,
  /** Maximum bytes of unread responses on a connection when it sends another request. */
  maxUnreadBytes: 1024 * 1024,
  /** Maximum bytes of unread responses on all connections; above it, those with the most are closed. */
  maxUnreadBytesInAll: 64 * 1024 * 1024,
};

export type ConnectionLimits = Readonly<typeof DEFAULT_CONNECTION_LIMITS>;
