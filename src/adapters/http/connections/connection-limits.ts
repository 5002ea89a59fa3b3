/** Limits of connections. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Maximum time to receive the headers of a request. */
  readonly headersTimeout: number;
  /** Maximum time to receive a whole request. */
  readonly requestTimeout: number;
  /** Interval at which Node checks these two timeouts; they may be exceeded by this time. */
  readonly connectionsCheckingInterval: number;
  /** Maximum idle time between requests. */
  readonly keepAliveTimeout: number;
  /**
   * Maximum time without any data sent or received. Longer than `requestTimeout`, which responds with 408. A client that
   * reads a part of a response and then stops may take twice this time.
   */
  readonly timeout: number;
  /** Maximum number of concurrent connections. */
  readonly maxConnections: number;
  /** Maximum number of pipelined requests that wait on a connection. */
  readonly maxPipelined: number;
  /** Maximum bytes of unread responses on a connection when it sends another request. */
  readonly maxUnreadBytes: number;
  /** Maximum bytes of unread responses on all connections; above it, those with the most are closed. */
  readonly maxUnreadBytesInAll: number;
}

/**
 * Slow clients (also slowloris attacks) are disconnected soon. Idle connections stay open longer than at usual load
 * balancers (60 s), so that the balancer closes them first and sends no request on a closed connection (the variable
 * `KEEP_ALIVE_SECONDS` of the site). Browsers and usual
 * proxies do not pipeline requests, so the limit for that is low.
 */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 500,
  keepAliveTimeout: 65_000,
  timeout: 32_000,
  maxConnections: 10_000,
  maxPipelined: 16,
  maxUnreadBytes: 1024 * 1024,
  maxUnreadBytesInAll: 64 * 1024 * 1024,
};
