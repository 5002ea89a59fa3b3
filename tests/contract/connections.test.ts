import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  type ConnectionLimits,
  DEFAULT_CONNECTION_LIMITS,
} from "../../src/adapters/http/connections/connection-limits.ts";
import { createHttpServer } from "../../src/adapters/http/connections/http-server.ts";
import { siteOf } from "../unit/http/site.ts";

const REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";
const LAST_REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
const MEGABYTE = 1024 * 1024;

/** A listening server with its connections; closed after the test. */
async function listening(handler: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const onClosed = vi.fn();
  const handle = vi.fn(handler);
  const onParsed = vi.fn();
  const server = createHttpServer(handle, { limits, onClosed }).listen(0, "127.0.0.1");
  server.on("request", onParsed);
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  let count = 0;
  server.on("connection", (socket) => {
    count++;
    socket.once("close", () => count--);
  });
  return {
    /** Number of open connections. */
    connections: () => count,
    handle,
    onClosed,
    /** Called for each request that Node has parsed, handled or not. */
    onParsed,
    /** Connects and sends data. The response is only read on request. */
    open: async (sent: string): Promise<Socket> => {
      const socket = connect(port, "127.0.0.1");
      // Connections that the server closes may be reset.
      socket.on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, "connect");
      socket.write(sent);
      return socket;
    },
  };
}

/** Reads all data of a connection until it is closed. */
async function readAll(socket: Socket): Promise<string> {
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes.toString("latin1");
  });
  if (!socket.closed) await once(socket, "close");
  return received;
}

describe("pipelined requests", () => {
  it("are handled in order if there are few", async () => {
    let turn = 0;
    const { open, onClosed } = await listening((_request, response) => void response.end(`<${turn++}>`));
    const received = await readAll(await open(REQUEST.repeat(9) + LAST_REQUEST));
    expect(received.match(/<\d>/g)?.join("")).toBe("<0><1><2><3><4><5><6><7><8><9>");
    expect(onClosed).not.toHaveBeenCalled();
  });

  it("above the limit close the connection, and the rest is not even parsed", async () => {
    const body = Buffer.alloc(MEGABYTE);
    const { open, handle, onClosed, onParsed } = await listening(
      (_request, response) => void response.end(body),
      { maxUnreadBytes: Number.POSITIVE_INFINITY },
    );
    await readAll(await open(REQUEST.repeat(1_000)));
    expect(handle.mock.calls.length).toBeLessThanOrEqual(1 + 16);
    expect(onParsed.mock.calls.length).toBe(handle.mock.calls.length + 1);
    expect(onClosed.mock.calls).toEqual([["pipelined", 1]]);
  });

  it("close the connection if too many bytes of responses are unread", async () => {
    const body = Buffer.alloc(16 * MEGABYTE);
    const { open, handle, onClosed } = await listening((_request, response) => void response.end(body));
    await readAll(await open(REQUEST.repeat(3)));
    expect(handle).toHaveBeenCalledOnce();
    expect(onClosed.mock.calls).toEqual([["pipelined", 1]]);
  });
});

describe("unread responses", () => {
  it("above the total limit are aborted, the largest first", async () => {
    const bodies = [16, 1, 16].map((megabytes) => Buffer.alloc(megabytes * MEGABYTE));
    const { connections, open, handle, onClosed } = await listening(
      (_request, response) => void response.end(bodies.pop()),
      { maxUnreadBytesInAll: 8 * MEGABYTE },
    );
    await open(REQUEST);
    await vi.waitUntil(() => handle.mock.calls.length === 1, { timeout: 10_000 });
    const small = await open(REQUEST);
    await vi.waitUntil(() => handle.mock.calls.length === 2, { timeout: 10_000 });
    await open(REQUEST);
    await vi.waitUntil(() => connections() === 1, { timeout: 10_000 });
    expect(onClosed.mock.calls.every(([reason]) => reason === "unread")).toBe(true);
    bodies.push(Buffer.from("still there"));
    small.write(LAST_REQUEST);
    expect(await readAll(small)).toContain("still there");
  });

  it("are aborted after a timeout, even if the client reads a part", async () => {
    const body = Buffer.alloc(16 * MEGABYTE);
    const { connections, handle, open } = await listening((_request, response) => void response.end(body), {
      timeout: 50,
    });
    await open(REQUEST);
    await vi.waitUntil(() => handle.mock.calls.length === 1, { timeout: 10_000 });
    await vi.waitUntil(() => connections() === 0, { timeout: 10_000 });
  });
});

describe("an incomplete request", () => {
  const limits = { headersTimeout: 100, requestTimeout: 60_000, connectionsCheckingInterval: 10 };

  it.each([
    ["in its headers", "GET / HTTP/1.1\r\nhost: loc"],
    ["before its first byte", ""],
  ])("stopped %s: times out earlier than one whose body is incomplete", async (_case, sent) => {
    const { open } = await listening((_request, response) => void response.end(), limits);
    const body = await open("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{");
    const ended = vi.fn();
    body.on("close", ended);
    await readAll(await open(sent));
    expect(ended).not.toHaveBeenCalled();
  });

  it("whose body is incomplete times out too", async () => {
    const { open } = await listening(() => undefined, { ...limits, requestTimeout: 200 });
    const received = await readAll(
      await open("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"),
    );
    expect(received).toContain("408");
  });
});

it("the timeouts of a connection allow a 408 before the idle timeout closes it", () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, timeout } = DEFAULT_CONNECTION_LIMITS;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
  expect(timeout).toBeGreaterThan(requestTimeout + connectionsCheckingInterval);
});

it("connections above the limit are refused, and existing ones continue", async () => {
  const { open, onClosed } = await listening((_request, response) => void response.end("here"), {
    maxConnections: 2,
  });
  const first = await open("");
  const second = await open("");
  expect(await readAll(await open(""))).toBe("");
  expect(onClosed.mock.calls).toEqual([["connections", 1]]);
  first?.write(LAST_REQUEST);
  expect(first && (await readAll(first))).toContain("here");
  expect(second?.closed).toBe(false);
});

/** A listening site, and a new connection that it has accepted. */
async function connected() {
  const { server } = siteOf();
  const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
  const accepted = once(server.server, "connection");
  const connection = connect(Number(port), "127.0.0.1");
  onTestFinished(() => void connection.destroy());
  await accepted;
  return { server, connection };
}

describe("a shutdown", () => {
  it("answers the first request of a connection that was new when the site stopped listening", async () => {
    const { server, connection } = await connected();
    server.readiness.stop();
    const closed = server.close();
    connection.write("GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n");
    expect(await text(connection)).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n.*User-agent: \*/is);
    await closed;
  });

  it("closes a connection on which nothing is asked", async () => {
    const { server, connection } = await connected();
    const closed = server.close();
    connection.resume();
    await Promise.all([once(connection, "close"), closed]);
  });
});
