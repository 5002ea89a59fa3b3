import { once } from "node:events";
import { createServer } from "node:net";
import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { skipTime, stopTime } from "./replaced-time.ts";
import { connect, failureOf, portOf, serve, serveRaw } from "./rest-harness.ts";

const html = "<!doctype html><title>Bad gateway</title><h1>502</h1>";

test("a response that is not JSON is unreadable", async () => {
  skipTime();
  const { baseUrl, received } = await serve((response) => response.writeHead(200).end(html));
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "unreadable", status: 200, problem: html, attempts: 1 });
  expect(error.message).toBe("The service's response is not JSON when calling ping.get");
  expect(error.cause).toBeInstanceOf(SyntaxError);
  expect(received).toHaveLength(1);
});

test.for([200, 201, 202])("an empty %i is a success without data", async (status) => {
  const { baseUrl } = await serve((response) => response.writeHead(status).end());
  expect(await connect({ baseUrl }).ping.get()).toBeUndefined();
});

test("a response that is too large is not read completely, and not retried", async () => {
  const { baseUrl, received } = await serve((response) => {
    response.writeHead(200);
    const write = () => response.write("x".repeat(64 * 1024), (broken) => (broken ? undefined : write()));
    write();
  });
  const error = await failureOf(connect({ baseUrl, maxResponseBytes: 1_000_000 }).ping.get());
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 1 });
  expect(error.message).toContain("larger than 1000000 bytes");
  expect(received).toHaveLength(1);
});

/** A gzip of about 1.6 MB that decompresses to 1.6 GB: a repeated block of zeros, without the end of the stream. */
function bomb(): Buffer {
  const zeros = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const head = gzipSync("").subarray(0, 10);
  return Buffer.concat([head, ...Array.from({ length: 100 }, () => zeros)]);
}

test("a small response that decompresses to 1.6 GB is not decompressed completely", async () => {
  const packed = bomb();
  expect(packed.length).toBeLessThan(2_000_000);
  const { baseUrl, received } = await serve((response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(packed),
  );
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 1 });
  expect(error.message).toContain("larger than 104857600 bytes");
  expect(received).toHaveLength(1);
});

test("an unexpected exception becomes the error of the port, too", async () => {
  const { baseUrl } = await serve((response) => response.writeHead(503).end());
  const random = vi.spyOn(Math, "random").mockImplementation(() => {
    throw new RangeError("no more chance");
  });
  onTestFinished(() => random.mockRestore());
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ operation: "ping.get", cause: { message: "no more chance" } });
});

test("a truncated response is unreadable, and retried", async () => {
  skipTime();
  const { baseUrl, received } = await serve((response, _request, count) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"health_status"', () => response.destroy());
    expect(count).toBeLessThan(5);
  });
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 4 });
  expect(error.message).toContain("cut off");
  expect(error.cause).toBeInstanceOf(Error);
  expect(received).toHaveLength(4);
});

test.for([
  ["badly compressed", "HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nno!", ""],
  ["not HTTP", "220 mail.example ESMTP\r\n\r\n", "did not respond in HTTP"],
] as const)("a response that is %s is unreadable", async ([, bytes, why]) => {
  skipTime();
  const { baseUrl } = await serveRaw((socket) => socket.write(bytes));
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error.failure).toBe("unreadable");
  expect(error.message).toContain(why);
});

test("a connection reset is a network failure, with the library's error as its cause", async () => {
  skipTime();
  const { baseUrl } = await serveRaw((socket) => socket.resetAndDestroy());
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "network", attempts: 4, status: undefined, headers: undefined });
  expect(error.cause).toMatchObject({ code: "ECONNRESET" });
});

test("a refused connection is a network failure", async () => {
  skipTime();
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${portOf(server.address())}/3.0`;
  await new Promise((resolve) => server.close(resolve));
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "network", request: { method: "GET", url: `${baseUrl}/ping` } });
  expect(error.cause).toMatchObject({ code: "ECONNREFUSED" });
});

test("a request without a response times out after 120 seconds", async () => {
  const standing = stopTime();
  const { baseUrl, received } = await serve(() => standing.pass(120_000));
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "timeout", attempts: 1 });
  expect(error.cause).toMatchObject({ name: "TimeoutError" });
  expect(standing.waits).toEqual([120_000]);
  expect(received).toHaveLength(1);
});

test("a response that stalls in the body times out, too", async () => {
  const standing = stopTime();
  const { baseUrl } = await serve((response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"health_status"', () => setImmediate(() => standing.pass(5_000)));
  });
  const error = await failureOf(connect({ baseUrl }).ping.get({}, { timeout: 5_000 }));
  expect(error.failure).toBe("timeout");
});

test("after a failure the next call succeeds", async () => {
  const { baseUrl } = await serve((response, _request, count) => {
    if (count === 1) response.socket?.destroy();
    else response.writeHead(200).end('{"health_status":"well"}');
  });
  const { ping } = connect({ baseUrl, concurrency: 1 });
  expect((await failureOf(ping.get({}, { retry: 0 }))).failure).toBe("network");
  expect(await ping.get()).toEqual({ health_status: "well" });
});
