import type { ServerResponse } from "node:http";
import { constants, deflateRawSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connect, connectInProcess, never, randomIs, serve } from "./rest-harness.ts";

const html = "<!doctype html><title>Bad gateway</title><h1>502</h1>";

/** The error of a ping that is answered so, and the requests. */
async function failedPing(respond: Parameters<typeof serve>[0], options: RestMarketingApiOptions = {}) {
  const { baseUrl, received } = await serve(respond);
  return { error: await refusal(connect({ baseUrl, ...options }).ping.get()), received };
}

test("a response that is not JSON is unreadable", async () => {
  const { error, received } = await failedPing((response) => response.writeHead(200).end(html));
  expect(error).toMatchObject({ failure: "unreadable", status: 200, problem: html, attempts: 1 });
  expect(error.message).toBe(
    "The service's response cannot be read when calling ping.get: it is no object in JSON",
  );
  expect(received).toHaveLength(1);
});

const whole = gzipSync(`{"health_status":"${"well ".repeat(1000)}"}`);

test.each<[string, (response: ServerResponse) => unknown]>([
  ["half a JSON", (response) => response.writeHead(200).end('{"health_status":"we')],
  ["half a JSON that ends in a brace", (response) => response.writeHead(200).end('{"stats":{"opens":1}')],
  ["an empty 200", (response) => response.writeHead(200).end()],
  ["a 200 with white space alone", (response) => response.writeHead(200).end(" \n")],
  [
    "half of a compressed response",
    (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(whole.subarray(0, -20)),
  ],
  [
    "the head of a compressed response",
    (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(whole.subarray(0, 10)),
  ],
])("%s to a GET is unreadable, and repeated", async (_, respond) => {
  randomIs(0);
  const { error } = await failedPing(respond);
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 4 });
  expect(error.message).toBe(
    "The service's response cannot be read when calling ping.get: its body ends too early",
  );
  const { baseUrl } = await serve((response, _request, count) =>
    count < 4 ? respond(response) : response.end('{"health_status":"well"}'),
  );
  expect(await connect({ baseUrl }).ping.get()).toEqual({ health_status: "well" });
});

test.each(['"text"', "7", "true"])("a response that is %s is unreadable", async (body) => {
  const { error, received } = await failedPing((response) => response.writeHead(200).end(body));
  expect(error).toMatchObject({ failure: "unreadable", status: 200, problem: body, attempts: 1 });
  expect(error.message).toBe(
    "The service's response cannot be read when calling ping.get: it is no object in JSON",
  );
  expect(received).toHaveLength(1);
});

test("the status of a failure counts, also when its body is cut off", async () => {
  randomIs(0);
  const { baseUrl, received } = await serve((response, _request, count) => {
    response.writeHead(count === 1 ? 429 : 403, {
      "content-type": "application/json",
      "content-length": "100",
    });
    response.write('{"title"', () => response.destroy());
  });
  const error = await refusal(connect({ baseUrl }).campaigns.send({ campaign_id: "a" }));
  expect(error).toMatchObject({ failure: "refused", status: 403, attempts: 2 });
  expect(received).toHaveLength(2);
});

test("a null is a success without data", async () => {
  const { baseUrl } = await serve((response) => response.writeHead(200).end("null"));
  expect(await connect({ baseUrl }).ping.get()).toBeUndefined();
});

test("a 204 with a body is a success without data", async () => {
  const respond = ({ socket }: ServerResponse) =>
    socket?.end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n{}");
  const { baseUrl } = await serve(respond);
  expect(await connect({ baseUrl }).ping.get()).toBeUndefined();
});

test("a list that is answered with 204 has no pages, and says so", async () => {
  const { baseUrl } = await serve((response) => response.writeHead(204).end());
  const all = connect({ baseUrl }).lists.list.all().toArray({ limit: 10 });
  expect(await refusal(all)).toMatchObject({ failure: "unreadable", operation: "lists.list" });
});

test.for([200, 201, 202])("an empty %i to a POST is a success without data", async (status) => {
  const { baseUrl } = await serve((response) => response.writeHead(status).end());
  expect(await connect({ baseUrl }).campaigns.send({ campaign_id: "a" })).toBeUndefined();
});

