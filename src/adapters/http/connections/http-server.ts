import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { MAX_PATH_LENGTH } from "../../../domain/links/address.ts";
import { problemOf } from "../problem.ts";
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from "./connection-limits.ts";
import { PendingResponses } from "./pending-responses.ts";

interface HttpServerOptions {
  /** Default: {@link DEFAULT_CONNECTION_LIMITS}. */
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** Headers of the responses to requests that are rejected here. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called with the number of connections that were rejected or closed, and the reason. */
  readonly onClosed: (reason: ClosedConnection, count: number) => void;
}

/** Why a connection was rejected or closed. Unread bytes are those on it or on all connections. */
export type ClosedConnection = "connections" | "pipelined" | "unread";

/** A server with limits of connections and of the length of a path. */
export function createHttpServer(
  handler: RequestListener,
  { limits: given, headers, onClosed }: HttpServerOptions,
) {
  const { maxConnections, timeout, ...limits } = { ...DEFAULT_CONNECTION_LIMITS, ...given };
  const pending = new PendingResponses(limits, onClosed);
  // Node's own responses to a request without a host, or with an unknown expectation, have no headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (!pending.admit(request.socket, response)) return;
    const problem = hostProblemOf(request);
    if (problem !== undefined) reject(response, 400, problem, headers);
    else if (isTooLong(request)) reject(response, 414, TOO_LONG, headers);
    else handler(request, response);
  });
  // An expectation may be ignored (RFC 9110, section 10.1.1).
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.maxConnections = maxConnections;
  server.timeout = timeout;
  server.on("drop", () => onClosed("connections", 1));
  server.on("connection", (socket) => pending.watch(socket));
  server.on("listening", () => pending.start());
  server.on("close", () => pending.stop());
  return server;
}

/**
 * What is wrong with the host of a request; `undefined` if nothing is. Node uses the first of several `Host` headers; a
 * proxy may have used the last. Since HTTP/1.1, there has to be one (RFC 9112, section 3.2).
 */
function hostProblemOf({ rawHeaders, httpVersion }: IncomingMessage): string | undefined {
  let hosts = 0;
  // Every cached page passes here, so that this calls no function for each header.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  if (hosts > 1) return "There is more than one host.";
  return hosts === 0 && httpVersion === "1.1" ? "There is no host." : undefined;
}

const TOO_LONG = `The path of the address has more than ${MAX_PATH_LENGTH} characters.`;

/** Whether a path is longer than any of the site, so that none of it is looked at: what compares paths takes time. */
function isTooLong({ url = "/" }: IncomingMessage): boolean {
  if (url.length <= MAX_PATH_LENGTH) return false;
  const query = url.indexOf("?");
  return query < 0 || query > MAX_PATH_LENGTH;
}

function reject(
  response: ServerResponse,
  status: number,
  detail: string,
  headers: HttpServerOptions["headers"],
): void {
  const body = JSON.stringify(problemOf(status, detail, randomUUID()));
  response.writeHead(status, {
    ...headers,
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    connection: "close",
    "content-type": "application/problem+json; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
