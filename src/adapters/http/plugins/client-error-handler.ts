import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { problemOf } from "../problem.ts";

/** Statuses of parser errors that are not a 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Node's error for a request that it could not parse. */
interface UnreadableRequest extends Error {
  readonly code: string;
  /**
   * The bytes that Node was parsing last, and how many of them it had parsed; absent after a timeout while waiting.
   * Fastify's types describe the bytes as they would be in JSON.
   */
  readonly rawPacket?: unknown;
  readonly bytesParsed?: number;
}

/**
 * Responds to a request that Node could not parse, with a problem document, and closes the connection, since the start
 * of the next request is unknown. The header `Connection: close` tells the client not to reuse the connection. A HEAD
 * request gets no body, because the client would read it as the next response.
 */
export function handleClientError(error: UnreadableRequest, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code] ?? 400;
  const problem = problemOf(status, undefined, randomUUID());
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${problem.title}`,
    "Connection: close",
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${isHeadRequest(error) ? "" : body}`, () => socket.destroy());
}

/** Whether the last request is a HEAD request, as far as it was parsed. */
function isHeadRequest({ rawPacket, bytesParsed }: UnreadableRequest): boolean {
  if (!(rawPacket instanceof Uint8Array)) return false;
  const read = Buffer.from(rawPacket.subarray(0, bytesParsed)).toString("latin1");
  const requests = read.trimEnd().split(/\r?\n\r?\n/);
  return requests.at(-1)?.startsWith("HEAD ") === true;
}
