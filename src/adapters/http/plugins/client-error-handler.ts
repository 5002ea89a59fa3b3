import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Locale } from "../../../../brand/locale.ts";
import { problemOf } from "../problem.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import { homeLink, noticePage } from "../standalone/notice-page.ts";
import { STYLED_PAGE_POLICY } from "../standalone/styled-page.ts";

/** Statuses of parser errors that are not a 400. */
const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Node's error for a request that it could not parse. */
interface UnreadableRequest extends Error {
  readonly code: string;
  /** What Node was parsing last; absent after a timeout while waiting. Fastify's type is that of bytes in JSON. */
  readonly rawPacket?: unknown;
  readonly bytesParsed?: number;
}

/**
 * Responds to a request that Node could not parse, with a problem document, or with a page if its headers are too long,
 * since these are cookies as a rule; and closes the connection, since the start of the next request is unknown. The header
 * `Connection: close` tells the client not to reuse it. A HEAD request gets no body, which the client would read as the next
 * response.
 */
export function handleClientError(
  error: UnreadableRequest,
  socket: Socket,
  common: Readonly<Record<string, string>>,
  locale: Locale,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code] ?? 400;
  const request = lastRequest(error);
  const problem = problemOf(status, undefined, randomUUID());
  const isPage = status === 431 && !/^\w+ \/api\//.test(request);
  const body = isPage ? tooMuchSent(locale) : JSON.stringify(problem);
  const headers = {
    ...common,
    "cache-control": "no-store",
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "content-type": `${isPage ? "text/html" : "application/problem+json"}; charset=utf-8`,
    "content-security-policy": isPage ? STYLED_PAGE_POLICY : NOTHING_TO_RUN["content-security-policy"],
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const sent = request.startsWith("HEAD ") ? "" : body;
  socket.end(`HTTP/1.1 ${status} ${problem.title}\r\n${head.join("")}\r\n${sent}`, () => socket.destroy());
}

function tooMuchSent(locale: Locale): string {
  return noticePage({ ...locale.texts.standalone.tooMuchSent, link: homeLink(locale) }, locale);
}

/** The last request, as far as it was parsed; empty if it began in an earlier packet, as the body of another. */
function lastRequest({ rawPacket, bytesParsed }: UnreadableRequest): string {
  if (!(rawPacket instanceof Uint8Array)) return "";
  const read = Buffer.from(rawPacket.subarray(0, bytesParsed)).toString("latin1");
  return (
    read
      .trimEnd()
      .split(/\r?\n\r?\n/)
      .at(-1) ?? ""
  );
}