/** A gzip of about 1.6 MB that decompresses to 1.6 GB: a repeated block of zeros, without the end of the stream. */
function bomb(): Buffer {
  const zeros = deflateRawSync(Buffer.alloc(16 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const head = gzipSync("").subarray(0, 10);
  return Buffer.concat([head, ...Array.from({ length: 100 }, () => zeros)]);
}

function endless(response: ServerResponse): void {
  response.writeHead(200);
  const write = () => response.write("x".repeat(64 * 1024), (broken) => (broken ? undefined : write()));
  write();
}

const decompressing = (response: ServerResponse) =>
  response.writeHead(200, { "content-encoding": "gzip" }).end(bomb());

test.for([
  ["without an end", endless, { maxResponseBytes: 1_000_000 }, "larger than 1000000 bytes"],
  ["that decompresses to 1.6 GB", decompressing, {}, "larger than 104857600 bytes"],
] as const)("a response %s is not read completely, and not retried", async ([, respond, options, why]) => {
  const { error, received } = await failedPing(respond, options);
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 1 });
  expect(error.message).toContain(why);
  expect(received).toHaveLength(1);
});

test("an unexpected exception becomes the error of the port, too", async () => {
  const random = vi.spyOn(Math, "random").mockImplementation(() => {
    throw new RangeError("no more chance");
  });
  onTestFinished(() => random.mockRestore());
  const { error } = await failedPing((response) => response.writeHead(503).end());
  expect(error).toMatchObject({ operation: "ping.get", cause: { message: "no more chance" } });
});

test("a truncated response is unreadable, and retried", async () => {
  randomIs(0);
  const { error, received } = await failedPing((response, _request, count) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"health_status"', () => response.destroy());
    expect(count).toBeLessThan(5);
  });
  expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 4 });
  expect(error.message).toContain("cannot be read");
  expect(error.cause).toBeInstanceOf(Error);
  expect(received).toHaveLength(4);
});

test.for<[string, string, (response: ServerResponse) => unknown]>([
  ["badly compressed", "", (response) => response.writeHead(200, { "content-encoding": "gzip" }).end("no!")],
  ["not HTTP", "did not respond in HTTP", ({ socket }) => socket?.end("220 mail.example ESMTP\r\n\r\n")],
])("a response that is %s is unreadable", async ([, why, respond]) => {
  randomIs(0);
  const { error } = await failedPing(respond);
  expect(error.failure).toBe("unreadable");
  expect(error.message).toContain(why);
});

test.for([
  ["reset", "ECONNRESET", ({ socket }: ServerResponse) => socket?.resetAndDestroy()],
  ["refused", "ECONNREFUSED", undefined],
] as const)(
  "a connection %s is a network failure, with the library's error as its cause",
  async ([, code, respond]) => {
    randomIs(0);
    // Nobody listens at the port 3.
    const { baseUrl } = respond ? await serve(respond) : { baseUrl: "http://127.0.0.1:3/3.0" };
    const error = await refusal(connect({ baseUrl }).ping.get());
    expect(error).toMatchObject({ failure: "network", attempts: 4, status: undefined, headers: undefined });
    expect(error).toMatchObject({ cause: { code }, request: { method: "GET", url: `${baseUrl}/ping` } });
  },
);

test.for([
  ["a request without a response", never],
  ["a response that stalls in the body", () => new Response(new ReadableStream({ pull: never }))],
] as const)(
  "%s times out after 120 seconds, also if a custom fetch ignores the signal",
  async ([, respond]) => {
    const { api, sent } = connectInProcess(respond);
    const ended = vi.fn();
    const call = refusal(api.ping.get()).finally(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ failure: "timeout", attempts: 1, cause: { name: "TimeoutError" } });
    expect(sent).toHaveLength(1);
  },
);

test("a call ends that a custom fetch aborts itself, and never answers", async () => {
  const given = new AbortController();
  const { api } = connectInProcess(() => {
    given.abort();
    return never();
  });
  const call = refusal(api.ping.get({}, { signal: given.signal }));
  await vi.advanceTimersByTimeAsync(0);
  expect(await call).toMatchObject({ failure: "aborted", cause: { name: "AbortError" } });
});
