import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { problemOf } from "../problem.ts";
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from "./connection-limits.ts";
import { PendingResponses } from "./pending-responses.ts";

interface HttpServerOptions {
  /** Default: {@link DEFAULT_CONNECTION_LIMITS}. */
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** Called with the number of connections that were rejected or closed, and the reason. */
  readonly onClosed: (reason: ClosedConnection, count: number) => void;
}

/**
 * Why a connection was rejected or closed: too many connections, too many pipelined requests, or too many unread bytes on
 * it or on all connections.
 */
export type ClosedConnection = "connections" | "pipelined" | "unread";

/** A server with connection limits. */
export function createHttpServer(
  handler: RequestListener,
  { limits: given, onClosed }: HttpServerOptions,
): Server {
  const { maxConnections, timeout, ...limits } = { ...DEFAULT_CONNECTION_LIMITS, ...given };
  const pending = new PendingResponses(limits, onClosed);
  const server = createServer(limits, (request, response) => {
    if (!pending.admit(request.socket, response)) return;
    if (hasOneHost(request)) handler(request, response);
    else rejectHosts(response);
  });
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on("drop", () => onClosed("connections", 1));
  server.on("connection", (socket) => pending.watch(socket));
  server.on("listening", () => pending.start());
  server.on("close", () => pending.stop());
  return server;
}

/** Node uses the first of several `Host` headers; a proxy may have used the last (RFC 9112, section 3.2). */
function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  // Every cached page passes here, so that this calls no function for each header.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts < 2;
}

function rejectHosts(response: ServerResponse): void {
  response.writeHead(400, {
    connection: "close",
    "content-type": "application/problem+json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(problemOf(400, "There is more than one host.", randomUUID())));
}
