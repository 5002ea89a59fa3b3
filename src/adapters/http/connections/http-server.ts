import { createServer, type RequestListener, type Server } from "node:http";
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from "./connection-limits.ts";
import { WaitingAnswers } from "./waiting-answers.ts";

interface HttpServerOptions {
  /** Default: {@link DEFAULT_CONNECTION_LIMITS}. */
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** Told how many connections were refused or closed, and why. */
  readonly onClosed: (reason: ClosedConnection, count: number) => void;
}

/**
 * Why a connection was refused or closed: there are as many as may be, too many requests of it wait behind one, or too
 * many bytes wait to be read, by it or by all together.
 */
export type ClosedConnection = "connections" | "pipelined" | "unread";

/** A server whose connections are held to limits. */
export function createHttpServer(
  handler: RequestListener,
  { limits: given, onClosed }: HttpServerOptions,
): Server {
  const { maxConnections, timeout, ...limits } = { ...DEFAULT_CONNECTION_LIMITS, ...given };
  const waiting = new WaitingAnswers(limits, onClosed);
  const server = createServer(limits, (request, response) => {
    if (waiting.admit(request.socket, response)) handler(request, response);
  });
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on("drop", () => onClosed("connections", 1));
  server.on("connection", (socket) => waiting.watch(socket));
  server.on("listening", () => waiting.start());
  server.on("close", () => waiting.stop());
  return server;
}
