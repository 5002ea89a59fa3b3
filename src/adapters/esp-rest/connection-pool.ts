import type { Deadline } from "./deadline.ts";

/**
 * A connection pool of a fixed size. It serves waiting calls in the order of their arrival. A connection has one call at a
 * time.
 */
export class ConnectionPool<P> {
  readonly #connect: () => P;
  readonly #size: number;
  readonly #connections: P[] = [];
  // The connection that was released last is used first: the server is the least likely to have closed it.
  readonly #free: P[] = [];
  // A set: a call that stops waiting is removed at once, and the others keep their order.
  readonly #waiting = new Set<(connection: P) => void>();

  constructor(size: number, connect: () => P) {
    this.#size = size;
    this.#connect = connect;
  }

  /** All connections that have been created. */
  get connections(): readonly P[] {
    return this.#connections;
  }

  /** A connection, if one is free. While one is free, no call waits. */
  take(): P | undefined {
    const connection = this.#free.pop();
    if (connection !== undefined || this.#connections.length >= this.#size) return connection;
    const opened = this.#connect();
    this.#connections.push(opened);
    return opened;
  }

  /** Waits for a connection; `undefined` when the deadline of the call came first. */
  wait(limit: Deadline): Promise<P | undefined> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve);
      limit.stage(() => {
        this.#waiting.delete(resolve);
        resolve(undefined);
      });
    });
  }

  /** Gives a connection to the call that has waited longest. */
  release(connection: P): void {
    for (const next of this.#waiting) {
      this.#waiting.delete(next);
      next(connection);
      return;
    }
    this.#free.push(connection);
  }
}
