import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Problem } from "../contract/problem.ts";

/** What Node calls the requests that it gives up, besides those that are no HTTP at all. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** What Node says of a request that it gives up. */
interface UnreadableRequest extends Error {
  readonly code: string;
  /**
   * The bytes that it was reading at last, and how many of them it had read: absent when it had only waited. The
   * framework's types have the bytes in the form that JSON would give them.
   */
  readonly rawPacket?: unknown;
  readonly bytesParsed?: number;
}

/**
 * Answers what is no request that could be read, with a problem document, and closes the connection: where the next
 * request begins is not known. Says so, because a client would send the next one into a connection that is closing.
 * Who asked for the head alone gets no more: a body would be read as the next answer.
 */
export function handleClientError(error: UnreadableRequest, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code] ?? 400;
  const title = STATUS_CODES[status] ?? "Bad Request";
  const problem: Problem = {
    type: "about:blank",
    title,
    status,
    instance: `urn:request:${randomUUID()}`,
  };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    "Connection: close",
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${asksForHead(error) ? "" : body}`, () => socket.destroy());
}

/** Whether the last request of what was read, as far as it was, is one for the head alone. */
function asksForHead({ rawPacket, bytesParsed }: UnreadableRequest): boolean {
  if (!(rawPacket instanceof Uint8Array)) return false;
  const read = Buffer.from(rawPacket.subarray(0, bytesParsed)).toString("latin1");
  const [last = ""] = read
    .trimEnd()
    .split(/\r?\n\r?\n/)
    .slice(-1);
  return last.startsWith("HEAD ");
}
