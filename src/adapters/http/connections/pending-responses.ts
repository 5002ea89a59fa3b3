import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.ts";

type Limits = Pick<ConnectionLimits, "maxPipelined" | "maxUnreadBytes" | "maxUnreadBytesInAll">;

/** Interval at which the unread bytes of all connections are checked. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Limits the responses that wait because the client does not read them. Node stops reading from a connection with waiting
 * responses, but handles all pipelined requests that it has read already: thousands, with all responses in memory.
 */
export class PendingResponses {
  readonly #limits: Limits;
  readonly #onClosed: (reason: "pipelined" | "unread", count: number) => void;
  readonly #sockets = new Set<Socket>();
  /** Responses that wait for an earlier one of their connection; only for connections that pipeline. */
  readonly #queued = new WeakMap<Socket, Set<ServerResponse>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Limits, onClosed: (reason: "pipelined" | "unread", count: number) => void) {
    this.#limits = limits;
    this.#onClosed = onClosed;
  }

  /** Starts the periodic check of all connections. */
  start(): void {
    this.#timer ??= setInterval(() => this.closeLargest(), CHECK_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Includes a connection in the check, until it is closed. */
  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
  }

  /** Whether to handle a request. Above the limits, the connection is closed, since its client does not read responses. */
  admit(socket: Socket, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    // Node has assigned the socket already if no earlier response is pending.
    if (response.socket !== null) return true;
    const queued = this.#queued.get(socket) ?? new Set();
    const { maxPipelined, maxUnreadBytes } = this.#limits;
    if (queued.size >= maxPipelined || this.#bytesOn(socket) > maxUnreadBytes) {
      closeUnparsed(socket);
      this.#onClosed("pipelined", 1);
      return false;
    }
    queued.add(response);
    this.#queued.set(socket, queued);
    response.once("close", () => queued.delete(response));
    return true;
  }

  /** Closes the connections with the most unread bytes, until the total is within its limit. */
  closeLargest(): void {
    const waiting = Array.from(this.#sockets, (socket) => ({ socket, bytes: this.#bytesOn(socket) }));
    let total = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= this.#limits.maxUnreadBytesInAll) return;
    let closed = 0;
    for (const { socket, bytes } of waiting.sort((a, b) => b.bytes - a.bytes)) {
      if (total <= this.#limits.maxUnreadBytesInAll) break;
      socket.destroy();
      total -= bytes;
      closed++;
    }
    this.#onClosed("unread", closed);
  }

  #bytesOn(socket: Socket): number {
    const queued = this.#queued.get(socket) ?? [];
    return [...queued].reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength);
  }
}

/**
 * Closes a connection without parsing the rest of what was read from it: thousands of requests, which Node would keep
 * until all connections that are readable have been read. Destroying the socket is not enough: the first flood of `npm run
 * floods` then fails (docs/adr/0031-without-tricks.md). There is no public method for this; 2 ends the parsing, as an
 * upgrade does.
 */
function closeUnparsed(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, "parser");
  if (typeof parser === "object" && parser !== null) Reflect.set(parser, "onIncoming", () => 2);
  socket.destroy();
}
