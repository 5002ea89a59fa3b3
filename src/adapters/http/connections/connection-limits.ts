/** What connections may take. Times are in milliseconds. */
export interface ConnectionLimits {
  /** For the headers of a request to arrive. */
  readonly headersTimeout: number;
  /** For a whole request to arrive. */
  readonly requestTimeout: number;
  /** Between two looks for connections that are over these times; each may take so much longer. */
  readonly connectionsCheckingInterval: number;
  /** For which a connection may be without a request. */
  readonly keepAliveTimeout: number;
  /**
   * For which nothing is sent or received. Longer than a request may take to arrive, since who is late with that is told.
   * Node lets a client that takes some of an answer, and then no more, have it twice.
   */
  readonly timeout: number;
  /** Connections at a time. */
  readonly maxConnections: number;
  /** Requests of a connection that may wait for the answer to the one before them. */
  readonly maxPipelined: number;
  /** Bytes of answers that may wait on a connection when it sends another request before it has read them. */
  readonly maxUnreadBytes: number;
  /** Bytes of answers that may wait on all connections together; those with the most are closed. */
  readonly maxUnreadBytesInAll: number;
}

/**
 * Who sends or reads slowly, on purpose or not, holds nothing for long. An unused connection outlives that of the usual
 * balancers (60 s), so that the balancer, which knows, closes it. No browser and no usual proxy sends a request before it
 * has the answer to the last, so that few need to be able to.
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
