import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.ts";

type Limits = Pick<ConnectionLimits, "maxPipelined" | "maxUnreadBytes" | "maxUnreadBytesInAll">;

/** Milliseconds between two looks at what waits on all connections. */
const CHECK_INTERVAL_MS = 1_000;

const NONE: ReadonlySet<ServerResponse> = new Set();

/**
 * Bounds the answers that wait for clients who do not read them. Node reads no more from a connection whose answers wait,
 * but takes every request of what it has read: thousands, whose answers are all kept until they can be sent.
 */
export class WaitingAnswers {
  readonly #limits: Limits;
  readonly #onClosed: (reason: "pipelined" | "unread", count: number) => void;
  readonly #sockets = new Set<Socket>();
  /** The answers that wait for another of their connection; hardly any has some. */
  readonly #queued = new WeakMap<Socket, Set<ServerResponse>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Limits, onClosed: (reason: "pipelined" | "unread", count: number) => void) {
    this.#limits = limits;
    this.#onClosed = onClosed;
  }

  /** Begins to look at all connections now and then. */
  start(): void {
    this.#timer ??= setInterval(() => this.closeLargest(), CHECK_INTERVAL_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Counts what waits on a connection, until it is closed. */
  watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
  }

  /** Whether a request is to be answered. One too many closes its connection: what it sent before is not read either. */
  admit(socket: Socket, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    // Where no other answer is under way, Node has given the answer its socket.
    if (response.socket !== null) return true;
    const queued = this.#queued.get(socket) ?? new Set();
    const { maxPipelined, maxUnreadBytes } = this.#limits;
    if (queued.size >= maxPipelined || this.#bytesOn(socket) > maxUnreadBytes) {
      closeWithoutTraces(socket);
      this.#onClosed("pipelined", 1);
      return false;
    }
    queued.add(response);
    this.#queued.set(socket, queued);
    response.once("close", () => queued.delete(response));
    return true;
  }

  /** Closes the connections on which the most waits, until all together are within their limit. */
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
    const queued = this.#queued.get(socket) ?? NONE;
    return [...queued].reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength);
  }
}

/**
 * Closes a connection with thousands of requests. Node makes an error of each, whose stack takes four times as long as
 * all else: with it others wait 2.6 s for 150 such connections that come together, without it 1.0 s (`npm run floods`).
 */
function closeWithoutTraces(socket: Socket): void {
  const { stackTraceLimit } = Error;
  // Around Node's own listener.
  socket.prependOnceListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.once("close", () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
  socket.destroy();
}
