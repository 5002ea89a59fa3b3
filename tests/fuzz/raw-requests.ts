import { connect } from "node:net";
import fc from "fast-check";

// Malformed requests, which are written to the socket as bytes.

const LINES = [
  "GET / HTTP/1.1",
  "GET /company HTTP/1.0",
  "GET /company",
  "GET  /  HTTP/1.1",
  "get / http/1.1",
  "GET / HTTP/9.9",
  "GET \0 HTTP/1.1",
  "GET /é HTTP/1.1",
  "POST /api/globalSearch HTTP/1.1",
  "POST /api/newsletterPost HTTP/1.1",
  "CONNECT evil.example:443 HTTP/1.1",
  "PRI * HTTP/2.0",
  "OPTIONS * HTTP/1.1",
  "TRACE / HTTP/1.1",
  `GET /${"a".repeat(20_000)} HTTP/1.1`,
  "",
];
const HEADERS = [
  "Host: localhost",
  "Host: localhost",
  "Host:",
  "Host: a\r\nHost: b",
  "Connection: close",
  "Connection: upgrade\r\nUpgrade: websocket",
  "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA",
  "Content-Type: application/json",
  "Content-Length: 2",
  "Content-Length: -1",
  "Content-Length: 2, 3",
  "Content-Length: 99999999999999999999",
  "Content-Length: 0x2",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: chunked, chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding : chunked",
  "Transfer-Encoding: x",
  "Expect: 100-continue",
  "Expect: the unexpected",
  " folded: yes",
  "no colon",
  ": no name",
  "a b: c",
  "X: \x01",
  `X: ${"x".repeat(20_000)}`,
  "Cookie: io.prismic.preview=\xff\xfe",
  "Accept-Encoding: \x80",
];
const BODIES = [
  "",
  "{}",
  "2\r\n{}\r\n0\r\n\r\n",
  "zz\r\n{}\r\n",
  "ffffffffffffffff\r\n",
  "2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n",
];

const END = fc.constantFrom("\r\n", "\r\n", "\r\n", "\n", "\r", "");

const shaped = fc
  .tuple(
    fc.constantFrom(...LINES),
    fc.array(fc.tuple(fc.constantFrom(...HEADERS), END), { maxLength: 6 }),
    END,
    fc.constantFrom(...BODIES, `${LINES[0]}\r\nHost: localhost\r\n\r\n`),
  )
  .map(([line, headers, end, body]) =>
    Buffer.from(`${line}\r\n${headers.map((parts) => parts.join("")).join("")}${end}${body}`, "latin1"),
  );

/** A request with changed or missing bytes. */
const damaged = fc
  .tuple(shaped, fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 4 }), fc.nat())
  .map(([request, changes, length]) => {
    const bytes = Buffer.from(request);
    for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
    return bytes.subarray(0, bytes.length - (length % (bytes.length + 1)) / 4);
  });

/** Bytes for a connection: a malformed request, a damaged one, or random bytes. */
export const rawRequests: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 3, arbitrary: shaped },
  { weight: 3, arbitrary: damaged },
  fc.uint8Array({ maxLength: 200 }),
);

/** Time after which an open connection without a response counts as hanging. */
const TIMEOUT_MS = 15_000;

/**
 * Writes bytes to a connection and ends it.
 *
 * @returns The status of the first response; `undefined` if the server closes the connection without one.
 * @throws {Error} if the connection stays open, or the response is not HTTP.
 */
export function rawExchange(origin: string, bytes: Uint8Array): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("the connection hangs")));
    let failure: NodeJS.ErrnoException | undefined;
    socket.on("data", (part) => parts.push(Buffer.from(part)));
    socket.on("error", (error) => {
      failure = error;
    });
    socket.on("close", () => {
      // The server may close the connection on invalid data before reading all of it.
      if (failure && failure.code !== "ECONNRESET" && failure.code !== "EPIPE") return reject(failure);
      if (parts.length === 0) return resolve(undefined);
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(Buffer.concat(parts).toString("latin1"))?.[1];
      if (status === undefined) reject(new Error("the response is not HTTP"));
      else resolve(Number(status));
    });
  });
}
